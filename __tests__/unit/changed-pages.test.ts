import http, { type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PAGE_SIZE } from "@/lib/lists/paging";
import { differences, renderAgain, shownBy } from "@/lib/publishing/changed-pages";
import { until } from "@/testing/firestore/until";

jest.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const ids = (length: number) => Array.from({ length }, (_, i) => `p${i}`);
const partners = (names: string[]) =>
  shownBy([{ path: "/partenaires", entries: names.map((id) => ({ id })) }]);

describe("the pages of a list that a change touches", () => {
  const names = ids(3 * PAGE_SIZE);
  const before = partners(names);

  test("an edit in place: the page that shows the document, and no other", () => {
    expect(differences(before, partners(names), ["p0"])).toEqual(["/partenaires"]);
    expect(differences(before, partners(names), [`p${PAGE_SIZE}`])).toEqual(["/partenaires/page/2"]);
  });

  test("a new document: its page first, then those after it, to the new last one", () => {
    const now = partners(names.toSpliced(PAGE_SIZE + 1, 0, "nouvelle"));
    expect(differences(before, now, ["nouvelle"])).toEqual([
      "/partenaires/page/2",
      "/partenaires/page/3",
      "/partenaires/page/4",
    ]);
  });

  test("a removed document: the pages where it was missed, and the one that is no more", () => {
    const long = partners(ids(2 * PAGE_SIZE + 1));
    const now = partners(ids(2 * PAGE_SIZE + 1).toSpliced(PAGE_SIZE, 1));
    expect(differences(long, now, [`p${PAGE_SIZE}`])).toEqual(["/partenaires/page/2", "/partenaires/page/3"]);
  });

  test("a document that moved: where it was, where it is, and what lies between", () => {
    const now = partners(names.toSpliced(0, 1).toSpliced(PAGE_SIZE + 5, 0, "p0"));
    expect(differences(before, now, ["p0"])).toEqual(["/partenaires/page/2", "/partenaires"]);
  });
});

test("the calendar shows the retreats to come and, folded, the latest of the past", () => {
  const shown = shownBy([
    { path: "/calendrier", entries: [{ id: "à venir" }] },
    { path: "/calendrier/passees", entries: ids(PAGE_SIZE + 1).map((id) => ({ id })) },
  ]);
  expect([...shown.keys()]).toEqual(["/calendrier", "/calendrier/passees/page/2"]);
  expect(shown.get("/calendrier")).toContain("à venir");
  expect(shown.get("/calendrier")).toHaveLength(PAGE_SIZE + 1);
});

describe("pages that changed are rendered again", () => {
  const asked: string[] = [];
  const held: ServerResponse[] = [];
  const site = http.createServer(({ url = "" }, response) => {
    asked.push(url);
    held.push(response);
  });
  const answerOne = async () => {
    await until(() => held.length > 0);
    held.shift()?.end();
  };

  beforeAll(async () => {
    await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
    process.env.__NEXT_PRIVATE_ORIGIN = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    delete process.env.__NEXT_PRIVATE_ORIGIN;
    site.close();
  });

  test("two at a time, and those of a later change before what is left of an earlier one", async () => {
    await renderAgain([]);
    const earlier = renderAgain(["/1", "/2", "/3", "/4"]);
    await until(() => asked.length === 2);
    const later = renderAgain(["/new", "/4"]);
    for (let page = 1; page <= 5; page++) {
      expect(held.length).toBeLessThanOrEqual(2);
      await answerOne();
    }
    await Promise.all([earlier, later]);
    expect(asked.slice(0, 2).sort()).toEqual(["/1", "/2"]);
    expect(asked.slice(2)).toEqual(["/new", "/4", "/3"]);
  });
});
