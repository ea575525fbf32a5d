import { inTwo, isLong } from "@/lib/text/in-two";

const sentence = (letters: number) => `A${"a".repeat(letters - 2)}.`;

test("a long text is parted behind the first sentence that ends where a glance does, or later", () => {
  expect(inTwo(`${sentence(60)} ${sentence(70)} ${sentence(50)}`)).toEqual([
    `${sentence(60)} ${sentence(70)}`,
    sentence(50),
  ]);
});

test("nothing of it is lost, and its paragraphs stay apart", () => {
  const [beginning, rest] = inTwo(`${sentence(130)}\n\n${sentence(40)}\n\n${sentence(40)}`);
  expect([beginning, rest]).toEqual([sentence(130), `${sentence(40)}\n\n${sentence(40)}`]);
});

test("one endless sentence stays whole", () => {
  expect(inTwo(sentence(900))).toEqual([sentence(900), ""]);
});

test("a few lines are not long", () => {
  expect([isLong(sentence(300)), isLong(sentence(600))]).toEqual([false, true]);
});
