import { ConfigurationError, readEnv } from "@/lib/config/env";
import { sourceKind } from "@/lib/config/source";
import { builtFrom, requireNotInPlaceOf, requireSameAs } from "@/lib/server/built-from";

type Variables = Record<string, string>;

const account = (project: string) => ({
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    project_id: project,
    client_email: "site@chalet.example",
    private_key: "-----BEGIN PRIVATE KEY-----x",
  }),
});
const VENUE = { ...account("mon-chalet"), SITE_URL: "https://www.mon-chalet.fr" };
const start = (built: Variables, now: Variables) => () =>
  requireSameAs(builtFrom(readEnv(built)), readEnv(now));
const ONE_LINE = /^Configuration : [^\n]+ par exemple [^\n]+\.$/;

describe("a start", () => {
  test.each<[string, Variables, Variables]>([
    ["the demonstration on a venue's pages", VENUE, { SITE_URL: VENUE.SITE_URL }],
    ["another project", VENUE, { ...VENUE, ...account("autre-chalet") }],
    ["an emulator", VENUE, { ...VENUE, FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }],
    ["another folder", { CONTENT_DIR: "contenu" }, { CONTENT_DIR: "autre" }],
    ["a folder instead of the demonstration", {}, { CONTENT_DIR: "content/demo" }],
    ["the hosts' preview", VENUE, { ...VENUE, CONTENT_PREVIEW: "on" }],
    ["the public site on a preview", { ...VENUE, CONTENT_PREVIEW: "on" }, VENUE],
    ["another address", VENUE, { ...VENUE, SITE_URL: "https://mon-chalet.fr" }],
    ["no address", VENUE, account("mon-chalet")],
    ["another name", VENUE, { ...VENUE, SITE_NAME: "La Grange" }],
    ["no phone", { ...VENUE, SITE_PHONE: "04 65 71 12 34" }, { ...VENUE, SITE_PHONE: "" }],
    ["another publisher of the demonstration", {}, { PUBLISHER_NAME: "Moi" }],
    ["a public address on a trial", {}, { SITE_URL: "https://mon-chalet.fr" }],
  ])("stops with one line on another source than the build: %s", (_, built, now) => {
    expect(start(built, now)).toThrow(ConfigurationError);
    expect(start(built, now)).toThrow(ONE_LINE);
  });

  test("names both sources without the key", () => {
    expect(start(VENUE, { SITE_URL: VENUE.SITE_URL })).toThrow(
      /Firestore \(projet mon-chalet\).*la démonstration/,
    );
    expect(start(VENUE, {})).not.toThrow(/PRIVATE/);
  });

  test.each<[string, Variables, Variables]>([
    ["the same settings", VENUE, VENUE],
    ["nothing at all", {}, {}],
    [
      "the public settings of the same project",
      VENUE,
      {
        SITE_URL: VENUE.SITE_URL,
        NEXT_PUBLIC_FIREBASE_API_KEY: "clé",
        NEXT_PUBLIC_FIREBASE_PROJECT_ID: "mon-chalet",
      },
    ],
    [
      "a machine that gives access by itself",
      VENUE,
      { SITE_URL: VENUE.SITE_URL, CONTENT_SOURCE: "firestore" },
    ],
    ["the same folder, written otherwise", { CONTENT_DIR: "./contenu/" }, { CONTENT_DIR: "contenu" }],
    [
      "the emulator on another port",
      { FIRESTORE_EMULATOR_HOST: "127.0.0.1:1" },
      { FIRESTORE_EMULATOR_HOST: "127.0.0.1:2" },
    ],
    ["another port of this machine", {}, { SITE_URL: "http://localhost:4000" }],
    ["the address with a slash", VENUE, { ...VENUE, SITE_URL: "https://WWW.mon-chalet.fr/" }],
  ])("continues on the same source: %s", (_, built, now) => {
    expect(start(built, now)).not.toThrow();
  });
});

describe("a build", () => {
  const venue = builtFrom(readEnv(VENUE));
  const build = (now: Variables) => () => requireNotInPlaceOf(venue, readEnv(now));

  test("never replaces a venue by the demonstration when settings are missing", () => {
    expect(build({})).toThrow(/projet mon-chalet.*CONTENT_SOURCE=embedded/);
  });

  test.each<[string, Variables]>([
    ["the venue again", VENUE],
    ["another project, which is there", account("autre")],
    ["the demonstration, asked for by name", { CONTENT_SOURCE: "embedded" }],
  ])("accepts any configured source: %s", (_, now) => {
    expect(build(now)).not.toThrow();
  });
});

describe("an incomplete configuration", () => {
  test.each([
    ["FIREBASE_PROJECT_ID", "FIREBASE_SERVICE_ACCOUNT"],
    ["NEXT_PUBLIC_FIREBASE_API_KEY", "NEXT_PUBLIC_FIREBASE_PROJECT_ID"],
    ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", "NEXT_PUBLIC_FIREBASE_API_KEY"],
  ])("stops with one line that names the missing part: %s alone", (name, missing) => {
    const open = () => sourceKind(readEnv({ [name]: "valeur" }));
    expect(open).toThrow(ConfigurationError);
    expect(open).toThrow(new RegExp(`^Configuration : ${name} [^\\n]*${missing}[^\\n]*\\.$`));
  });

  test.each<[Variables, string]>([
    [{}, "embedded"],
    [{ CONTENT_SOURCE: "embedded", FIREBASE_PROJECT_ID: "p" }, "embedded"],
    [{ CONTENT_SOURCE: "firestore", FIREBASE_PROJECT_ID: "p" }, "firestore-admin"],
    [{ NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: "p.firebasestorage.app" }, "embedded"],
    [{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }, "firestore-admin"],
    [{ NEXT_PUBLIC_FIREBASE_API_KEY: "k", NEXT_PUBLIC_FIREBASE_PROJECT_ID: "p" }, "firestore-web"],
  ])("is not reported for %j", (settings, kind) => {
    expect(sourceKind(readEnv(settings))).toBe(kind);
  });
});
