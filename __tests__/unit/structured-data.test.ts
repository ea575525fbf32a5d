import type { Retreat } from "@/lib/content";
import * as data from "@/lib/site/structured-data";
import { retreat as retreatOf } from "@/testing/retreat";

const retreat = retreatOf({
  title: "Neige et silence",
  start: "2027-12-30",
  end: "2028-01-02",
  images: ["/photos/neige.jpg", "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media"],
  description: "Un long week-end.",
});
const SITE = "http://localhost:3000";

test("a dated retreat is an event with all its data", () => {
  expect(data.retreatEvent(retreat)).toMatchObject({
    "@type": "Event",
    name: "Neige et silence",
    startDate: "2027-12-30",
    endDate: "2028-01-02",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Le Chalet des Quatre Éléments", address: data.postalAddress() },
    organizer: { name: "Le Chalet des Quatre Éléments", url: `${SITE}/` },
    description: "Un long week-end.",
    url: `${SITE}/calendrier/flyers/neige`,
    image: [
      expect.stringMatching(/^http:\/\/localhost:3000\/calendrier\/flyers\/neige\/opengraph-image\?v=/),
      `${SITE}/photos/neige.jpg`,
      "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media",
    ],
  });
  expect(data.retreatEvent({ ...retreat, end: undefined })).toMatchObject({ startDate: "2027-12-30" });
  expect(data.retreatEvent({ ...retreat, start: undefined })).toBeUndefined();
});

test("a price is in the offer if everybody pays it; a full retreat has an offer without one", () => {
  const offered = (typed: Partial<Retreat>) => {
    const { offers } = { offers: undefined, ...data.retreatEvent({ ...retreat, ...typed }) };
    return offers;
  };
  expect(offered({ price: { text: "490 €", euros: 490 } })).toMatchObject({
    price: 490,
    priceCurrency: "EUR",
  });
  for (const price of [undefined, { text: "sur demande" }, { text: "100 € d’acompte" }]) {
    expect(offered({ price })).toBeUndefined();
    expect(offered(retreatOf({ status: "complet", price }))).toMatchObject({
      availability: "https://schema.org/SoldOut",
    });
  }
});

test("the address has the parts of the settings, and unknown values are left out", () => {
  const text = data.jsonLd([
    data.retreatEvent(retreat) ?? "",
    { "@type": "Place", address: data.postalAddress() },
  ]);
  expect(text).not.toMatch(/null|undefined|GeoCoordinates|offers|performer/);
  expect(text).toContain(
    '"streetAddress":"12 chemin de la Draille, Les Aiguillas","postalCode":"05350","addressLocality":"Arvieux"',
  );
});

test("no content closes the script", () => {
  const name = "</script><script>alert(1)</script><!-- \u2028\u2029 & \" ' 🔥";
  const text = data.jsonLd([{ "@type": "Event", name }]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});

test("the way to a page starts at one, with complete addresses", () => {
  expect(data.breadcrumbs({ name: "A", path: "/a" }).itemListElement).toMatchObject([
    { position: 1, name: "Accueil", item: `${SITE}/` },
    { position: 2, name: "A", item: `${SITE}/a` },
  ]);
});

test("a workshop with an amount is a service, with its own picture if it has one", () => {
  const workshop = { id: "bol", title: "Bain sonore", content: [] };
  const offered = { ...workshop, price: { text: "28 €", euros: 28 } };
  const service = { "@type": "Service", name: "Bain sonore", offers: { price: 28 } };
  expect(data.workshopService(offered)).toMatchObject(service);
  expect(data.workshopService(offered)).not.toHaveProperty("image");
  expect(data.workshopService({ ...offered, image: "/photos/a.jpg" })).toHaveProperty(
    "image",
    `${SITE}/photos/a.jpg`,
  );
  expect(data.workshopService({ ...workshop, price: { text: "sur demande" } })).toBeUndefined();
});

test("each host is a person of the house, with the address of their section if there is one", () => {
  const { mainEntity } = data.profilePage("/nous-connaitre", [
    { name: "Élodie", role: "Coach" },
    { name: "☼" },
  ]);
  const [known, nameless] = mainEntity as object[];
  const id = `${SITE}/nous-connaitre#elodie`;
  expect(known).toMatchObject({ "@type": "Person", "@id": id, name: "Élodie", jobTitle: "Coach" });
  expect(nameless).toMatchObject({ "@type": "Person", name: "☼" });
  expect(nameless).not.toHaveProperty("@id");
});

test("places left are in the offer, which leads to the hosts' own form", () => {
  const inscription = "https://formulaire.example/neige";
  const few = retreatOf({ ...retreat, places: 3 });
  expect(data.retreatEvent({ ...few, inscription })).toMatchObject({
    remainingAttendeeCapacity: 3,
    offers: { availability: "https://schema.org/LimitedAvailability", url: inscription },
  });
  expect(data.retreatEvent({ ...few, inscription: "mailto:a@b.fr" })).toMatchObject({
    offers: { url: `${SITE}/calendrier/flyers/neige` },
  });
});

test("each next date of a workshop is an event", () => {
  const dates = [{ day: "2027-02-06" }, { day: "2027-02-13", time: "18:30", until: "20:00" }];
  expect(data.workshopEvents({ id: "yoga", title: "Yoga", content: [], dates })).toMatchObject([
    { "@type": "Event", name: "Yoga", startDate: "2027-02-06", url: `${SITE}/atelier/yoga` },
    { startDate: "2027-02-13T17:30:00.000Z", endDate: "2027-02-13T19:00:00.000Z" },
  ]);
});
