import { setImmediate } from "node:timers";
import fc from "fast-check";
import { Parser } from "htmlparser2";
import ATTACKS from "@/__tests__/fixtures/attacks.json";
import { RichText } from "@/components/text/rich-text";
import { html as readHtml } from "@/lib/content/parse/fields";
import { htmlOf } from "@/testing/render";
import { tries } from "@/testing/tries";

process.env.FIREBASE_PROJECT_ID = "chalet";
// The server's renderer needs it.
Object.assign(globalThis, { setImmediate });

jest.mock("@/lib/pictures/measure", () => ({ measureImage: async () => ({ width: 1600, height: 1200 }) }));

const page = (typed: string) => htmlOf(<RichText article={readHtml(typed, "x").value} />);

/** A tree in one line of text, as the renderer wrote it. */
function written(html: string): string {
  const tree: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name) => tree.push(`<${name}>`),
      onclosetag: (name) => tree.push(`</${name}>`),
      ontext: (text) => tree.push(text),
    },
    { xmlMode: true },
  );
  parser.end(html);
  return tree.join("");
}

/** The same of what a browser makes of it. */
const parsed = (node: Node): string =>
  [...node.childNodes]
    .map((child) => {
      if (child instanceof Element) return `<${child.localName}>${parsed(child)}</${child.localName}>`;
      return child.nodeType === child.TEXT_NODE ? child.textContent : "";
    })
    .join("");

// React ignores these differences.
const alike = (tree: string) => tree.replace(/\r\n?/g, "\n").replace(/[\0\ufffd]/g, "");

const NAMES =
  "a b p div span ul ol li dl dt dd table caption thead tbody tfoot tr td th h2 h3 h6 blockquote pre figure figcaption " +
  "br hr img em u q abbr code section o:p form button select option ruby rt nobr svg title";
const tag = fc
  .tuple(fc.constantFrom(...NAMES.split(" ")), fc.constantFrom("<", "<", "</"))
  .map(([name, start]) => {
    if (start === "</") return `</${name}>`;
    const attributes: Record<string, string> = { a: ' href="/contact"', img: ' src="/demo/a.jpg"' };
    return `<${name}${attributes[name] ?? ""}>`;
  });
const piece = fc.oneof(
  { weight: 4, arbitrary: tag },
  fc.constantFrom(
    "un",
    "deux",
    " ",
    "\n",
    "\n\n",
    "www.a.fr",
    "&#13;",
    "&lt;",
    "<",
    "**",
    "- a\n- b\n",
    "<!--",
  ),
);
const html = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));

test("what is rendered of any HTML is what a browser parses", async () => {
  await fc.assert(
    fc.asyncProperty(html, async (typed) => {
      const rendered = await page(typed);
      document.body.innerHTML = rendered;
      expect(alike(parsed(document.body))).toBe(alike(written(rendered)));
    }),
    {
      ...tries(300),
      examples: [
        ...ATTACKS,
        "<table><tr><td>a</td></tr></table>",
        "<table><td>a<td>b<caption>c</caption><tr><th>d</table>",
        "<a href='/x'>a <a href='/y'>b</a> c</a>",
        "<td>a</td><tr><li>b",
        "<p>a<p>b</p></p><b><p>c<table><tr><td><p>d</b></table>",
      ].map((typed): [string] => [typed]),
    },
  );
});
