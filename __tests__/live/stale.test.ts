import type { StoreEntry } from "@/lib/server/store";
import { BuiltSite } from "@/testing/built-site";
import { Database } from "@/testing/firestore/database";
import type { Content } from "@/testing/firestore/seed";
import { Chance, CONTENT_FIELDS } from "@/testing/random-edits";
import { until } from "@/testing/serve.mjs";

// After random edits every stored answer is what a fresh instance makes of the same content.

/** FUZZ is the number of edits, each of which is compared; `npm run verify` compares once, after four edits. */
const [COMPARISONS, EDITS_BETWEEN] = process.env.FUZZ ? [Number(process.env.FUZZ), 1] : [1, 4];
const SEED = Number(process.env.SEED ?? (process.env.FUZZ ? Date.now() % 1e6 : 49));

/** Documents that name each other in every way that the site knows. */
const CONTENT: Content = {
  partners: {
    anna: { title: "Anna Le Bris", activity: "Yoga", workshops: ["Yoga doux"], content: "<p>Bonjour.</p>" },
    zoe: { title: "Zoé Riou", pictureprofile: "/art/element-feu.webp" },
  },
  workshops: {
    yoga: {
      ...{ title: "Yoga doux", category: "Bien-être", element: "air", price: 20 },
      ...{ dates: ["2031-02-06 18:30"], content: "<p>Avec Zoé Riou.</p>" },
    },
    danse: { title: "Danser en rond", category: "Danse", img: "/art/element-feu.webp" },
    marche: { title: "Marcher", category: "Bien-être", element: "terre" },
  },
  calendar: {
    hiver: {
      title: "Hiver",
      dateStart: "2031-01-10",
      dateEnd: "2031-01-12",
      description: "Yoga doux, et Anna Le Bris.",
    },
    passee: { title: "Passée", dateStart: "2020-01-10", dateEnd: "2020-01-12", voix: ["C’était bien."] },
    ouverte: { title: "Ouverte" },
  },
  photos: { cour: { name: "1 La cour", img: "/art/element-feu.webp", alt: "La cour" } },
  pages: {
    tarifs: { title: "Tarifs", content: "<p>Simples.</p>", menu: "haut" },
    "bien-etre": { title: "Prendre soin" },
    "nous-connaitre": { hosts: [{ name: "Gwenn Tanguy", role: "Hôte", content: "<p>Elle accueille.</p>" }] },
  },
};

const database = new Database(CONTENT);
const site = new BuiltSite();
const chance = new Chance(SEED);
/** The content as it is now. */
const content: Content = structuredClone(CONTENT);
let edits = 0;

beforeAll(async () => {
  await database.open();
  await site.open(database.settings);
});
afterAll(async () => {
  await site.remove();
  await database.close();
});

/** Changes a random document in a random way. @returns what was done */
async function editAtRandom(): Promise<string> {
  const collection = chance.oneOf(Object.keys(CONTENT_FIELDS)) as keyof typeof CONTENT_FIELDS;
  const documents = content[collection] ?? {};
  content[collection] = documents;
  const id = chance.oneOf([...Object.keys(documents), "nouveau"]);
  if (documents[id] && chance.isOneIn(5)) {
    delete documents[id];
    await database.owners.remove(`${collection}/${id}`);
    return `${collection}/${id} removed`;
  }
  const fields = CONTENT_FIELDS[collection];
  const field = chance.oneOf(Object.keys(fields));
  const value = chance.oneOf(fields[field] ?? []);
  const { [field]: _, ...others } = documents[id] ?? {};
  const edited = value === undefined ? others : { ...others, [field]: value };
  documents[id] = edited;
  await database.owners.set(`${collection}/${id}`, edited);
  return `${collection}/${id} ${field} = ${JSON.stringify(value)}`;
}

/** Waits until a later edit is shown and nothing is stale: then all that was written before is published. */
async function hasPublishedAll(): Promise<void> {
  edits += 1;
  const mark = { title: "Repère", menu: "non", content: `Modification ${edits}.` };
  content.pages = { ...content.pages, repere: mark };
  await database.owners.set("pages/repere", mark);
  await until(async () => (await site.get("/repere")).html.includes(`Modification ${edits}.`));
  await site.isPublished();
}

/** The stored answers by address, without the data of scripts, because chance decides their order. */
async function answersOf(instance: BuiltSite): Promise<Record<string, string>> {
  const entries = async () => [...(await instance.stored()).allEntries()];
  // On a busy machine a picture is measured too late for its page, which is then rendered again.
  const isUnsure = ({ asked }: StoreEntry) => asked.some(([, digest]) => digest === "failed");
  await until(async () => !(await entries()).some(isUnsure));
  await instance.isPublished();
  const store = await instance.stored();
  return Object.fromEntries(
    [...store.allEntries()].map((entry) => {
      const text = store.body(entry, "identity")?.toString("latin1") ?? "";
      const shown = text.replace(/<script>[\s\S]*?<\/script>/g, "");
      const headers = entry.headers.filter(([name]) => name !== "content-security-policy");
      return [entry.address, JSON.stringify([entry.status, headers, shown])];
    }),
  );
}

async function answersOfFreshInstance(): Promise<Record<string, string>> {
  const fresh = new BuiltSite();
  try {
    await fresh.open(database.settings);
    return await answersOf(fresh);
  } finally {
    await fresh.remove();
  }
}

test(`after random edits (SEED=${SEED}) every answer is that of a fresh instance`, async () => {
  const done: string[] = [];
  for (let i = 0; i < COMPARISONS; i += 1) {
    for (let k = 0; k < EDITS_BETWEEN; k += 1) {
      done.push(await editAtRandom());
      await hasPublishedAll();
    }
    const [expected, found] = [await answersOfFreshInstance(), await answersOf(site)];
    const differing = Object.keys({ ...expected, ...found }).filter(
      (address) => expected[address] !== found[address],
    );
    expect({ done, differing }).toEqual({ done, differing: [] });
    // Random edits also delete documents.
    expect(Object.keys(expected).length).toBeGreaterThan(30);
  }
});
