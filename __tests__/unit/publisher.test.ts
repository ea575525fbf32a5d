import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { PICTURE_PATH } from "@/lib/pictures/address";
import { Publisher, pictureKey } from "@/lib/server/publisher";
import type { Renderer } from "@/lib/server/renderer";
import { Store } from "@/lib/server/store";
import { until } from "@/testing/serve.mjs";

/** A site of pages that show texts: each page asks for the texts that it names. */
class FakeRenderer {
  isReady = false;
  onReady = () => {};
  onNews = (_: { edited: string[]; isGone: boolean }) => {};
  texts: Record<string, string> = {};
  pages: Record<string, string[]> = {};
  pictures: Record<string, string[]> = {};
  /** The addresses that were rendered, in their order. */
  rendered: string[] = [];
  failing = new Set<string>();
  /** What a rendering waits for. */
  gate: Promise<unknown> | undefined;

  private digest = (question: string) => `${this.texts[JSON.parse(question)[0]]}`;

  compare = async (asked: [string, string][]) => ({
    addresses: Object.keys(this.pages),
    differing: [...asked.entries()].flatMap(([i, [question, digest]]) =>
      this.digest(question) === digest ? [] : [i],
    ),
  });

  async render(address: string, accept?: string) {
    this.rendered.push(address);
    const shown = this.pages[address] ?? [];
    const asked = shown.map((name): [string, string] => {
      const question = JSON.stringify([name]);
      return [question, this.digest(question)];
    });
    await this.gate;
    if (this.failing.has(address)) throw new Error("a mistake of a page");
    const body = Buffer.from(shown.map((name) => this.texts[name]).join(" "));
    const isMade = shown.length > 0 || accept !== undefined;
    const headers = { "content-type": accept?.startsWith("image/") ? accept : "text/html" };
    return { status: isMade ? 200 : 404, headers, body, asked, pictures: this.pictures[address] ?? [] };
  }

  begin(): void {
    this.isReady = true;
    this.onReady();
  }

  edit(texts: Record<string, string>, news: Partial<{ edited: string[]; isGone: boolean }> = {}): void {
    Object.assign(this.texts, texts);
    this.onNews({ edited: [], isGone: false, ...news });
  }
}

let renderer: FakeRenderer;
let store: Store;
let publisher: Publisher;
let log: Record<"warn" | "error", jest.SpyInstance>;

function open(madeWith = "build", warmPictures = false): void {
  publisher?.stop();
  publisher = new Publisher(store, renderer as unknown as Renderer, {
    ...{ madeWith, isSecure: false, warmPictures },
  });
  publisher.start();
  renderer.begin();
}

/** Waits until nothing is stale, once the comparison that was just asked for is done. */
async function isPublished(): Promise<void> {
  await new Promise(setImmediate);
  await until(() => publisher.counts().addresses > 0 && publisher.counts().stale === 0);
}

function textAt(address: string): string | undefined {
  const body = store.get(address)?.bodies?.br;
  return body && brotliDecompressSync(body).toString();
}

beforeEach(async () => {
  for (const level of ["info", "warn", "error"] as const) jest.spyOn(console, level).mockImplementation();
  log = { warn: jest.mocked(console.warn), error: jest.mocked(console.error) } as never;
  // The regular comparison would keep the process.
  jest.spyOn(globalThis, "setInterval").mockReturnValue({ unref: () => undefined } as never);
  renderer = new FakeRenderer();
  renderer.texts = { menu: "Menu", list: "Liste", yoga: "Yoga", feu: "Feu" };
  renderer.pages = {
    "/": ["menu", "list"],
    "/ateliers": ["menu", "listWorkshops"],
    "/atelier/yoga": ["menu", "yoga"],
    "/atelier/feu": ["menu", "feu"],
  };
  renderer.texts.listWorkshops = "Yoga, Feu";
  store = new Store(undefined);
  open();
  await isPublished();
  expect(renderer.rendered.splice(0)).toEqual(["/", "/ateliers", "/atelier/yoga", "/atelier/feu"]);
});
afterEach(() => {
  publisher.stop();
  jest.restoreAllMocks();
});

test("an edit renders the pages with another answer alone: the edited one, lists, then the rest", async () => {
  renderer.edit({ yoga: "Yin", listWorkshops: "Yin, Feu" }, { edited: ["/atelier/yoga"] });
  await isPublished();
  expect(renderer.rendered.splice(0)).toEqual(["/atelier/yoga", "/ateliers"]);
  expect(textAt("/atelier/yoga")).toBe("Menu Yin");
  renderer.edit({ menu: "Carte" }, { edited: ["/atelier/feu"] });
  await isPublished();
  expect(renderer.rendered.splice(0)).toEqual(["/atelier/feu", "/", "/ateliers", "/atelier/yoga"]);
  renderer.edit({ unasked: "Autre" });
  await isPublished();
  expect(renderer.rendered).toEqual([]);
});

test("a restart without a change renders nothing; another build or other settings everything", async () => {
  open();
  await isPublished();
  expect([renderer.rendered, publisher.counts()]).toEqual([
    [],
    { addresses: 4, stale: 0, rendered: 0, failed: 0 },
  ]);
  let letThrough = () => {};
  renderer.gate = new Promise<void>((resolve) => (letThrough = resolve));
  open("next build");
  await until(() => publisher.counts().stale > 0);
  expect(publisher.isSendable("/atelier/feu")).toBe(false);
  letThrough();
  await isPublished();
  expect([renderer.rendered.length, publisher.isSendable("/atelier/feu")]).toEqual([4, true]);
});

test("a page that fails keeps its former answer, is tried again and named once", async () => {
  renderer.failing.add("/atelier/yoga");
  renderer.edit({ yoga: "Yin", feu: "Feu de bois" }, { edited: ["/atelier/yoga"] });
  await until(() => renderer.rendered.filter((address) => address === "/atelier/yoga").length === 2);
  expect([textAt("/atelier/yoga"), textAt("/atelier/feu")]).toEqual(["Menu Yoga", "Menu Feu de bois"]);
  expect(publisher.counts()).toMatchObject({ stale: 1, failed: 1 });
  renderer.failing.clear();
  await isPublished();
  expect([textAt("/atelier/yoga"), publisher.counts().failed]).toEqual(["Menu Yin", 0]);
  expect(log.error.mock.calls).toEqual([[expect.stringContaining('"key":"/atelier/yoga"')]]);
});

test("what is gone is removed before anything is rendered, and what named it is not sent any more", async () => {
  let open = () => {};
  renderer.gate = new Promise<void>((resolve) => (open = resolve));
  delete renderer.pages["/atelier/yoga"];
  renderer.edit({ listWorkshops: "Feu" }, { isGone: true });
  await until(() => renderer.rendered.length > 0);
  expect([store.get("/atelier/yoga"), publisher.hasAddress("/atelier/yoga")]).toEqual([undefined, false]);
  expect([renderer.rendered, publisher.isSendable("/ateliers")]).toEqual([["/ateliers"], false]);
  expect(publisher.isSendable("/atelier/feu")).toBe(true);
  open();
  await isPublished();
  expect([publisher.isSendable("/ateliers"), textAt("/ateliers")]).toEqual([true, "Menu Feu"]);
});

test("a change while its page is rendered makes that page stale again", async () => {
  let open = () => {};
  renderer.gate = new Promise<void>((resolve) => (open = resolve));
  renderer.edit({ yoga: "Yin" }, { edited: ["/atelier/yoga"] });
  await until(() => renderer.rendered.length === 1);
  renderer.edit({ yoga: "Yang" }, { edited: ["/atelier/yoga"] });
  open();
  await until(() => renderer.rendered.length === 2);
  await isPublished();
  expect(textAt("/atelier/yoga")).toBe("Menu Yang");
});

test("an address that a visitor waits for is rendered before whatever is stale", async () => {
  let open = () => {};
  renderer.gate = new Promise<void>((resolve) => (open = resolve));
  renderer.edit({ menu: "Carte" });
  await until(() => renderer.rendered.length === 1);
  const made = publisher.makeNext("/atelier/feu", 10_000);
  open();
  await made;
  expect([renderer.rendered[1], textAt("/atelier/feu")]).toEqual(["/atelier/feu", "Carte Feu"]);
});

test("a visitor waits no longer than the given time, and not at all for an address that is none", async () => {
  renderer.gate = pause(60_000, undefined, { ref: false });
  const begun = performance.now();
  await publisher.makeNext("/nulle-part", 60_000);
  await publisher.makeNext("/", 50);
  expect(performance.now() - begun).toBeLessThan(30_000);
  expect(renderer.rendered).not.toContain("/nulle-part");
});

test("an address whose page says that there is nothing has no answer", async () => {
  renderer.pages["/atelier/vide"] = [];
  renderer.edit({});
  await until(() => renderer.rendered.length > 0);
  await isPublished();
  expect([store.get("/atelier/vide"), publisher.hasAddress("/atelier/vide")]).toEqual([undefined, false]);
});

test("a renderer that dies loses nothing: what it told before counts once it is there again", async () => {
  const compare = jest.spyOn(renderer, "compare").mockRejectedValueOnce(new Error("it has died"));
  renderer.gate = pause(60_000, undefined, { ref: false });
  renderer.edit({ listWorkshops: "Feu" }, { isGone: true });
  await new Promise(setImmediate);
  expect(compare).toHaveBeenCalledTimes(1);
  renderer.begin();
  await until(() => renderer.rendered.length > 0);
  expect(publisher.isSendable("/ateliers")).toBe(false);
});

test("what went while the site was stopped is not sent either", async () => {
  renderer.gate = pause(60_000, undefined, { ref: false });
  delete renderer.pages["/atelier/yoga"];
  renderer.texts.listWorkshops = "Feu";
  open();
  await until(() => renderer.rendered.length > 0);
  expect([publisher.isSendable("/ateliers"), publisher.isSendable("/atelier/feu")]).toEqual([false, true]);
});

describe("a picture", () => {
  const picture = `${PICTURE_PATH}?url=%2Fdemo%2Fa.jpg&w=480`;
  const key = pictureKey(picture, "avif");
  beforeEach(async () => {
    renderer.pictures["/"] = [picture];
    renderer.edit({ list: "Avec une image" });
    await isPublished();
  });

  test("is the site's as long as a page names it, and made when it is asked for, once for each kind", async () => {
    expect([publisher.hasAddress(key), publisher.hasAddress(pictureKey(`${picture}1`, "avif"))]).toEqual([
      true,
      false,
    ]);
    await publisher.makeNext(key, 10_000);
    expect(store.get(key)?.headers).toContainEqual(["content-type", "image/avif"]);
    expect(publisher.counts()).toMatchObject({ addresses: 4, stale: 0, failed: 0 });
  });

  test("stays for a day after the last page has ceased to name it, however old it is", async () => {
    await publisher.makeNext(key, 10_000);
    const DAY_MS = 24 * 3600 * 1000;
    let daysLater = 2;
    const now = Date.now;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => now() + daysLater * DAY_MS);
    renderer.pictures["/"] = [];
    renderer.edit({ list: "Sans" });
    await isPublished();
    renderer.edit({ list: "Encore sans" });
    await isPublished();
    expect([publisher.hasAddress(key), store.get(key)]).toEqual([false, expect.anything()]);
    daysLater = 3;
    renderer.edit({ list: "Toujours sans" });
    await until(() => store.get(key) === undefined);
    clock.mockRestore();
  });

  test("is made ahead in the first kind, where the settings say so", async () => {
    open("build", true);
    await until(() => store.get(key));
    expect(store.get(pictureKey(picture, "webp"))).toBeUndefined();
  });
});
