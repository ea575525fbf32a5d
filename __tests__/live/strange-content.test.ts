import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { skipResizing, visitAll } from "@/testing/browse";
import { BuiltSite } from "@/testing/built-site";
import { launchBrowser } from "@/testing/find-browser.mjs";

// The fixtures, and a document that is too large.
const folder = mkdtempSync(path.join(tmpdir(), "contenu-"));
cpSync("__tests__/fixtures/strange", folder, { recursive: true });
const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), "utf8"));
// Markup that sanitisers have let through before: mutations, namespaces, odd schemes, broken quotes.
const attacks: string[] = JSON.parse(readFileSync("__tests__/fixtures/attacks.json", "utf8"));
// The maximum length of an id in Firestore, longer than a file name may be.
const LONG = "é".repeat(750);
const partners = {
  ...read("partners"),
  [LONG]: { title: LONG },
  ["x".repeat(248)]: { title: "Long" },
  enorme: { title: "Énorme", content: `<p>${"Un long texte. ".repeat(70_000)}</p>` },
  ...Object.fromEntries(
    attacks.map((attack, i) => [
      `attaque-${i}`,
      {
        title: attack,
        activity: attack,
        pictureprofile: attack,
        content: `<h3>${attack}</h3>${attack}<p>Suite</p>`,
      },
    ]),
  ),
};
writeFileSync(path.join(folder, "partners.json"), JSON.stringify(partners));
const calendar = read("calendar");
calendar.longue = { ...calendar.pleine, description: "Un long programme. ".repeat(40) };
calendar[LONG] = calendar.pleine;
writeFileSync(path.join(folder, "calendar.json"), JSON.stringify(calendar));
const workshops = { ...read("workshops"), [LONG]: { title: LONG, category: "c".repeat(257) } };
writeFileSync(path.join(folder, "workshops.json"), JSON.stringify(workshops));

const site = new BuiltSite({ CONTENT_DIR: folder });
const enc = encodeURIComponent;
let browser: Browser;

beforeAll(async () => {
  await site.open();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.remove();
  rmSync(folder, { recursive: true });
});

const EVERY = [
  ...["/", "/le-lieu", "/partenaires", "/calendrier", "/ateliers/coaching", "/ateliers/tres-a-part-"],
  `/ateliers/${"c".repeat(257)}`,
  ...Object.keys(partners).map((id) => `/partenaire/${enc(id)}`),
  ...Object.keys(read("workshops")).map((id) => `/atelier/${enc(id)}`),
  ...Object.keys(read("calendar")).map((id) => `/calendrier/flyers/${enc(id)}`),
];

/** Elements that would run code, load from another site or send data in a browser; ids given twice. */
const faultsOf = (page: Page, html: string): Promise<string[]> =>
  page.evaluate((html) => {
    const elements = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("*")];
    const isDangerous = ({ name, value }: Attr) =>
      /^(on|style$|srcdoc$|formaction$)/.test(name) ||
      (/^(src|srcset|data|action|poster|background)$/.test(name) && /^(?!\/).*(evil|ailleurs)/.test(value)) ||
      (name === "href" && /^\s*(javascript|data|vbscript):/i.test(value));
    const ids = elements.map(({ id }) => id).filter(Boolean);
    return [
      ...elements.filter((one) =>
        one.matches("iframe, object, embed, form, input, base, frame, math, applet"),
      ),
      ...elements.filter(({ attributes }) => [...attributes].some(isDangerous)),
    ]
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
      .concat(ids.filter((id, i) => ids.indexOf(id) !== i));
  }, html);

/** The text of a page, with single spaces. */
const spoken = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("every page is served without an attack, with unique ids", async () => {
  const page = await browser.newPage();
  for (const address of EVERY) {
    const { status, html } = await site.get(address);
    const faults = [...(await faultsOf(page, html)), ...(html.match(/<script>alert/g) ?? [])];
    expect([address, status, html.includes("</html>"), faults]).toEqual([address, 200, true, []]);
  }
});

test("no attack runs and no other site is requested in a real browser", async () => {
  const faults: string[] = [];
  // Lists, and one document in ten: a page's policy would stop what the test above finds.
  const addresses = EVERY.filter((address, i) => i % 10 === 0 || !/partenaire\//.test(address));
  await visitAll(
    addresses.map((address) => site.origin + address),
    async (browser) => {
      const page = await browser.newPage();
      await skipResizing(page, "%2Fart%2F");
      page.on("dialog", (dialog) => {
        faults.push(`dialog on ${page.url()}`);
        void dialog.dismiss();
      });
      page.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== site.origin)
          faults.push(`${page.url()} asked ${request.url()}`);
      });
      page.on("pageerror", (error) => faults.push(`${page.url()} threw ${error.message}`));
      return page;
    },
    async (page) => {
      // Pictures further down are loaded too, and handlers of failed ones have run.
      await page.evaluate(async () => {
        scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
        await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
      });
      if (await page.evaluate(() => "pwned" in window)) faults.push(`code ran on ${page.url()}`);
    },
  );
  expect(faults).toEqual([]);
});

test("a cancelled retreat says so before its dates, and is cancelled in calendars", async () => {
  const { html } = await site.get("/calendrier/flyers/annulee");
  const page = spoken(html);
  expect(page).toMatch(
    /N’aura pas lieu Annulée 14 septembre 2030 – 16 septembre 2030 Cette retraite n’aura pas lieu\. Voyez les suivantes, ou appelez-nous/,
  );
  expect(page).toContain("D’autres dates");
  expect(page).not.toMatch(/Ajouter à mon agenda|Flyer en cours de préparation|Pas libre à ces dates/);
  expect(spoken(html.match(/<s[ >].*?<\/s>/s)?.[0] ?? "")).toBe("14 septembre 2030 – 16 septembre 2030");
  const event = await (await fetch(`${site.origin}/calendrier/flyers/annulee/evenement.ics`)).text();
  expect(event).toContain("STATUS:CANCELLED");
});

test("a cancelled retreat of the past is shown as not held", async () => {
  const page = spoken((await site.get("/calendrier/flyers/annulee-passee")).html);
  expect(page).toContain("Annulée 14 septembre 2020");
  expect(page).not.toMatch(/Cette retraite (a eu|n’aura pas) lieu/);
});

test("a full retreat says so before its dates", async () => {
  const { html } = await site.get("/calendrier/flyers/pleine");
  expect(spoken(html)).toMatch(
    /Tout est pris Complet 14 octobre 2030 – 16 octobre 2030 .*Voyez les autres dates\./,
  );
  expect(spoken(html)).toContain("Ajouter à mon agenda");
  expect(html).not.toMatch(/<s[ >]/);
});

test("impossible addresses are answered with 404 or 400, never with 500", async () => {
  const strange = ["__x__", "%00", "a%2Fb", "x".repeat(4000), "%3Cscript%3E", "a\u2028b"];
  for (const section of ["partenaire", "atelier", "calendrier/flyers", "elements"])
    for (const id of strange)
      expect([400, 404, 308, 414, 431]).toContain((await site.get(`/${section}/${id}`)).status);
});

test("an incomplete page, a garbled file and a read-only disk lose no answer", async () => {
  await site.stop();
  const built = (file: string) => site.file(`server/${file}`);
  writeFileSync(built("app/calendrier.html"), "<!DOCTYPE");
  writeFileSync(built("app/partenaires.meta"), "pas du JSON");
  truncateSync(built("app/le-lieu.rsc"), 20);
  // A file in the place of the folder of renewed pages, so that nothing can be written.
  rmSync(built("route-cache"), { recursive: true, force: true });
  writeFileSync(built("route-cache"), "");
  await site.start();
  for (const address of ["/", "/calendrier", "/partenaires", "/le-lieu", "/calendrier"]) {
    const { status, html } = await site.get(address);
    expect([address, status, html.endsWith("</html>")]).toEqual([address, 200, true]);
  }
  expect(site.log.some((line) => line.includes("Page illisible sur le disque"))).toBe(true);
  expect(site.log.some((line) => line.includes("le disque la refuse"))).toBe(true);
});
