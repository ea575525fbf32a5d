import {
  breadcrumbs,
  itemList,
  jsonLd,
  postalAddress,
  profilePage,
  retreatEvent,
  workshopService,
} from "@/lib/site/structured-data";

const retreat = {
  id: "neige",
  title: "Neige et silence",
  start: "2027-12-30",
  end: "2028-01-02",
  images: ["/demo/neige.jpg", "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media"],
  description: "Un long week-end.",
};

test("a dated retreat is an event with all its data", () => {
  expect(retreatEvent(retreat)).toMatchObject({
    "@type": "Event",
    name: "Neige et silence",
    startDate: "2027-12-30",
    endDate: "2028-01-02",
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: "Le Chalet des Quatre Éléments", address: postalAddress() },
    organizer: { name: "Le Chalet des Quatre Éléments", url: "http://localhost:3000/" },
    description: "Un long week-end.",
    url: "http://localhost:3000/calendrier/flyers/neige",
    image: [
      expect.stringMatching(/^http:\/\/localhost:3000\/calendrier\/flyers\/neige\/opengraph-image\?v=/),
      "http://localhost:3000/demo/neige.jpg",
      "https://firebasestorage.googleapis.com/v0/b/x/o/a?alt=media",
    ],
  });
});

test("a retreat without a first day is no event; its last day may be unknown", () => {
  expect(retreatEvent({ ...retreat, end: undefined })).toMatchObject({ startDate: "2027-12-30" });
  expect(retreatEvent({ ...retreat, start: undefined })).toBeUndefined();
});

test("unknown values are left out", () => {
  const text = jsonLd([retreatEvent(retreat) ?? "", { "@type": "Place", address: postalAddress() }]);
  expect(text).not.toMatch(/null|undefined|GeoCoordinates|offers|performer/);
});

test("the address has the parts of the settings", () => {
  expect(postalAddress()).toEqual({
    "@type": "PostalAddress",
    streetAddress: "12 chemin de la Draille, Les Aiguillas",
    postalCode: "05350",
    addressLocality: "Arvieux",
    addressRegion: "Hautes-Alpes",
    addressCountry: "FR",
  });
});

test("no content closes the script", () => {
  const name = "</script><script>alert(1)</script><!-- \u2028\u2029 & \" ' 🔥";
  const text = jsonLd([{ "@type": "Event", name }]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});

test("lists start at one, with complete addresses", () => {
  expect(itemList("Liste", [{ name: "A", path: "/a" }])).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: "A", url: "http://localhost:3000/a" }],
  });
  expect(breadcrumbs({ name: "A", path: "/a" }).itemListElement).toMatchObject([
    { position: 1, name: "Accueil", item: "http://localhost:3000/" },
    { position: 2, name: "A", item: "http://localhost:3000/a" },
  ]);
});

test("a workshop with an amount is a service, with its own picture if it has one", () => {
  const workshop = { id: "bol", title: "Bain sonore", content: [], price: { shown: "28 €", euros: 28 } };
  expect(workshopService(workshop)).toMatchObject({
    ...{ "@type": "Service", name: "Bain sonore", offers: { price: 28 } },
  });
  expect(workshopService(workshop)).not.toHaveProperty("image");
  expect(workshopService({ ...workshop, image: "/demo/a.jpg" })).toHaveProperty(
    "image",
    "http://localhost:3000/demo/a.jpg",
  );
});

test("each host is a person of the house", () => {
  const page = profilePage("/nous-connaitre", [
    { name: "Claire", role: "Coach" },
    { name: "Élodie", role: "Kinésiologue" },
  ]);
  expect(page.mainEntity).toMatchObject([
    { "@type": "Person", name: "Claire", jobTitle: "Coach" },
    { "@type": "Person", name: "Élodie", jobTitle: "Kinésiologue" },
  ]);
});

test("a host has the address of their section, if there is one", () => {
  const { mainEntity } = profilePage("/nous-connaitre", [{ name: "Élodie" }, { name: "☼" }]);
  const [known, nameless] = mainEntity as object[];
  expect(known).toHaveProperty("@id", "http://localhost:3000/nous-connaitre#elodie");
  expect(nameless).not.toHaveProperty("@id");
});
