import { firstSentence, inTwo, leadAndText } from "@/lib/text/lead";

const sentence = (letters: number) => `A${"a".repeat(letters - 2)}.`;

const LONG = Array.from({ length: 8 }, () => sentence(60)).join(" ");

test("a long intro is parted behind the first sentence that ends past a glance", () => {
  const [beginning, rest] = inTwo(`${sentence(60)} ${sentence(70)} ${LONG}`);
  expect([beginning, rest]).toEqual([`${sentence(60)} ${sentence(70)}`, LONG]);
});

test("nothing of it is lost, and its paragraphs stay apart", () => {
  expect(inTwo(`${sentence(130)}\n\n${sentence(40)}\n\n${LONG}`)).toEqual([
    sentence(130),
    `${sentence(40)}\n\n${LONG}`,
  ]);
});

test("a few lines stay whole, and so does one endless sentence", () => {
  for (const text of [sentence(300), sentence(900)]) expect(inTwo(text)).toEqual([text, ""]);
});

test("a short first paragraph of HTML leads into what follows it, and stays in it otherwise", () => {
  expect(leadAndText("<p>Court.</p><h2>Pour qui</h2>")).toEqual(["<p>Court.</p>", "<h2>Pour qui</h2>"]);
  for (const html of ["", "<p>Seul.</p>", "<h2>Pour qui</h2><p>Tous.</p>", `<p>${LONG}</p><p>Tous.</p>`])
    expect(leadAndText(html)).toEqual(["", html]);
});

test("the first sentence of a text is all of it before the second", () => {
  expect(firstSentence("Le premier levé rallume le poêle. Le reste suit.")).toBe(
    "Le premier levé rallume le poêle. ",
  );
  expect(firstSentence("")).toBe("");
});
