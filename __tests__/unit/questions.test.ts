import { differingAnswers, forgetAnswers, Notes, question, withNotes } from "@/lib/questions";

/** Notes what a rendering asks. */
async function notesOf(rendering: () => unknown): Promise<[string, string][]> {
  const notes = new Notes();
  await withNotes(notes, rendering);
  return notes.complete();
}

const names = (asked: readonly (readonly [string, string])[]) => asked.map(([key]) => JSON.parse(key));

let titles: Record<string, string> = {};
const getTitle = question("test getTitle", (id: string) => titles[id]);
const listTitles = question("test listTitles", () => Object.values(titles).sort());
const countTitles = question("test countTitles", () => listTitles().length);
let size: () => Promise<number>;
const measure = question("test measure", async (_: string) => ({ size: await size() }));

beforeEach(() => {
  titles = { a: "Aube", b: "Brume" };
  size = async () => 3;
  forgetAnswers();
});

/** Changes the content, as a new snapshot does. */
function edit(change: () => void): void {
  change();
  forgetAnswers();
}

test("a rendering notes each question once, with its arguments, also after it waited", async () => {
  const asked = await notesOf(async () => {
    getTitle("a");
    await new Promise(setImmediate);
    getTitle("a");
    getTitle("b");
  });
  expect(names(asked)).toEqual([
    ["test getTitle", "a"],
    ["test getTitle", "b"],
  ]);
});

test("a question that another one asks is not noted: the answer of the first is compared", async () => {
  const asked = await notesOf(() => countTitles());
  expect(names(asked)).toEqual([["test countTitles"]]);
  edit(() => (titles.a = "Autre"));
  expect(await differingAnswers(asked)).toEqual([]);
  edit(() => (titles.c = "Crue"));
  expect(await differingAnswers(asked)).toEqual([0]);
});

test("exactly the questions with another answer differ, missing documents included", async () => {
  const asked = await notesOf(() => [getTitle("a"), getTitle("b"), getTitle("c"), listTitles()]);
  expect(await differingAnswers(asked)).toEqual([]);
  edit(() => (titles.b = "Bruine"));
  expect(await differingAnswers(asked)).toEqual([1, 3]);
  edit(() => (titles = { a: "Aube", b: "Brume", c: "Crue" }));
  expect(await differingAnswers(asked)).toEqual([2, 3]);
  edit(() => (titles = { b: "Brume", a: "Aube" }));
  expect(await differingAnswers(asked)).toEqual([]);
});

test("a question that is gone differs", async () => {
  expect(await differingAnswers([['["test withdrawn"]', "digest"]])).toEqual([0]);
});

test("two renderings at the same time note their own questions alone", async () => {
  const [first, second] = await Promise.all([
    notesOf(async () => {
      await new Promise(setImmediate);
      getTitle("a");
    }),
    notesOf(async () => getTitle("b")),
  ]);
  expect([names(first), names(second)]).toEqual([[["test getTitle", "a"]], [["test getTitle", "b"]]]);
});

test("an answer is worked out once until the content changes, and stays the same object", () => {
  const before = listTitles();
  expect(listTitles()).toBe(before);
  forgetAnswers();
  expect(listTitles()).not.toBe(before);
});

test("an answer that has to be waited for is compared too; one that fails or is late does not differ", async () => {
  const asked = await notesOf(() => measure("/a.jpg"));
  expect(await differingAnswers(asked)).toEqual([]);
  size = async () => 4;
  expect(await differingAnswers(asked)).toEqual([0]);
  size = () => Promise.reject(new Error("not now"));
  expect(await differingAnswers(asked)).toEqual([]);
  size = () => new Promise(() => {});
  expect(await differingAnswers(asked)).toEqual([]);
});
