import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { PAGES, type PageId } from "@/lib/routes";

/** The settings of a venue that is not the demonstration. */
export const VENUE_SETTINGS = {
  SITE_NAME: "La Grange de Kerlann",
  SITE_EMAIL: "bonjour@kerlann.example",
  SITE_PHONE: "02 61 91 12 34",
  SITE_ADDRESS: "3 hent ar Mor, 29217 Plougonvelin",
  SITE_REGION: "Finistère",
  SITE_ALTITUDE: "0",
  SITE_CAPACITY: "12",
  SITE_URL: "https://kerlann.example",
  PUBLISHER_NAME: "Studio Goémon",
  PUBLISHER_LEGAL: "entreprise individuelle",
  PUBLISHER_REGISTRATION: "SIREN 000 000 000",
  PUBLISHER_ADDRESS: "1 quai du Port, 29200 Brest",
  PUBLISHER_PHONE: "02 61 91 55 00",
  PUBLISHER_EMAIL: "studio@goemon.example",
  PUBLISHER_DIRECTOR: "Maël Tanguy",
  PUBLISHER_URL: "https://goemon.example",
  HOSTING_NAME: "Phare Hébergement",
  HOSTING_ADDRESS: "2 rue du Môle, 29200 Brest",
  HOSTING_PHONE: "02 61 91 66 00",
  HOSTING_URL: "https://phare.example",
};

type Documents = Record<string, Record<string, unknown>>;

const HOSTS = [
  { name: "Gwenn Abgrall", role: "Sonneuse", content: "Gwenn joue.\n\nElle accueille." },
  { name: "Yann Le Goff", role: "Jardinier", content: "<p>Yann plante.</p>" },
];

/** The words of every page, and whatever each may hold besides. */
const pages = (picture: (name: string) => string): Documents =>
  Object.fromEntries(
    (Object.keys(PAGES) as PageId[]).map((id) => [
      id,
      {
        title: `Notre ${id}`,
        intro: `Ce que dit Kerlann de ${id}.`,
        content: `<h2>Sur la côte</h2><p>Le vent d’ouest, page ${id}.</p>`,
        images: [1, 2, 3, 4].map((number) => picture(`${id}-${number}`)),
        alts: [1, 2, 3, 4].map((number) => `La grange, vue ${number}, ${PAGES[id].path}`),
        ...(id === "accueil" && { captions: ["Degemer mat", "La grange", "Les ateliers", "La mer"] }),
        ...(id === "le-lieu" && { poem: "La mer monte\nLa mer descend\n\nLe phare tourne" }),
        ...(id === "nous-connaitre" && {
          hosts: HOSTS.map((host, i) => ({ ...host, img: picture(`hote-${i}`) })),
        }),
      },
    ]),
  );

const venue = (picture: (name: string) => string): Record<string, Documents> => ({
  pages: pages(picture),
  photos: {
    plage: {
      name: "01 La plage",
      // The one that the page of the place begins its own pictures with.
      img: picture("le-lieu-1"),
      alt: "La plage à marée basse",
      caption: "Un matin de mai",
    },
  },
  partners: {
    "soaz-riou": { title: "Soaz Riou", activity: "Conteuse", pictureprofile: picture("soaz") },
  },
  workshops: {
    conte: {
      title: "Conter le soir",
      category: "Bien-être",
      img: picture("conte"),
      alt: "Un livre ouvert",
      element: "Feu",
      content: "Une heure.",
    },
    "cap-clair": { title: "Cap clair", category: "Coaching", price: 60 },
    varech: { title: "Lire le varech", category: "Expérimentations sur le terrain" },
    danse: { title: "Danser en rond", category: "Danse & Fest-noz", content: "À deux, à dix." },
  },
  calendar: {
    equinoxe: {
      title: "Marées d’équinoxe",
      dateStart: "2031-03-20",
      dateEnd: "2031-03-23",
      price: "à partir de 340 €",
      img: [picture("equinoxe")],
    },
    hiver: { title: "Veillées d’hiver" },
    passee: { title: "La première", dateStart: "2020-05-01", dateEnd: "2020-05-02" },
  },
});

export type Venue = { folder: string; settings: Record<string, string>; remove(): Promise<void> };

/**
 * A venue that fills everything a host can fill: a content folder, its settings, and a server with
 * its pictures. `more` puts further documents, by collection.
 */
export async function anotherVenue(more: Record<string, Documents> = {}): Promise<Venue> {
  const jpeg = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#5b7f95" } })
    .jpeg()
    .toBuffer();
  const pictures = http.createServer((_, response) =>
    response.setHeader("content-type", "image/jpeg").end(jpeg),
  );
  await new Promise<void>((resolve) => pictures.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  const folder = mkdtempSync(path.join(tmpdir(), "lieu-"));
  for (const [collection, documents] of Object.entries(venue((name) => `http://${host}/${name}.jpg`)))
    writeFileSync(
      path.join(folder, `${collection}.json`),
      JSON.stringify({ ...documents, ...more[collection] }),
    );
  return {
    folder,
    settings: { ...VENUE_SETTINGS, CONTENT_DIR: folder, IMAGE_HOSTS: host },
    remove: async () => {
      rmSync(folder, { recursive: true });
      pictures.closeAllConnections();
      await new Promise((resolve) => pictures.close(resolve));
    },
  };
}
