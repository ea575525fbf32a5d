import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Content } from "./firestore/seed";
import { listen } from "./serve.mjs";

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

const SHAPES_FOLDER = "testing/shapes";
/** The placeholder of the picture server in the files of `SHAPES_FOLDER`. */
const PICTURE_ORIGIN = "http://photos.kerlann.example";

// A fixed port, because addresses of pictures are known before the server runs.
const [HOST, PORT] = ["127.0.0.1", 3981];
export const IMAGE_HOSTS = `${HOST}:${PORT}`;

const readShape = (file: string) => readFileSync(path.join(SHAPES_FOLDER, file), "utf8");

/** Documents by collection and id, in shapes that the demonstration lacks. */
export function shapes(): Content {
  const read = (file: string) =>
    JSON.parse(readShape(file).replaceAll(PICTURE_ORIGIN, `http://${IMAGE_HOSTS}`));
  const files = readdirSync(SHAPES_FOLDER).map((file) => [path.basename(file, ".json"), read(file)]);
  const { pages, ...others } = Object.fromEntries(files);
  const filled = Object.entries<Shape>(pages).map(([id, page]) => [
    id,
    page.pictures ? fill(id, page) : page,
  ]);
  return { ...others, pages: Object.fromEntries(filled) };
}

type Shape = { title: string; intro: string; pictures?: string[] };

/** A page with the texts that its intro gives, and with pictures of the sizes that its file names. */
const fill = (id: string, { pictures = [], ...page }: Shape) => ({
  description: `${page.intro} Une grange de la pointe du Finistère.`,
  summary: page.intro.slice(0, 60).replace(/\.$/, ""),
  images: pictures.map((size, i) => `http://${IMAGE_HOSTS}/${size}/${id}-${i + 1}.jpg`),
  alts: pictures.map((_, i) => `La grange, vue ${i + 1} : ${page.title}`),
  ...page,
});

/** Serves the pictures that `shapes` name. */
export function servePictures() {
  // Each drawing is asked for dozens of times.
  const drawings = new Map<string, Promise<Buffer>>();
  return listen(
    (request, response) => {
      const address = request.url ?? "";
      const drawing = drawings.get(address) ?? drawPicture(address);
      drawings.set(address, drawing);
      void drawing.then((jpeg) => response.setHeader("content-type", "image/jpeg").end(jpeg));
    },
    HOST,
    PORT,
  );
}

/** A picture of the size in its address (`/1600x1000/plage.jpg`), framed to show how it is cropped. */
async function drawPicture(address: string): Promise<Buffer> {
  const [, width = "", height = ""] = /^\/(\d+)x(\d+)\//.exec(address) ?? [];
  const hue = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue}, 30%, 60%)"/>
      <rect y="62%" width="100%" height="38%" fill="hsl(${(hue + 40) % 360}, 35%, 35%)"/>
      <circle cx="50%" cy="40%" r="18%" fill="hsl(${hue}, 45%, 85%)"/>
      <rect width="100%" height="100%" fill="none" stroke="white" stroke-width="40"/>
    </svg>`),
  )
    .jpeg()
    .toBuffer();
}
