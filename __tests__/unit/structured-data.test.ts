import type { Status } from "@/lib/content/parse/fields";
import * as data from "@/lib/site/structured-data";

const retreat = {
  id: "neige",
  title: "Neige et silence",
  start: "2027-12-30",
  end: "2028-01-02",
  images: ["/demo/neige.jpg", "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media"],
  description: "Un long week-end.",
};
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
      `${SITE}/demo/neige.jpg`,
      "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media",
    ],
  });
  expect(data.retreatEvent({ ...retreat, end: undefined })).toMatchObject({ startDate: "2027-12-30" });
  expect(data.retreatEvent({ ...retreat, start: undefined })).toBeUndefined();
});

test("a retreat that is postponed without an end is off until its dates are known", () => {
  const postponed = { ...retreat, end: undefined, status: "reporté" as const, price: amount };
  expect(data.retreatEvent(postponed)).toMatchObject({
    eventStatus: "https://schema.org/EventPostponed",
    offers: { availability: "https://schema.org/OutOfStock" },
  });
});

const amount = { text: "490 €", euros: 490 };
test.each<[Status | undefined, string, string, string | undefined]>([
  [undefined, "EventScheduled", "InStock", undefined],
  ["complet", "EventScheduled", "SoldOut", "SoldOut"],
  ["annulé", "EventCancelled", "OutOfStock", undefined],
  ["reporté", "EventRescheduled", "InStock", undefined],
])("the state %s is %s, and its offer is %s, without a price %s", (status, event, priced, unpriced) => {
  expect(data.retreatEvent({ ...retreat, status, price: amount })).toMatchObject({
    eventStatus: `https://schema.org/${event}`,
    offers: { price: 490, priceCurrency: "EUR", availability: `https://schema.org/${priced}` },
  });
  for (const price of [undefined, { text: "sur demande" }, { text: "100 € d’acompte", euros: 100 }]) {
    const { offers: found } = { offers: undefined, ...data.retreatEvent({ ...retreat, status, price }) };
    if (!unpriced) expect(found).toBeUndefined();
    else expect(found).toMatchObject({ availability: `https://schema.org/${unpriced}` });
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
  expect(data.workshopService({ ...offered, image: "/demo/a.jpg" })).toHaveProperty(
    "image",
    `${SITE}/demo/a.jpg`,
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
  expect(data.retreatEvent({ ...retreat, places: 3, inscription })).toMatchObject({
    remainingAttendeeCapacity: 3,
    offers: { availability: "https://schema.org/LimitedAvailability", url: inscription },
  });
  expect(data.retreatEvent({ ...retreat, places: 3, inscription: "mailto:a@b.fr" })).toMatchObject({
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
