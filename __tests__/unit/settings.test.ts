import { readFileSync } from "node:fs";
import { DEMONSTRATION_IDENTITY } from "@/content/demo/identity";
import { ConfigurationError, readEnv } from "@/lib/config/env";
import { isIndexable } from "@/lib/config/identity";
import { loadSettings } from "@/lib/config/load-settings";
import { sourceKind } from "@/lib/config/source";
import { temporaryFolder } from "@/testing/folder";

type Variables = Record<string, string>;

describe("a wrong setting", () => {
  const fault = (variables: Variables) => {
    try {
      readEnv(variables);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigurationError);
      return (error as Error).message;
    }
    return undefined;
  };

  test("several phone numbers stand for the first one, and a publisher's address may have a path", () => {
    for (const separator of [" ou ", " / ", ", "])
      expect(readEnv({ SITE_PHONE: `04 65 71 15 00${separator}06 12 34 56 78` }).SITE_PHONE).toBe(
        "04 65 71 15 00",
      );
    const PUBLISHER_URL = "https://facebook.com/atelier";
    expect(readEnv({ PUBLISHER_URL }).PUBLISHER_URL).toBe(PUBLISHER_URL);
  });

  test.each([
    ["SITE_URL", "www.mon-chalet.fr"],
    ["SITE_URL", "https://mon-chalet.fr/accueil"],
    ["SITE_EMAIL", "bonjour@"],
    ["SITE_PHONE", "appelez-nous"],
    ["SITE_PHONE", "+33 04 65 71 12"],
    ["SITE_ADDRESS", "12 chemin du Lac"],
    ["SITE_ADDRESS", "12 chemin du Lac, Arvieux 05350"],
    ["SITE_ALTITUDE", "très haut"],
    ["SITE_CAPACITY", "beaucoup"],
    ["SITE_GEO", "44,7312 ; 6,8447"],
    ["SITE_GEO", "95,200"],
    ["SITE_CAPACITY", "10-8"],
    ["SITE_CAPACITY", "0"],
    ["SITE_NAME", "La\nGrange"],
    ["SITE_NAME", "\u200b"],
    ["IMAGE_HOSTS", "images.mon-chalet.fr:443"],
    ["REVALIDATE_SECRET", "éàéàéàéàéàéàéàéà"],
    ["PUBLISHER_URL", "atelier-ridelle"],
    ["CONTENT_SOURCE", "firebase"],
    ["FIRESTORE_EMULATOR_HOST", "http://127.0.0.1:8080"],
    ["FIRESTORE_TIMEOUT_MS", "5s"],
    ["FIRESTORE_TIMEOUT_MS", "0"],
    ["REVALIDATE_SECONDS", "5.5"],
    ["REVALIDATE_SECRET", "presque-secret"],
    ["LIVE_CONTENT", "true"],
    ["WARM_PICTURES", "non"],
    ["IMAGE_HOSTS", "https://images.mon-chalet.fr"],
    ["IMAGE_HOSTS", "*.mon-chalet.fr"],
    ["IMAGE_HOSTS", "images.mon-chalet.fr evil.example"],
    ["SITE_INDEXABLE", "oui"],
    ["NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET", "https://mon-chalet.appspot.com"],
    ["NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET", "gs://mon-chalet.appspot.com/photos"],
    ["PORT", "abc"],
    ["PORT", "0"],
  ])("%s=%s gives one French line with its name and an example", (name, value) => {
    expect(fault({ [name]: value })).toMatch(
      new RegExp(`^Configuration : ${name} doit [^\\n]+(par exemple|exemple) [^\\n]+\\.$`),
    );
  });

  test.each([
    ["SITE_ULR", "SITE_URL"],
    ["PUBLISHER_MAIL", "PUBLISHER_EMAIL"],
    ["site_url", "SITE_URL"],
    ["SITE_TELEPHONE", "SITE_PHONE"],
    ["CONTENT_DIRECTORY", "CONTENT_DIR"],
    ["FIREBASE_PROJECT", "FIREBASE_PROJECT_ID"],
  ])("%s gets one French line that suggests %s", (name, suggestion) => {
    expect(fault({ [name]: "valeur" })).toMatch(
      new RegExp(`^Configuration : ${name} [^\\n]*${suggestion} \\?[^\\n]*\\.$`),
    );
  });

  test("is not reported for variables of other programs", () => {
    const theirs = { FIREBASE_CONFIG: "{}", SITE_ID: "x", CONTENT_TYPE: "text/plain", NODE_ENV: "test" };
    expect(fault(theirs)).toBeUndefined();
  });

  test("is reported with all the others, one line each, without a secret value", () => {
    const all = fault({ SITE_ULR: "x", SITE_GEO: "x", LIVE_CONTENT: "x" })?.split("\n");
    expect(all?.map((line) => line.split(" ")[2])).toEqual(["SITE_ULR", "SITE_GEO", "LIVE_CONTENT"]);
    expect(fault({ REVALIDATE_SECRET: "presque-secret" })).not.toContain("presque-secret");
  });
});

describe("settings", () => {
  test("are optional for the demonstration", () => {
    expect(readEnv({})).toMatchObject({
      SITE_URL: "http://localhost:3000",
      CONTENT_SOURCE: "auto",
      FIRESTORE_TIMEOUT_MS: 5000,
      REVALIDATE_SECONDS: 300,
      LIVE_CONTENT: "on",
      WARM_PICTURES: "on",
      IMAGE_HOSTS: [],
      SITE_INDEXABLE: "true",
    });
    expect(readEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
    expect(readEnv({ PORT: "4000", SITE_URL: "https://a.example" }).SITE_URL).toBe("https://a.example");
  });

  test("count as absent if they are blank; blank identity settings mean « none »", () => {
    const names = Object.keys(readEnv({}));
    for (const blank of ["", "  "]) {
      const empty = Object.fromEntries([...names, "SITE_GEO", "CONTENT_DIR"].map((name) => [name, blank]));
      expect(readEnv(empty)).toEqual(readEnv({}));
      expect(readEnv({ SITE_PHONE: blank }).SITE_PHONE).toBeNull();
    }
  });

  test("are trimmed, without quotation marks around them, converted to their types, and unknown ones are ignored", () => {
    expect(readEnv({ SITE_NAME: " Chalet ", PATH: "/usr/bin" })).toEqual(readEnv({ SITE_NAME: "Chalet" }));
    const typed = {
      SITE_URL: "https://WWW.mon-chalet.fr/",
      IMAGE_HOSTS: "Images.Mon-Chalet.fr, localhost:4100,",
      FIRESTORE_TIMEOUT_MS: '"1500"',
      HOSTING_ADDRESS: "'Bâtiment #3, 69007 Lyon'",
      SITE_GEO: "-44.7312, 6.8447",
    };
    expect(readEnv(typed)).toMatchObject({
      SITE_URL: "https://www.mon-chalet.fr",
      IMAGE_HOSTS: ["images.mon-chalet.fr", "localhost:4100"],
      FIRESTORE_TIMEOUT_MS: 1500,
      HOSTING_ADDRESS: "Bâtiment #3, 69007 Lyon",
      SITE_GEO: "-44.7312, 6.8447",
    });
  });

  describe("of a file", () => {
    const { at, write } = temporaryFolder();
    const loaded = (variables: Variables = {}) => {
      loadSettings(variables, at());
      return variables;
    };

    test("are all that stands behind the sign; those of the environment come first unless they are empty", () => {
      const key = '{ "private_key": "a\\nb",\n  "x": 1 }';
      write(
        ".env.local",
        [
          "\ufeff# Un réglage par ligne",
          "HOSTING_ADDRESS=Bâtiment #3, 69007 Lyon",
          "REVALIDATE_SECRET=a$b$HOME",
          "SITE_NAME = 'L'Étape' ",
          `FIREBASE_SERVICE_ACCOUNT='${key}'`,
          "SITE_PHONE=04 65 71 12 34\r",
          "SITE_URL=https://a.example",
          "#SITE_EMAIL=a@b.fr",
        ].join("\n"),
      );
      write(".env", "SITE_REGION=\nSITE_URL=https://b.example");
      expect(loaded({ SITE_URL: " ", SITE_PHONE: "", PATH: "/bin" })).toEqual({
        HOSTING_ADDRESS: "Bâtiment #3, 69007 Lyon",
        REVALIDATE_SECRET: "a$b$HOME",
        SITE_NAME: "L'Étape",
        FIREBASE_SERVICE_ACCOUNT: key,
        SITE_URL: "https://a.example",
        SITE_PHONE: "",
        SITE_REGION: "",
        PATH: "/bin",
      });
    });

    test("are refused in one line where Node knows no French", () => {
      const locales = jest.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
      expect(() => loaded()).toThrow(/^Configuration : [^\n]*icu[^\n]*$/);
      locales.mockRestore();
    });

    test.each(["latin1", "utf16le"] as const)("saved in %s are refused in one line", (encoding) => {
      write(".env.local", Buffer.from(`${encoding === "latin1" ? "" : "\ufeff"}SITE_NAME=Été`, encoding));
      expect(() => loaded()).toThrow(/^Configuration : \.env\.local [^\n]*UTF-8[^\n]*$/);
    });
  });

  test("are all in .env.example with their defaults", () => {
    const lines = readFileSync(".env.example", "utf8");
    const valuesOf = (line: RegExp) =>
      Object.fromEntries([...lines.matchAll(line)].map(([, name, value]) => [name, value]));
    const example = valuesOf(/^([A-Z_]+)=(.*)/gm);
    expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(readEnv({}))));
    expect(readEnv(example)).toEqual(readEnv({}));
    // A copy of the file must not give a venue the demonstration's identity.
    expect(valuesOf(/^#([A-Z_]+)=(.*)/gm)).toEqual(DEMONSTRATION_IDENTITY);
  });
});

test("own content is indexed unless configured otherwise, the demonstration never", () => {
  const indexable = (variables: Record<string, string>) => isIndexable(readEnv(variables));
  expect(indexable({ CONTENT_DIR: "/contenu" })).toBe(true);
  expect(indexable({ CONTENT_DIR: "/contenu", SITE_INDEXABLE: "false" })).toBe(false);
  expect(indexable({})).toBe(false);
  expect(indexable({ SITE_INDEXABLE: "true" })).toBe(false);
  expect(indexable({ FIRESTORE_EMULATOR_HOST: "localhost:8080" })).toBe(true);
});

describe("the source", () => {
  const open = (settings: Variables) => () => sourceKind(readEnv(settings));

  test.each([
    ["FIREBASE_PROJECT_ID", "FIREBASE_SERVICE_ACCOUNT"],
    ["NEXT_PUBLIC_FIREBASE_API_KEY", "NEXT_PUBLIC_FIREBASE_PROJECT_ID"],
    ["NEXT_PUBLIC_FIREBASE_PROJECT_ID", "NEXT_PUBLIC_FIREBASE_API_KEY"],
  ])("of %s alone is refused with one line that names %s", (name, missing) => {
    expect(open({ [name]: "valeur" })).toThrow(ConfigurationError);
    expect(open({ [name]: "valeur" })).toThrow(
      new RegExp(`^Configuration : ${name} [^\\n]*${missing}[^\\n]*\\.$`),
    );
  });

  test.each<[Variables, string]>([
    [{}, "embedded"],
    [{ CONTENT_SOURCE: "embedded", FIREBASE_PROJECT_ID: "p" }, "embedded"],
    [{ CONTENT_SOURCE: "firestore", FIREBASE_PROJECT_ID: "p" }, "firestore-admin"],
    [{ NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: "p.firebasestorage.app" }, "embedded"],
    [{ FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080" }, "firestore-admin"],
    [{ NEXT_PUBLIC_FIREBASE_API_KEY: "k", NEXT_PUBLIC_FIREBASE_PROJECT_ID: "p" }, "firestore-web"],
  ])("of %j is %s", (settings, kind) => {
    expect(open(settings)()).toBe(kind);
  });
});
