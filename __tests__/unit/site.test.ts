import { DEMONSTRATION_IDENTITY, IDENTITY_NAMES } from "@/content/shipped/identity";
import { readEnv } from "@/lib/config/env";
import { identityOf } from "@/lib/config/identity";
import { VENUE_SETTINGS } from "@/testing/another-venue";

/** Settings are read once per process, so that each case loads the module again. */
async function siteWith(variables: Record<string, string>) {
  jest.resetModules();
  const before = process.env;
  process.env = { ...before, ...variables };
  const { site } = await import("@/lib/config/site");
  void site.name;
  process.env = before;
  return site;
}

describe("the phone number", () => {
  test.each([
    ["04 65 71 15 00", "tel:+33465711500"],
    ["04.65.71.15.00", "tel:+33465711500"],
    ["04-65-71-15-00", "tel:+33465711500"],
    ["+33 4 65 71 15 00", "tel:+33465711500"],
    ["+33 (0)4 65 71 15 00", "tel:+33465711500"],
    ["+33(0)465711500", "tel:+33465711500"],
    ["+33 04 65 71 15 00", "tel:+33465711500"],
    ["0033 (0)4 65 71 15 00", "tel:+33465711500"],
    ["0041 (0)21 555 12 34", "tel:+41215551234"],
    ["+41 21 555 12 34", "tel:+41215551234"],
    ["39 49 00", "tel:394900"],
  ])("%s dials %s", async (SITE_PHONE, href) => {
    const { phone } = await siteWith({ SITE_PHONE });
    expect(phone?.href).toBe(href);
  });

  test("is shown as it was given, and never breaks over two lines", async () => {
    const { phone } = await siteWith({ SITE_PHONE: "04 65 71 15 00" });
    expect(phone?.shown).toBe("04\u00a065\u00a071\u00a015\u00a000");
  });
});

describe("the address", () => {
  test.each([
    [
      "12 chemin de la Draille, Les Aiguillas, 05350 Arvieux",
      { street: "12 chemin de la Draille, Les Aiguillas", postalCode: "05350", locality: "Arvieux" },
    ],
    [
      "Le Villard, 05350 Château-Ville-Vieille",
      { street: "Le Villard", postalCode: "05350", locality: "Château-Ville-Vieille" },
    ],
  ])("is split into its parts: %s", async (SITE_ADDRESS, parts) => {
    const { address } = await siteWith({ SITE_ADDRESS });
    expect(address).toEqual({ full: SITE_ADDRESS, ...parts });
  });

  test("is searched on a map together with the venue's name", async () => {
    const { mapUrl } = await siteWith({ SITE_NAME: "Chalet & Co", SITE_ADDRESS: "Le Pré, 05350 Arvieux" });
    expect(new URL(mapUrl ?? "").searchParams.get("query")).toBe("Chalet & Co, Le Pré, 05350 Arvieux");
  });
});

describe("the rest of the identity", () => {
  test("has coordinates only if they are configured", async () => {
    expect((await siteWith({})).geo).toBeUndefined();
    expect((await siteWith({ SITE_GEO: "44.7312,6.8447" })).geo).toEqual({
      latitude: 44.7312,
      longitude: 6.8447,
    });
  });

  test("lists the publisher's registration numbers one by one", async () => {
    await siteWith({ PUBLISHER_REGISTRATION: "RCS 1 ; SIRET 2;TVA 3" });
    const { filled } = await import("@/lib/content/placeholders");
    expect(filled("{publisherRegistration}")).toBe("RCS 1 ; SIRET 2 ; TVA 3");
  });

  test("has the altitude and capacity of the specification", async () => {
    const site = await siteWith({});
    expect(site.altitude).toBe("1500\u00a0m");
    expect(site.capacity).toEqual({ most: 10, shown: "8 à 10" });
  });

  test("has another venue's values, and no altitude at sea level", async () => {
    const site = await siteWith({ SITE_ALTITUDE: "0", SITE_CAPACITY: "12" });
    expect(site.altitude).toBeUndefined();
    expect(site.capacity).toEqual({ most: 12, shown: "12" });
    expect((await siteWith({ SITE_CAPACITY: "6 à 14" })).capacity?.shown).toBe("6 à 14");
  });
});

test.each([
  ["Le Chalet des Quatre Éléments", "du Chalet des Quatre Éléments", "au Chalet des Quatre Éléments"],
  ["Les Granges d’En Haut", "des Granges d’En Haut", "aux Granges d’En Haut"],
  ["La Bergerie", "de la Bergerie", "à la Bergerie"],
  ["L’Étape", "de l’Étape", "à l’Étape"],
  ["Montfleury", "de Montfleury", "à Montfleury"],
  ["Écrins et Cie", "d’Écrins et Cie", "à Écrins et Cie"],
])("%s is written as « %s », « %s »", async (SITE_NAME, ofName, atName) => {
  expect(await siteWith({ SITE_NAME })).toMatchObject({ ofName, atName });
});

test("the location is one line of its known parts", async () => {
  const known = { SITE_ADDRESS: "1 rue Haute, 05350 Arvieux", SITE_REGION: "Hautes-Alpes" };
  expect((await siteWith({ ...known, SITE_ALTITUDE: "1500" })).whereabouts).toBe(
    "Arvieux, Hautes-Alpes, 1500\u00a0m",
  );
  expect((await siteWith({ ...known, SITE_ALTITUDE: "0" })).whereabouts).toBe("Arvieux, Hautes-Alpes");
});

const OWN = { CONTENT_DIR: "content/example", ...VENUE_SETTINGS };

describe("own content", () => {
  test.each(IDENTITY_NAMES.filter((name) => name !== "SITE_NAME"))(
    "an empty %s means none, without the demonstration's",
    async (name) => {
      const site = await siteWith({ ...OWN, [name]: " " });
      const { identity } = await import("@/lib/config/identity");
      const shown = JSON.stringify(
        [site.email, site.phone, site.address, site.region, site.mapUrl, identity()].concat(
          site.altitude,
          site.whereabouts,
          site.nameAndAddress,
          site.capacity?.shown,
        ),
      );
      for (const value of Object.values(DEMONSTRATION_IDENTITY)) expect(shown).not.toContain(value);
    },
  );

  test("needs every setting, and one line names all missing ones", () => {
    const { SITE_PHONE, PUBLISHER_URL, ...others } = OWN;
    expect(() => identityOf(readEnv(others))).toThrow(
      /^Configuration : [^\n]*SITE_PHONE, PUBLISHER_URL [^\n]*\.$/,
    );
    expect(() => identityOf(readEnv({ CONTENT_DIR: "content/example" }))).toThrow(IDENTITY_NAMES.join(", "));
    expect(() => identityOf(readEnv(OWN))).not.toThrow();
    const all = Object.fromEntries(IDENTITY_NAMES.map((name) => [name, ""]));
    expect(() => identityOf(readEnv({ ...OWN, ...all, SITE_NAME: "La Grange" }))).not.toThrow();
  });

  test.each([
    [{}, "Studio Goémon"],
    [{ PUBLISHER_NAME: "SCI La grange de Kerlann" }, undefined],
    [{ PUBLISHER_NAME: "Gwenn Kerlann", PUBLISHER_EMAIL: OWN.SITE_EMAIL }, undefined],
  ])("has an agency only if that is not the venue: %j", async (publisher, agency) => {
    expect(await siteWith({ ...OWN, ...publisher })).toMatchObject({ agency, credit: undefined });
  });

  test("has the credit that was given", async () => {
    const { credit } = await siteWith({ ...OWN, SITE_CREDIT: "Anne Le Goff, https://anne.example/sites" });
    expect(credit).toEqual({ name: "Anne Le Goff", url: "https://anne.example/sites" });
  });

  test("needs a name", () => {
    expect(() => identityOf(readEnv({ ...OWN, SITE_NAME: "" }))).toThrow(
      /^Configuration : [^\n]*SITE_NAME ne peut pas être vide[^\n]*\.$/,
    );
  });
});

test("the demonstration needs no setting, and ignores empty ones", () => {
  expect(identityOf(readEnv({}))).toEqual(DEMONSTRATION_IDENTITY);
  expect(identityOf(readEnv({ SITE_PHONE: "", SITE_NAME: "Le Refuge" }))).toEqual({
    ...DEMONSTRATION_IDENTITY,
    SITE_NAME: "Le Refuge",
  });
});
