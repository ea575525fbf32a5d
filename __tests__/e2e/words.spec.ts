import { expect, test } from "@playwright/test";
import { DomUtils } from "htmlparser2";
import { asSent, NOT_FOUND, PAGES } from "./site";

/** What readers read of a page: its texts, what its pictures say, and the description that others show of it. */
async function texts(...page: Parameters<typeof asSent>): Promise<string[]> {
  const sent = await asSent(...page);
  const isRead = (tag: string) => !["script", "style", "code"].includes(tag);
  const description = DomUtils.findOne(({ attribs }) => attribs.name === "description", [sent], true);
  const walk = (nodes: typeof sent.children): string[] =>
    nodes.flatMap((node) => {
      if (node.type === "text") return [node.data];
      const said = "attribs" in node && node.attribs.alt ? [node.attribs.alt] : [];
      return "children" in node && !("name" in node && !isRead(node.name))
        ? [...said, ...walk(node.children)]
        : [];
    });
  return [description?.attribs.content ?? "", ...walk(sent.children)];
}

test("no line of any page can break before « : ; ! ? », within guillemets, a number, a date or a phone number", async ({
  request,
}) => {
  const found: string[] = [];
  for (const { path } of [...PAGES, ...NOT_FOUND])
    for (const text of await texts(request, path))
      for (const [part] of text.matchAll(
        /.{0,15}(?: [:;!?»](?!\S)|« |\d (?:m|km|h|€)\b|(?<!à.)\b\d+ personnes\b|\d à \d| à \d+ personnes|\b0\d \d\d \d\d|[nN]° \d|\d (?:janvier|mars|mai|juin|juillet|septembre|octobre|novembre) ?\d).{0,15}/g,
      ))
        found.push(`${path}: ${part}`);
  expect(found).toEqual([]);
});
