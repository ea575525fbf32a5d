import { cleanHtml } from "@/lib/article/clean";
import { pageStatus, STATUS_NAME } from "@/lib/server/page-cache/page-status.mjs";

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const mark = (status: string) => `<meta name="${STATUS_NAME}" content="${status}"/>`;

describe("the status in the head of a page", () => {
  test.each(["404", "500", "unlisted", "unknown"])("%s", (status) => {
    expect(pageStatus(page(`<meta charset="utf-8"/>${mark(status)}<title>a</title>`))).toBe(status);
  });

  test("is ok without an entry", () => {
    expect(pageStatus(page("<title>a</title>"))).toBe("ok");
    expect(pageStatus("")).toBe("ok");
  });

  test.each(["200", "ok", "", "4040", "javascript:"])("is ok for an unknown value (%p)", (status) => {
    expect(pageStatus(page(mark(status)))).toBe("ok");
  });

  test("cannot be set by content", () => {
    expect(pageStatus(page("", cleanHtml(`<p>a</p>${mark("500")}`).html))).toBe("ok");
    expect(pageStatus(page("", "&lt;meta name=&quot;page:status&quot; content=&quot;500&quot;&gt;"))).toBe(
      "ok",
    );
  });
});
