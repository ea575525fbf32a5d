import { plainText } from "@/lib/article/clean";
import { sectionsOf } from "@/lib/article/parts";
import { env, readEnv } from "@/lib/config/env";
import { identity, identityOf } from "@/lib/config/identity";
import { pageOverride } from "@/lib/content";
import { parseDocument } from "@/lib/content/parse";
import { textsOf } from "@/lib/content/texts";
import type { PageId } from "@/lib/routes";
import { VENUE_SETTINGS } from "@/testing/another-venue";

jest.mock("@/lib/config/env", () => ({ ...jest.requireActual("@/lib/config/env"), env: jest.fn() }));
jest.mock("@/lib/config/identity", () => ({
  ...jest.requireActual("@/lib/config/identity"),
  identity: jest.fn(),
}));
jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src: string) => ({ src, width: 1600, height: 1200 }),
}));
jest.mock("@/lib/content", () => ({ pageOverride: jest.fn(), hiddenPages: () => [] }));

type Typed = { [id in PageId]?: Record<string, unknown> };

/** A venue whose collection `pages` holds these documents. */
function venue(typed: Typed) {
  const settings = readEnv({ CONTENT_DIR: "own", ...VENUE_SETTINGS });
  jest.mocked(env).mockReturnValue(settings);
  jest.mocked(identity).mockReturnValue(identityOf(settings));
  jest.mocked(pageOverride).mockImplementation((id) => {
    const data = typed[id as PageId];
    return data && parseDocument("pages", { id, data }).document;
  });
}

describe("own words of a legal page", () => {
  const shown = async (id: PageId, content: string) => {
    venue({ [id]: { title: "À nous", content } });
    return (await textsOf(id)).content;
  };
  const FACTS = {
    mentions: Object.entries(VENUE_SETTINGS).filter(([name]) => /^(?:PUBLISHER|HOSTING)_/.test(name)),
    cookies: Object.entries(VENUE_SETTINGS).filter(([name]) => /^HOSTING_(?!URL)/.test(name)),
  };

  test.each(["mentions", "cookies"] as const)("stand below what the law wants: %s", async (id) => {
    const text = plainText(await shown(id, "<h2>Chez nous</h2><p>Tout est permis.</p>")).replace(/\s/g, " ");
    const missing = FACTS[id].filter(([name, value]) => !text.includes(value) && name !== "PUBLISHER_URL");
    expect([missing, text.endsWith("Tout est permis.")]).toEqual([[], true]);
  });

  test.each([
    ["<h2>Éditeur</h2><p>Nous.</p>", ["Éditeur"]],
    ["<h2>Article 1 – Éditeur</h2><p>Nous.</p>", ["Article 1 – Éditeur"]],
    ["Tout est permis.", ["Autres mentions"]],
  ])("have a heading and an id of their own: %s", async (content, own) => {
    const sections = sectionsOf(await shown("mentions", content)).filter(({ id }) => id);
    const titles = sections.map(({ title }) => title);
    expect(titles).toEqual(["Article 1 – Éditeur", "Article 2 – Hébergeur", ...own]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });
});
