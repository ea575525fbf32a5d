import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdBack, isPainted } from "./hold-back";
import { NOT_FOUND, PAGES } from "./site";

// Every kind of page.
const FONT_PATHS = [
  ...["/", "/le-lieu", "/partenaires", "/calendrier", "/contact", "/legal/mentions"],
  ...["/calendrier/flyers/neige-et-silence", "/atelier/bain-sonore", "/partenaire/nadege-fontan"],
];

const require = createRequire(import.meta.url);
const aceSource = readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8");
const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/**
 * What went wrong while a page was shown: console errors, requests that left the site, scripts that were
 * asked for twice, styles that were not in the page.
 */
function watch(page: Page) {
  const faults: string[] = [];
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".css")) faults.push(`style: ${pathname}`);
    if (!pathname.endsWith(".js")) return;
    if (scripts.has(pathname)) faults.push(`twice: ${pathname}`);
    scripts.add(pathname);
  });
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (
      protocol.startsWith("http") &&
      origin !== new URL(page.url() || request.url()).origin &&
      page.url() !== "about:blank"
    )
      faults.push(`left the site: ${request.url()}`);
  });
  return faults;
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

/** A second engine, written by other people: IBM's Equal Access rules for WCAG 2.2. */
async function secondOpinion(page: Page): Promise<string[]> {
  await page.evaluate(`${aceSource};window.ace = typeof ace === "undefined" ? window.ace : ace`);
  return page.evaluate(async () => {
    const { ace } = window as unknown as { ace: { Checker: new () => { check: Check } } };
    type Check = (document: Document, rules: string[]) => Promise<{ results: Result[] }>;
    type Result = { ruleId: string; value: [string, string]; message: string; path: { dom: string } };
    const { results } = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} ${path.dom}`);
  });
}

for (const { path, title } of PAGES) {
  test(`${path} is complete, accessible and stays at home`, async ({ page, context }) => {
    const faults = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await expect(page).toHaveTitle(title);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `http://localhost:3000${path === "/" ? "" : path}`,
    );

    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Whoever says how wide a picture is drawn chooses among widths.
    const sized = page.locator("img[sizes]");
    expect(
      await sized.evaluateAll((all) =>
        all.map((img) => img.getAttribute("srcset")).filter((set) => /\dx/.test(set ?? "")),
      ),
    ).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(await secondOpinion(page)).toEqual([]);
    expect(faults).toEqual([]);

    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
}

for (const { path, words } of NOT_FOUND) {
  test(`${path} is a complete French 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText(words);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test("an element that is none of the four shows no picture of itself", async ({ page }) => {
  await page.goto("/elements/plastique");
  // Those of the four lead to them.
  await expect(page.getByRole("main").locator("img:not(a *)")).toHaveCount(0);
});

test("every answer asks for the fonts along with the page, so that they are there in time", async ({
  request,
}) => {
  for (const { path } of [...PAGES, ...NOT_FOUND])
    expect((await request.get(path)).headers().link, path).toContain('as="font"');
});

for (const path of FONT_PATHS)
  test(`${path} takes its fonts however late they come, and hardly moves`, async ({ page }, { project }) => {
    test.skip(project.name !== "phone", "asked of the narrow screen");
    const fontsArrive = await holdBack(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await isPainted(page);
    expect(await fontsUsed(page)).not.toContain("Fraunces");
    const shift = await layoutShift(page);
    fontsArrive();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
    await expect.poll(() => fontsUsed(page)).toEqual(["Fraunces", "Source Sans 3"]);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });

test("much enlarged, the home page's words lie below its bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  const bar = await page.getByRole("banner").boundingBox();
  const words = await page.getByText("Bienvenue au Chalet des Quatre Éléments").first().boundingBox();
  expect(words?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(words?.width).toBeGreaterThan(250);
});

test("the way to the next retreat is on every page but its own", async ({ page }) => {
  await page.goto("/calendrier");
  const ways = page.getByRole("link", { name: /^Prochaine retraite/, includeHidden: true });
  const way = (await ways.first().getAttribute("href")) ?? "";
  await page.goto(way);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(ways).toHaveCount(0);
});

test("titles are of one size, below a picture and without one", async ({ page }) => {
  const sizes = new Set<string>();
  for (const path of ["/le-lieu", "/le-concept", "/calendrier", "/legal/mentions", "/nulle-part"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    sizes.add(await page.locator("h1").evaluate((title) => getComputedStyle(title).fontSize));
  }
  expect([...sizes]).toHaveLength(1);
});

test("each kind of workshops names its own, which lead on, and is called about below its list", async ({
  page,
}) => {
  await page.goto("/ateliers");
  const kinds = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(kinds).toHaveCount(3);
  const prices = [28, 25, 65, 18, 32, 20].map((price) => new RegExp(`${price}\\s€$`));
  await expect(kinds.first().getByRole("listitem")).toHaveText(prices);
  await kinds.first().getByRole("link", { name: "Bain sonore", exact: true }).click();
  await expect(page).toHaveURL(/\/atelier\/bain-sonore$/);
  await page.goto("/ateliers/bien-etre");
  const call = page.getByRole("main").getByRole("link", { name: "Appeler pour la prochaine date" });
  await expect(call).toHaveAttribute("href", /^tel:/);
  await page.goto("/partenaire/amandine-rouvier");
  await expect(call).toHaveAttribute("href", /^tel:/);
});

test("a workshop names who leads it, its neighbours and the call", async ({ page }) => {
  await page.goto("/atelier/bain-sonore");
  const main = page.getByRole("main");
  const call = main.getByRole("link", { name: "Appeler pour la prochaine date" });
  await expect(call.filter({ visible: true })).toHaveCount(1);
  await expect(call.filter({ visible: true })).toHaveAttribute("href", /^tel:/);
  await expect(main.getByRole("complementary").getByRole("link", { name: /Nadège Fontan/ })).toBeVisible();
  const neighbours = main.getByRole("region", { name: "Dans le même esprit" });
  await expect(neighbours.getByRole("link")).toHaveCount(2);
  await expect(neighbours.getByText(/^avec \p{Lu}/u)).toHaveCount(2);
  await expect(neighbours.locator("img")).toHaveCount(2);
  // Both of those beside this one are led by the same host; what one does in each is not the same.
  await page.goto("/atelier/carnet-de-route");
  await expect(neighbours.getByText("avec Claire Vasserot")).toHaveCount(2);
  const pictures = await neighbours
    .locator("img")
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  expect(new Set(pictures).size).toBe(2);
});

test("who has no portrait has the same picture wherever they are named", async ({ page }) => {
  const standIn = async (scope: Locator) => {
    const source = await scope.locator("img").first().getAttribute("src");
    return decodeURIComponent(source ?? "").match(/url=([^&]*)/)?.[1];
  };
  const main = page.getByRole("main");
  await page.goto("/partenaires");
  const listed = await standIn(main.getByRole("link", { name: /Hélène Marchetti/ }));
  const another = await standIn(main.getByRole("link", { name: /Zineb Haddad/ }));
  expect(another).not.toBe(listed);
  // What they do, rather than a lantern for each.
  await page.goto("/atelier/oser-chanter");
  expect(await standIn(main)).toBe(another);
  await page.goto("/atelier/carnet-de-route");
  expect(await standIn(main)).toBe(listed);
  await page.goto("/partenaire/helene-marchetti");
  expect(await standIn(main)).toBe(listed);
  await page.goto("/atelier/carnet-de-route");
  expect(await standIn(main.getByRole("complementary"))).toBe(listed);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`the place says on its first screen when one can come, and leads to all dates after the house, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/le-lieu");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    const next = main.getByRole("link", { name: /^Prochaine retraite/ });
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(next).toHaveAttribute("href", /^\/calendrier\/flyers\//);
    await main.getByRole("link", { name: "Toutes les dates" }).click();
    await expect(page).toHaveURL("/calendrier");
  });

test("on a phone on its side the place is named on its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/le-lieu");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
});

test("what somebody said of a workshop closes its words, however they were written", async ({ page }) => {
  await page.goto("/atelier/bain-sonore");
  const words = page.getByRole("region", { name: "Présentation" });
  await expect(words.getByRole("heading", { name: "À savoir avant de venir" })).toBeVisible();
  await expect(words.getByRole("blockquote")).toHaveCount(0);
  const [end = 999, said = 0] = await Promise.all(
    [words, page.getByRole("main").getByRole("blockquote")].map(async (part) => {
      const box = await part.boundingBox();
      return part === words ? (box?.y ?? 0) + (box?.height ?? 0) : box?.y;
    }),
  );
  expect(said).toBeGreaterThan(end);
});

test("what a legal page contains stays in sight while it is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/legal/mentions#article-5-propriete-intellectuelle");
  await expect(page.getByRole("heading", { name: /Propriété intellectuelle/ })).toBeInViewport();
  const contents = page.getByRole("navigation", { name: "Sur cette page" });
  await expect(contents.getByRole("link", { name: /Éditeur/ })).toBeInViewport({ ratio: 1 });
  await expect(contents.getByRole("link", { name: /Nous contacter/ })).toBeInViewport({ ratio: 1 });
});

test("a retreat without a poster is lettered, and named once", async ({ page }) => {
  await page.goto("/calendrier");
  const retreat = page.getByRole("link", { name: /Voix d’automne/ });
  await expect(retreat.getByText("Voix d’automne")).toHaveCount(2);
  await expect(retreat).not.toHaveAccessibleName(/Voix d’automne.*Voix d’automne/);
});

test("on a phone what a partner says stands under their picture, before what is told of them", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "phone", "asked of the phone");
  await page.goto("/partenaire/amandine-rouvier");
  const main = page.getByRole("main");
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  const said = await top(main.locator("blockquote"));
  expect(said).toBeGreaterThan(await top(main.locator("img").first()));
  expect(said).toBeLessThan(await top(main.getByRole("region", { name: "Présentation" })));
});

test("every page says where the place is", async ({ page }) => {
  for (const { path } of PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("contentinfo")).toContainText("Arvieux, Hautes-Alpes, 1500 m");
  }
  await page.goto("/le-lieu");
  await expect(page.getByRole("main").getByText("Arvieux, Hautes-Alpes, 1500 m")).toBeInViewport();
});

test("a category says how many workshops it has and from which price", async ({ page }) => {
  await page.goto("/ateliers");
  const category = page.getByRole("main").getByRole("link", { name: /^Bien-être/ });
  await expect(category).toContainText(/\d+\sateliers, dès\s\d+\s€$/);
  const [, count] = /(\d+)\sateliers/.exec((await category.textContent()) ?? "") ?? [];
  await page.goto("/ateliers/bien-etre");
  await expect(page.getByRole("main").locator('a[href^="/atelier/"]')).toHaveCount(Number(count));
});

test("the calendar says of each retreat from which price", async ({ page }) => {
  await page.goto("/calendrier");
  for (const name of [/^La prochaine/, /La semaine des quatre éléments/])
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toContainText(/dès\s\d[\d\s]*€/);
});

test("pictures side by side are equally high and fill the page's width", async ({ page, viewport }) => {
  await page.goto("/le-lieu");
  // Phones have a row for each list, for upright pictures alone; elsewhere the lists of a row stand side by side.
  const phone = (viewport?.width ?? 0) < 768;
  const lines = `div:not([data-print])${phone ? " > ul" : ":has(> ul)"}`;
  const rows = await page.getByRole("region", { name: /images$/ }).evaluateAll(
    (sections, lines) =>
      sections.flatMap((section) => {
        const { left, right } = section.getBoundingClientRect();
        return [...section.querySelectorAll(lines)].map((row) => {
          const boxes = [...row.querySelectorAll("img")].map((image) => image.getBoundingClientRect());
          const heights = boxes.map(({ height }) => height);
          return {
            pictures: boxes.length,
            short: Math.max((boxes[0]?.left ?? 0) - left, right - (boxes.at(-1)?.right ?? 0)),
            uneven: Math.max(...heights) - Math.min(...heights),
          };
        });
      }),
    lines,
  );
  const together = rows.filter(({ pictures }) => pictures > 1);
  expect(together.length).toBeGreaterThan(phone ? 0 : 1);
  for (const { short, uneven } of together) {
    expect(short).toBeLessThan(1);
    expect(uneven).toBeLessThan(2);
  }
});

test("the name of an element on the concept's page leads to it, like all around it", async ({ page }) => {
  await page.goto("/le-concept");
  const name = page.getByRole("main").getByRole("heading", { name: "Le feu" });
  await name.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await name.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(/\/elements\/feu$/);
});

test("the viewer shows all of an element's picture", async ({ page }) => {
  await page.goto("/elements/feu");
  await page.getByRole("main").getByRole("link", { name: "Agrandir l’image" }).click();
  const picture = page.getByRole("dialog").locator("img:not([hidden])").last();
  await expect(picture).toHaveCSS("object-fit", "contain");
  await expect(picture).toHaveCSS("clip-path", "none");
});

test("the house cut in two stands below its heading, which its sky may hold, and above its rooms, from edge to edge, all of it on the screen", async ({
  page,
  viewport,
}) => {
  const { width, height } = viewport ?? { width: 0, height: 0 };
  const arrive = await holdBack(page, "**/house-*");
  await page.goto("/le-lieu");
  const house = page.getByRole("img", { name: /^La maison, coupée en deux/ });
  // Its place is kept before it is there.
  await expect(house).not.toHaveJSProperty("complete", true);
  const before = await house.boundingBox();
  await house.scrollIntoViewIfNeeded();
  arrive();
  await expect(house).toHaveJSProperty("complete", true);
  const box = await house.boundingBox();
  expect([box?.width, box?.height]).toEqual([before?.width, before?.height]);
  // What a screen cuts off on both sides alike is a fifth at most, for which the house is not drawn.
  const beyond = -(box?.x ?? Number.NaN);
  expect(beyond).toBeGreaterThanOrEqual(0);
  expect((box?.width ?? Number.NaN) - beyond).toBeCloseTo(width + beyond, 0);
  expect(beyond / (box?.width ?? Number.NaN)).toBeLessThan(0.18);
  const upright = width <= 640 && width / height <= 0.8;
  const address = await house.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
  expect(address).toMatch(upright ? /house-tall-\d+\.avif$/ : /house-wide-\d+\.avif$/);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  // The drawing's uppermost fifth is sky.
  const heading = await page.getByRole("heading", { name: "La maison" }).boundingBox();
  const sky = (await top(house)) + (box?.height ?? Number.NaN) / 5;
  expect((heading?.y ?? Number.NaN) + (heading?.height ?? Number.NaN)).toBeLessThan(sky);
  const end = (await top(house)) + (box?.height ?? Number.NaN);
  for (const room of await page.locator("#la-maison ~ div dt, section:has(#la-maison) dl img").all())
    expect(await top(room)).toBeGreaterThanOrEqual(end);
});

test("what a room is called stands on it, whole and large enough to touch, and leads to what is said of it", async ({
  page,
  viewport,
}) => {
  await page.goto("/le-lieu");
  const labels = page.getByRole("navigation", { name: "Les pièces de la maison" }).getByRole("link");
  const names = await labels.allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const label of await labels.all()) {
    const { x = Number.NaN, width = 0, height = 0 } = (await label.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport?.width ?? 0);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  for (const [i, name] of names.entries()) {
    const said = page.locator("dt").getByText(name, { exact: true });
    await labels.nth(i).click();
    await expect(said).toBeInViewport({ ratio: 1 });
  }
});

test("photos stand in columns of equal width, in their true proportions, by name from left to right", async ({
  page,
}) => {
  await page.goto("/le-lieu");
  const pictures = page.getByRole("region", { name: "En images" }).getByRole("img");
  const boxes = await pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      const declared = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      return {
        x: Math.round(x),
        y: Math.round(y),
        width: Math.round(width),
        ratio: width / height / declared,
      };
    }),
  );
  expect(boxes.length).toBeGreaterThan(10);
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1);
  for (const { ratio } of boxes) expect(ratio).toBeCloseTo(1, 1);
  const columns = new Set(boxes.map(({ x }) => x)).size;
  expect(columns).toBeGreaterThan(1);
  const first = boxes.slice(0, columns);
  expect(first.map(({ x }) => x)).toEqual(first.map(({ x }) => x).toSorted((a, b) => a - b));
  // Each stands no higher than the one before it.
  for (const [i, { y }] of boxes.slice(1).entries()) expect(y).toBeGreaterThanOrEqual(boxes[i]?.y ?? 0);
});

test("a host without a portrait is named above her own words", async ({ page }) => {
  await page.goto("/nous-connaitre");
  const hosts = page.getByRole("article");
  await hosts.locator("> :has(img)").evaluateAll((portraits) => {
    for (const portrait of portraits) portrait.remove();
  });
  const boxes = await hosts.evaluateAll((articles) =>
    articles.flatMap((article) =>
      ["h2", "div div > p"].map((part) => article.querySelector(part)?.getBoundingClientRect().toJSON()),
    ),
  );
  expect(boxes).toHaveLength(4);
  for (const [i, box] of boxes.slice(1).entries()) expect(box.top).toBeGreaterThanOrEqual(boxes[i].bottom);
});

test("each season of the calendar lies on a sheet in its own colours, from one edge to the other", async ({
  page,
}) => {
  await page.goto("/calendrier");
  const sheets = await page
    .getByRole("main")
    .locator("section[data-season]")
    .evaluateAll((sections) =>
      sections.map((section) => ({
        season: section.getAttribute("data-season"),
        colour: getComputedStyle(section).backgroundImage,
        width: section.clientWidth,
      })),
    );
  const width = page.viewportSize()?.width;
  expect(sheets.map((sheet) => sheet.width)).toEqual(sheets.map(() => width));
  // A season that holds the next retreat alone is its band.
  const painted = sheets.filter(({ colour }) => colour !== "none");
  expect(painted.length).toBeGreaterThanOrEqual(sheets.length - 1);
  expect(new Set(painted.map(({ season }) => season)).size).toBe(4);
  expect(new Set(painted.map(({ colour }) => colour)).size).toBe(4);
});

/** The families that the page's text is set in, without their weights. */
async function fontsUsed(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const texts = { nodeId: root.nodeId, selector: ":is(h1, h2, h3, p, li, dt, dd, summary, figcaption)" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", texts);
  // Nodes that the scripts have replaced since are gone.
  const used = await Promise.all(
    nodeIds.map((nodeId) =>
      session.send("CSS.getPlatformFontsForNode", { nodeId }).catch(() => ({ fonts: [] })),
    ),
  );
  await session.detach();
  const families = used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName));
  return [...new Set(families.map((name) => name.replace(/ (?:Extra)?Light$/, "")))].sort();
}

/** Measures the layout shift from now on. @returns tells how much it was */
async function layoutShift(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift" });
    return seen;
  });
  return () => seen.evaluate(({ shift }) => shift);
}
