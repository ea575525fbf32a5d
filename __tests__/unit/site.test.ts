import { DEMONSTRATION_IDENTITY, IDENTITY_NAMES } from "@/content/demo/identity";
import { SHIPPED_PAGES } from "@/content/shipped/pages";
import { WORDS } from "@/content/shipped/words";
import { env, readEnv } from "@/lib/config/env";
import { identity, identityOf } from "@/lib/config/identity";
import { site } from "@/lib/config/site";
import { parseDocument } from "@/lib/content/parse";
import { filledHtml, filledText, settings, shippedPage } from "@/lib/content/shipped";
import type { PageId } from "@/lib/routes";
import { VENUE_SETTINGS } from "@/testing/another-venue";
import { remnantsIn } from "@/testing/remnants";

// A process reads its settings once: here each case gives its own.
jest.mock("@/lib/config/env", () => ({ ...jest.requireActual("@/lib/config/env"), env: jest.fn() }));
jest.mock("@/lib/config/identity", () => ({
  ...jest.requireActual("@/lib/config/identity"),
  identity: jest.fn(),
}));

function siteWith(variables: Record<string, string>) {
  const settings = readEnv(variables);
  jest.mocked(env).mockReturnValue(settings);
  jest.mocked(identity).mockReturnValue(identityOf(settings));
  return site;
}
beforeEach(() => void siteWith({}));

test.each([
  ["04 65 71 15 00", "tel:+33465711500"],
  ["+33(0)465711500", "tel:+33465711500"],
  ["0033 (0)4 65 71 15 00", "tel:+33465711500"],
  ["39 49 00", "tel:394900"],
])("the phone number %s dials %s, and never breaks over two lines", (SITE_PHONE, href) => {
  const text = SITE_PHONE.replaceAll(" ", "\u00a0");
  expect(siteWith({ ...OWN, SITE_PHONE }).phone).toEqual({ text, href });
});

test("the address is split into its parts, and searched on a map with the venue's name", () => {
  const SITE_ADDRESS = "12 chemin de la Draille, Les Aiguillas, 05350 Château-Ville";
  const { address, mapUrl } = siteWith({ ...OWN, SITE_NAME: "Chalet & Co", SITE_ADDRESS });
  expect(address).toEqual({
    full: SITE_ADDRESS,
    street: "12 chemin de la Draille, Les Aiguillas",
    postalCode: "05350",
    locality: "Château-Ville",
  });
  expect(new URL(mapUrl ?? "").searchParams.get("query")).toBe(`Chalet & Co, ${SITE_ADDRESS}`);
});

test("the publisher's registration numbers are listed one by one", () => {
  siteWith({ ...OWN, PUBLISHER_REGISTRATION: "RCS 1 ; SIRET 2;TVA 3" });
  expect(filledText("{PUBLISHER_REGISTRATION}")).toBe("RCS 1 ; SIRET 2 ; TVA 3");
});

test("altitude and capacity are those of requirement 1.3 or another venue's, coordinates none", () => {
  const site = siteWith({});
  expect(site.altitude).toBe("1500\u00a0m");
  expect(site.whereabouts).toBe("Arvieux, Hautes-Alpes, 1500\u00a0m");
  expect(site.capacity).toEqual({ most: 10, text: "8 à 10" });
  expect(site.geo).toBeUndefined();
  siteWith({ ...OWN, SITE_ALTITUDE: "0", SITE_CAPACITY: "12", SITE_GEO: "44.7312,6.8447" });
  expect(site.altitude).toBeUndefined();
  expect(site.whereabouts).toBe("Plougonvelin, Finistère");
  expect(site.capacity).toEqual({ most: 12, text: "12" });
  expect(site.geo).toEqual({ latitude: 44.7312, longitude: 6.8447 });
  expect(siteWith({ ...OWN, SITE_CAPACITY: "6 à 14" }).capacity?.text).toBe("6 à 14");
});

test.each([
  ["Le Chalet des Quatre Éléments", "du Chalet des Quatre Éléments", "au Chalet des Quatre Éléments"],
  ["Les Granges d’En Haut", "des Granges d’En Haut", "aux Granges d’En Haut"],
  ["La Bergerie", "de la Bergerie", "à la Bergerie"],
  ["L'Étape", "de l’Étape", "à l’Étape"],
  ["Montfleury", "de Montfleury", "à Montfleury"],
  ["Écrins et Cie", "d’Écrins et Cie", "à Écrins et Cie"],
])("%s is written as « %s », « %s »", (SITE_NAME, ofName, atName) => {
  expect(siteWith({ ...OWN, SITE_NAME })).toMatchObject({
    name: SITE_NAME.replace("'", "’"),
    ofName,
    atName,
  });
});

const OWN = { CONTENT_DIR: "content/example", ...VENUE_SETTINGS };
const OPTIONAL = IDENTITY_NAMES.filter((name) => name !== "SITE_NAME");
const without = (absent: readonly string[]) =>
  siteWith({ ...OWN, ...Object.fromEntries(absent.map((name) => [name, ""])) });

describe("own content", () => {
  test.each(OPTIONAL)("with an empty %s has none, and not the demonstration's", (name) => {
    const { email, phone, address, region, mapUrl, altitude, whereabouts, nameAndAddress, capacity } =
      without([name]);
    const all = [email, phone, address, region, mapUrl, altitude, whereabouts, nameAndAddress, capacity];
    const shown = JSON.stringify([...all, identity()]);
    for (const value of Object.values(DEMONSTRATION_IDENTITY)) expect(shown).not.toContain(value);
  });

  test("needs every setting, and one line names all missing ones; only the name must not be empty", () => {
    const { SITE_PHONE, PUBLISHER_URL, ...others } = OWN;
    const open = (variables: Record<string, string>) => () => identityOf(readEnv(variables));
    expect(open(others)).toThrow(/^Configuration : [^\n]*SITE_PHONE, PUBLISHER_URL [^\n]*\.$/);
    expect(open({ CONTENT_DIR: "content/example" })).toThrow(IDENTITY_NAMES.join(", "));
    const empty = Object.fromEntries(IDENTITY_NAMES.map((name) => [name, ""]));
    expect(open({ ...OWN, ...empty, SITE_NAME: "La Grange" })).not.toThrow();
    expect(open({ ...OWN, SITE_NAME: "" })).toThrow(
      /^Configuration : [^\n]*SITE_NAME ne peut pas être vide[^\n]*\.$/,
    );
  });
});

test.each([
  [{}, "Studio Goémon"],
  [{ PUBLISHER_NAME: "SCI La grange de Kerlann" }, undefined],
  [{ PUBLISHER_NAME: "Gwenn Kerlann", PUBLISHER_EMAIL: OWN.SITE_EMAIL }, undefined],
])("there is an agency only if that is not the venue, and no credit: %j", (publisher, agency) => {
  expect(siteWith({ ...OWN, ...publisher })).toMatchObject({ agency, credit: undefined });
});

test("there is the credit that was given", () => {
  const { credit } = siteWith({ ...OWN, SITE_CREDIT: "Anne Le Goff, https://anne.example/a,b" });
  expect(credit).toEqual({ name: "Anne Le Goff", url: "https://anne.example/a,b" });
});

test("a venue's name never stands over the demonstration", () => {
  expect(() => identityOf(readEnv({ SITE_NAME: "Le Refuge" }))).toThrow(
    /^Configuration : SITE_NAME [^\n]+\.$/,
  );
});

test("the demonstration needs no setting, and ignores empty ones", () => {
  expect(identityOf(readEnv({}))).toEqual(DEMONSTRATION_IDENTITY);
  expect(identityOf(readEnv({ SITE_PHONE: "" }))).toEqual(DEMONSTRATION_IDENTITY);
});

describe("the shipped texts", () => {
  /** Every text in a value, at any depth. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const shown = () =>
    Object.values(SHIPPED_PAGES).flatMap(({ content = "", facts, ...others }) => [
      filledHtml(content, { ...settings(), hosts: "Gwenn et Yann" }),
      ...textsIn(others).map((text) => filledText(text)),
    ]);
  const named = (start: string) => OPTIONAL.filter((name) => name.startsWith(start));

  test.each(
    [
      ...[[], ...OPTIONAL.map((name) => [name]), named("PUBLISHER"), named("HOSTING"), OPTIONAL],
      ...[
        ["SITE_PHONE", "SITE_EMAIL"],
        ["SITE_ADDRESS", "SITE_ALTITUDE"],
      ],
    ].map((absent) => ({ absent })),
  )("are complete sentences without $absent", ({ absent }) => {
    without(absent);
    const { full, cancelled, postponed, unprinted } = WORDS;
    const words = [full, cancelled, postponed, unprinted].map((text) => filledText(text));
    expect([...shown(), ...words].flatMap(remnantsIn)).toEqual([]);
  });

  test("leave out sentences and lines without a value, and the list or heading that is then empty", () => {
    const values = { here: "ici", gone: undefined };
    expect(filledText("Un. Par {gone}. Venez\u202f: {here}\u202f! Fin", values)).toBe(
      "Un. Venez\u202f: ici\u202f! Fin",
    );
    const html =
      "<h2>{n} a</h2>\n<p>{gone}</p>\n<dl>\n<dt>x</dt><dd>{gone}</dd>\n</dl>\n<h2>{n} b</h2>\n<p>{here}</p>";
    expect(filledHtml(html, values)).toBe("<h2>1 b</h2>\n<p>ici</p>");
  });

  test("have settings escaped in HTML, and name only settings that exist", () => {
    expect(filledHtml("<p>{hosts}</p>", { hosts: "<b>A & B</b>" })).toBe(
      "<p>&lt;b&gt;A &amp; B&lt;/b&gt;</p>",
    );
    const { agency, ownPublisher, ...all } = Object.fromEntries(
      textsIn(SHIPPED_PAGES).flatMap((text) =>
        Array.from(text.matchAll(/\{(\w+)\}/g), ([name, key]) => [key, name]),
      ),
    );
    for (const name of Object.values(all))
      expect(filledText(`${name}`, { ...settings(), hosts: "Anne", n: "1" })).not.toBe("");
    expect([filledText(`${agency}`), filledText(`${ownPublisher}`)].filter(Boolean)).toHaveLength(1);
  });

  test("state nothing about a venue: no number, no landscape, no room, no promise", () => {
    without(OPTIONAL);
    // Requirements 3.1, 3.10 and 3.16 fix captions, emblems and legal articles.
    const { mentions, cookies, accessibilite, ...pages } = SHIPPED_PAGES;
    const free = Object.values(pages).map(({ captions, images, alts, uprights, ...words }) => words);
    expect(textsIn(free).filter((text) => STATED.test(filledText(text)))).toEqual([]);
  });

  test.each(Object.keys(SHIPPED_PAGES))("of %s have no faults", (id) => {
    const { facts, tab, ...words } = shippedPage(id, "Gwenn");
    expect([words.id, words.title]).toEqual([id, expect.any(String)]);
    const { facts: _, tab: __, content = "", ...data } = SHIPPED_PAGES[id as PageId];
    const whole = { ...data, content: filledHtml(content) };
    expect(parseDocument("pages", { id, data: whole }).findings).toEqual([]);
  });
});

const STATED = /\d|nuit|repas|chambre|poêle|torrent|montagne|neige|vallée|sauna|€|petit|débutant/i;
