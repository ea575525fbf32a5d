import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { PAGES } from "@/lib/routes";
import manifest from "@/package.json";
import { faultLine } from "@/scripts/content/words";

const GUIDES = [
  "README.md",
  ...readdirSync("docs")
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const read = (guide: string) => readFileSync(guide, "utf8");
const commandsOf = (guide: string) =>
  [...read(guide).matchAll(/^( *)```sh\n([\s\S]*?)^\1```/gm)].map(([, , block = ""]) => block);
const examples = read(".env.example");

describe.each(GUIDES)("%s", (guide) => {
  test("every command is valid shell", () => {
    for (const block of commandsOf(guide))
      expect([block, spawnSync("bash", ["-n"], { input: block, encoding: "utf8" }).stderr]).toEqual([
        block,
        "",
      ]);
  });

  test("no table is interrupted by an empty line", () => {
    const tables = read(guide).match(/(?:^ *\|.*\n)+/gm) ?? [];
    expect(tables.filter((table) => !/^.*\n *\|[-:| ]+\|\n/.test(table))).toEqual([]);
  });

  test("every named npm script exists", () => {
    const named = [...read(guide).matchAll(/npm run ([a-z0-9]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !((name as string) in manifest.scripts))).toEqual([]);
  });

  test("every named path exists", () => {
    const links = [...read(guide).matchAll(/\]\(([^)#:]+)[^)]*\)/g)].map(([, file = ""]) =>
      path.join(path.dirname(guide), file.replaceAll("\\", "")),
    );
    const named = [
      ...read(guide).matchAll(
        /(?<![\w/.])((?:deploy|lib|app|components|content|scripts|testing|bench|docs|__tests__)\/[\w./[\]-]*\w)/g,
      ),
    ].map(([, file = ""]) => file);
    expect([...links, ...named].filter((file) => !existsSync(file))).toEqual([]);
  });

  test("every named setting is in .env.example", () => {
    const named = [
      ...read(guide).matchAll(
        /`((?:SITE|CONTENT|FIRE|PUBLISHER|HOSTING|REVALIDATE|LIVE|IMAGE)_[A-Z_]+[A-Z])[=`]/g,
      ),
    ].map(([, name]) => name);
    expect(
      named.filter((name) => !new RegExp(`^#?${name}=`, "m").test(examples) && name !== "SITE_ULR"),
    ).toEqual([]);
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
  const rows = (of: string) => [...section(of).matchAll(/^\| `(\w+)`/gm)].map(([, name = ""]) => name);

  test("has every collection", () => {
    expect(rows("La console").sort()).toEqual([...COLLECTION_NAMES].sort());
  });

  test.each(COLLECTION_NAMES)("has every field of %s, and no other", (collection) => {
    const anywhere = rows("Préparer, dater, publier");
    const own = fieldNames(collection).filter((name) => !anywhere.includes(name));
    expect(rows(`(\`${collection}\`)`).sort()).toEqual(own.sort());
  });

  test("has every page", () => {
    const [list = ""] = /^Une fiche par page.*$/m.exec(section("(`pages`)")) ?? [];
    expect([...list.matchAll(/`([\w-]+)`/g)].map(([, id]) => id).sort()).toEqual(Object.keys(PAGES).sort());
  });

  test("quotes the output of check", () => {
    const samples = [...guide.matchAll(/^(\w+)\/(\S+) · (\w+)(.*)$/gm)];
    expect(samples).toHaveLength(3);
    for (const [line, collection = "", id = "", field = "", rest = ""] of samples) {
      const [, problem = "", shown = ""] = / : (.+) → (.+)/.exec(rest) ?? [];
      expect(line).toBe(faultLine({ collection, id, field, problem, shown }));
    }
  });
});

test.each(COLLECTION_NAMES)("the sample content explains every field of %s, and no other", (collection) => {
  const section = (of: string) =>
    read("content/example/LISEZ-MOI.md")
      .split(/^## /m)
      .find((text) => text.startsWith(of)) ?? "";
  const rows = (of: string) =>
    [...section(of).matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = ""]) => cell.match(/\w+/g) ?? []);
  const anywhere = rows("Dans les quatre dernières");
  const own = fieldNames(collection).filter((name) => !anywhere.includes(name));
  expect(rows(`\`${collection}.json\``).sort()).toEqual(own.sort());
});

test("docs/architecture.md has a line for each dependency", () => {
  const documented = [...read("docs/architecture.md").matchAll(/`([@\w./*-]+)`/g)].map(([, name = ""]) =>
    name.replace("*", ""),
  );
  const named = (name: string) =>
    documented.some((one) => name === one || (one.endsWith("/") && name.startsWith(one)));
  const all = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter((name) => !name.startsWith("@types/") && !named(name))).toEqual([]);
});
