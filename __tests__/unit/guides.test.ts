import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { sessions } from "@/lib/content/parse/days";
import { STATUSES } from "@/lib/content/parse/fields";
import { PAGES } from "@/lib/routes";
import manifest from "@/package.json";
import { faultLine } from "@/scripts/content/words";

const read = (guide: string) => readFileSync(guide, "utf8");
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = ""]) => found);
const GUIDES = [
  ...["README.md", "CONTRIBUTING.md"],
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const examples = read(".env.example");

describe.each(GUIDES)("%s", (guide) => {
  const text = read(guide);

  test("every command is valid shell", () => {
    for (const [, , block = ""] of text.matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm))
      expect([block, `${spawnSync("bash", ["-n"], { input: block }).stderr}`]).toEqual([block, ""]);
  });

  test("every named npm script, path and setting exists", () => {
    const scripts = all(text, /npm run ([a-z0-9]+)/g).filter((name) => !(name in manifest.scripts));
    const links = all(text, /\]\(([^)#:]+)[^)]*\)/g).map((file) =>
      path.join(path.dirname(guide), file.replaceAll("\\", "")),
    );
    const paths = all(
      text,
      /(?<![\w/.])((?:deploy|lib|app|components|content|scripts|testing|bench|docs|__tests__)\/[\w./[\]-]*\w)/g,
    );
    const settings = all(
      text,
      /`((?:SITE|CONTENT|FIRE|PUBLISHER|HOSTING|REVALIDATE|LIVE|IMAGE)_[A-Z_]+[A-Z])[=`]/g,
    ).filter((name) => !new RegExp(`^#?${name}=`, "m").test(examples) && name !== "SITE_ULR");
    const files = [...links, ...paths].filter((file) => !existsSync(file));
    expect({ scripts, files, settings }).toEqual({ scripts: [], files: [], settings: [] });
  });
});

test("each setting of .env.example has a line that explains it, in French", () => {
  const lines = examples.split("\n");
  const bare = lines.filter((line, i) => /^#?[A-Z_]+=/.test(line) && !/^# /.test(lines[i - 1] ?? ""));
  expect(bare).toEqual([]);
  expect(lines.filter((line) => /^# .*\b(the|of|and|for)\b/i.test(line))).toEqual([]);
});

describe("the hosts' guide", () => {
  const guide = read("docs/guide-de-contenu.md");
  const section = (of: string) =>
    guide.split(/^## /m).find((text) => text.split("\n")[0]?.includes(of)) as string;
  /** The first cells of the rows of its tables. */
  const rows = (of: string) => all(section(of), /^\| `(\w+)`/gm).sort();

  test("has every collection, and every page", () => {
    expect(rows("La console")).toEqual([...COLLECTION_NAMES].sort());
    const [list = ""] = /^Une fiche par page.*$/m.exec(section("(`pages`)")) ?? [];
    expect(all(list, /`([\w-]+)`/g).sort()).toEqual(Object.keys(PAGES).sort());
  });

  test.each(COLLECTION_NAMES)("has every field of %s, and no other", (collection) => {
    const anywhere = rows("Préparer, dater, publier");
    const own = fieldNames(collection).filter((name) => !anywhere.includes(name));
    expect(rows(`(\`${collection}\`)`)).toEqual(own.sort());
  });

  test("quotes the output of check", () => {
    const samples = [...guide.matchAll(/^(\w+)\/(\S+) · (\w+)(.*)$/gm)];
    expect(samples).toHaveLength(3);
    for (const [line, collection = "", id = "", field = "", rest = ""] of samples) {
      const [, problem = "", shownInstead = ""] = / : (.+) → (.+)/.exec(rest) ?? [];
      expect(line).toBe(faultLine({ collection, id, field, problem, shownInstead }));
    }
  });
});

test("every page of the site is one that a new venue fills, and one that the requirements name", () => {
  const ten = read("docs/dix-minutes.md");
  const venue = JSON.parse(read("testing/shapes/pages.json"));
  const requirements = read("docs/requirements.md");
  const missing = Object.entries<{ path: string; under?: string }>(PAGES).flatMap(([id, { path, under }]) => [
    ...(ten.includes(`\`${id}\``) ? [] : [`${id}: dix-minutes.md`]),
    ...(id in venue ? [] : [`${id}: testing/shapes/pages.json`]),
    ...(under || requirements.includes(`\`${path}\``) ? [] : [`${path}: requirements.md`]),
  ]);
  expect(missing).toEqual([]);
});

test.each(["docs/guide-de-contenu.md", "content/example/LISEZ-MOI.md", "docs/requirements.md"])(
  "%s names every state of a retreat in its line about status",
  (guide) => {
    const [line = ""] = /^.*`status`.*complet.*$/m.exec(read(guide)) ?? [];
    expect(STATUSES.filter((status) => !line.includes(status))).toEqual([]);
  },
);

test("every requirement has a row in the list of tests", () => {
  const numbers = all(read("docs/requirements.md"), /^(\d+\.\d+) /gm);
  const rows = all(read("__tests__/README.md"), /^\| (\d+\.\d+(?:[–, ]+\d+\.\d+)*) /gm).flatMap((cell) =>
    cell.split(", ").flatMap((range) => {
      const [first = "", last = first] = range.split("–");
      return numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1);
    }),
  );
  // The first one says what the site is.
  expect(numbers.filter((number) => !rows.includes(number))).toEqual(["1.1"]);
});

test("every date that the hosts' guides give as an example is read without a doubt", () => {
  const texts = read("docs/guide-de-contenu.md") + read("content/example/LISEZ-MOI.md");
  const dates = all(texts, /[`"]((?:\d{4}-\d|\d+\/\d+\/\d{4}|\d+(?:er)? [a-zé]+ \d{4})[^`"]*)[`"]/g);
  const unsure = dates.filter((date) => !sessions([date], "x").value);
  expect(dates.length).toBeGreaterThan(10);
  // The guide's own example of an impossible day.
  expect(unsure).toEqual(["2027-02-30"]);
});

test.each(COLLECTION_NAMES)("the sample content explains every field of %s, and no other", (collection) => {
  const sections = read("content/example/LISEZ-MOI.md").split(/^## /m);
  const rows = (of: string) =>
    all(sections.find((text) => text.startsWith(of)) ?? "", /^\| (`[^|]+`) +\|/gm).flatMap(
      (cell) => cell.match(/\w+/g) ?? [],
    );
  const anywhere = rows("Dans tous");
  const own = fieldNames(collection).filter((name) => !anywhere.includes(name));
  expect(rows(`\`${collection}.json\``).sort()).toEqual(own.sort());
});
