import { readFileSync } from "node:fs";
import path from "node:path";
import { DEMONSTRATION_IDENTITY } from "@/content/shipped/identity";
import { ConfigurationError, readEnv } from "@/lib/config/env";

const fault = (variables: Record<string, string>) => {
  try {
    readEnv(variables);
  } catch (error) {
    return error as Error;
  }
  return undefined;
};

describe("a wrong setting", () => {
  test.each([
    ["SITE_URL", "www.mon-chalet.fr"],
    ["SITE_URL", "ftp://mon-chalet.fr"],
    ["SITE_URL", "https://mon-chalet.fr/accueil"],
    ["SITE_URL", "javascript:alert(1)"],
    ["SITE_EMAIL", "bonjour"],
    ["SITE_EMAIL", "bonjour@"],
    ["SITE_PHONE", "appelez-nous"],
    ["SITE_PHONE", "17"],
    ["SITE_PHONE", "+33 04 65 71 12"],
    ["SITE_ADDRESS", "12 chemin du Lac"],
    ["SITE_ADDRESS", "12 chemin du Lac, Arvieux 05350"],
    ["SITE_ALTITUDE", "très haut"],
    ["SITE_CAPACITY", "beaucoup"],
    ["SITE_GEO", "44,7312 ; 6,8447"],
    ["SITE_GEO", "44.7312"],
    ["PUBLISHER_EMAIL", "pasuneadresse"],
    ["PUBLISHER_URL", "atelier-ridelle"],
    ["HOSTING_URL", "altocumulus"],
    ["CONTENT_SOURCE", "firebase"],
    ["FIRESTORE_EMULATOR_HOST", "http://127.0.0.1:8080"],
    ["FIRESTORE_EMULATOR_HOST", "127.0.0.1"],
    ["FIRESTORE_TIMEOUT_MS", "5s"],
    ["FIRESTORE_TIMEOUT_MS", "0"],
    ["FIRESTORE_TIMEOUT_MS", "-1"],
    ["REVALIDATE_SECONDS", "5.5"],
    ["REVALIDATE_SECONDS", "1e3"],
    ["REVALIDATE_SECRET", "court"],
    ["LIVE_CONTENT", "true"],
    ["IMAGE_HOSTS", "https://images.mon-chalet.fr"],
    ["IMAGE_HOSTS", "images.mon-chalet.fr/photos"],
    ["IMAGE_HOSTS", "*.mon-chalet.fr"],
    ["IMAGE_HOSTS", "images.mon-chalet.fr evil.example"],
    ["SITE_INDEXABLE", "oui"],
    ["NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET", "https://mon-chalet.appspot.com"],
    ["NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET", "gs://mon-chalet.appspot.com/photos"],
    ["PORT", "abc"],
    ["SITE_NAME", '"La Grange"'],
    ["SITE_CAPACITY", "'12'"],
  ])("%s=%s gives one French line with its name and an example", (name, value) => {
    const error = fault({ [name]: value });
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error?.message).toMatch(
      new RegExp(`^Configuration : ${name} doit .+(par exemple|exemple) .+\\.$`),
    );
    expect(error?.message).not.toContain("\n");
  });

  test.each([
    ["SITE_ULR", "SITE_URL"],
    ["PUBLISHER_MAIL", "PUBLISHER_EMAIL"],
    ["FIREBASE_SERVICE_ACOUNT", "FIREBASE_SERVICE_ACCOUNT"],
    ["CONTENT_SOURCES", "CONTENT_SOURCE"],
    ["site_url", "SITE_URL"],
    ["SITE_TELEPHONE", "SITE_PHONE"],
    ["CONTENT_DIRECTORY", "CONTENT_DIR"],
    ["FIREBASE_PROJECT", "FIREBASE_PROJECT_ID"],
  ])("%s gets one French line that suggests %s", (name, suggestion) => {
    const error = fault({ [name]: "valeur" });
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error?.message).toMatch(
      new RegExp(`^Configuration : ${name} [^\\n]*${suggestion} \\?[^\\n]*\\.$`),
    );
  });

  test("is not reported for variables of other programs", () => {
    const theirs = {
      FIREBASE_CONFIG: "{}",
      SITE_ID: "x",
      CONTENT_TYPE: "text/plain",
      HOSTNAME: "x",
      NODE_ENV: "test",
    };
    expect(fault(theirs)).toBeUndefined();
  });

  test("is reported without its value if that is secret", () => {
    expect(fault({ REVALIDATE_SECRET: "presque-secret" })?.message).not.toContain("presque-secret");
  });

  test("is reported one line at a time", () => {
    expect(fault({ SITE_URL: "x", LIVE_CONTENT: "x" })?.message.match(/doit/g)).toHaveLength(1);
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
      IMAGE_HOSTS: [],
      SITE_INDEXABLE: "true",
    });
    expect(readEnv({ PORT: "4000" }).SITE_URL).toBe("http://localhost:4000");
    expect(readEnv({ PORT: "4000", SITE_URL: "https://a.example" }).SITE_URL).toBe("https://a.example");
    for (const name of ["CONTENT_DIR", "REVALIDATE_SECRET", "FIRESTORE_EMULATOR_HOST", "SITE_GEO"] as const)
      expect(readEnv({})[name]).toBeUndefined();
  });

  test("count as absent if they are blank; blank identity settings mean « none »", () => {
    const names = Object.keys(readEnv({}));
    for (const blank of ["", "  "]) {
      const empty = Object.fromEntries([...names, "SITE_GEO", "CONTENT_DIR"].map((name) => [name, blank]));
      expect(readEnv(empty)).toEqual(readEnv({}));
      expect(readEnv({ SITE_PHONE: blank }).SITE_PHONE).toBeNull();
    }
  });

  test("are trimmed, and unknown ones are ignored", () => {
    expect(readEnv({ SITE_NAME: " Chalet ", PATH: "/usr/bin" })).toEqual(readEnv({ SITE_NAME: "Chalet" }));
  });

  test("are converted to their types", () => {
    const settings = readEnv({
      SITE_URL: "https://WWW.mon-chalet.fr/",
      IMAGE_HOSTS: "Images.Mon-Chalet.fr, localhost:4100,",
      FIRESTORE_TIMEOUT_MS: "1500",
      SITE_PHONE: "+33 (0)4 65 71 15 00",
      SITE_GEO: "44.7312,-6.8447",
      FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
    });
    expect(settings).toMatchObject({
      SITE_URL: "https://www.mon-chalet.fr",
      IMAGE_HOSTS: ["images.mon-chalet.fr", "localhost:4100"],
      FIRESTORE_TIMEOUT_MS: 1500,
    });
  });

  test("are all in .env.example with their defaults", () => {
    const lines = readFileSync(path.join(process.cwd(), ".env.example"), "utf8").split("\n");
    const valuesOf = (line: RegExp) =>
      Object.fromEntries(
        lines.flatMap((text) => {
          const [, name, value] = line.exec(text) ?? [];
          return name ? [[name, value]] : [];
        }),
      );
    const example = valuesOf(/^([A-Z_]+)=(.*)/);
    const known = Object.keys(readEnv({}));
    for (const name of known) expect(Object.keys(example)).toContain(name);
    expect(readEnv(example)).toEqual(readEnv({}));
    // A copy of the file must not give a venue the demonstration's identity.
    expect(valuesOf(/^#([A-Z_]+)=(.*)/)).toEqual(DEMONSTRATION_IDENTITY);
  });
});
