import { setImmediate } from "node:timers";
import fc from "fast-check";
import { Parser } from "htmlparser2";
import type { ReactNode } from "react";
import ATTACKS from "@/__tests__/fixtures/attacks.json";
import { LinkedText } from "@/components/text/linked-text";
import { Paragraphs } from "@/components/text/plain-text";
import { RichText } from "@/components/text/rich-text";
import type { Fault } from "@/lib/content/parse/field";
import { description, line, program, html as readHtml, text as readText } from "@/lib/content/parse/fields";
import { withSizes } from "@/lib/content/pictured";
import { renderToHtml } from "@/testing/render";
import { propertyRuns } from "@/testing/tries";

process.env.FIREBASE_PROJECT_ID = "chalet";
// The server's renderer needs it.
Object.assign(globalThis, { setImmediate });

jest.mock("@/lib/pictures/measure", () => ({
  pictureAt: async (src: string) => ({ src, width: 1600, height: 1200 }),
}));

const page = async (typed: string) =>
  renderToHtml(<RichText article={await withSizes(readHtml(typed, "x").value)} />);

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
    const attributes: Record<string, string> = { a: ' href="/contact"', img: ' src="/photos/a.jpg"' };
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
      ...propertyRuns(300),
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

/** The words, numbers and addresses that a visitor reads, with numbers of lists and targets of links. */
function read(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === node.TEXT_NODE ? (node.textContent ?? "") : "";
  const inside = [...node.childNodes].map(read).join("");
  const name = node.localName;
  const href = (node.getAttribute("href") ?? "").replace(/^(?:mailto|tel):/, "");
  if (name === "a") return inside.includes("exemple.fr") ? inside : ` ${inside} ${href} `;
  const list = node.parentElement;
  if (name === "li" && list?.localName === "ol") {
    const entries = [...list.children];
    const last = entries
      .slice(0, entries.indexOf(node) + 1)
      .findLastIndex((entry) => entry.hasAttribute("value"));
    const first = Number(entries[last]?.getAttribute("value") ?? list.getAttribute("start") ?? 1);
    return ` ${first + entries.indexOf(node) - Math.max(0, last)} ${inside} `;
  }
  return /^(?:span|b|strong|em|s|wbr)$/.test(name) ? inside : ` ${inside} `;
}

async function shownBy(part: ReactNode): Promise<string> {
  document.body.innerHTML = await renderToHtml(part);
  return read(document.body);
}

/** The words and numbers of a text. */
const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A piece of a typed text, and its words if they are not all that is typed. */
type Piece = { typed: string; said?: string };
const piecesOf = (...typed: string[]) => fc.constantFrom(...typed.map((one): Piece => ({ typed: one })));
const link = { typed: ' <a href="https://exemple.fr/b">lien</a> ', said: " lien https://exemple.fr/b " };
const TAGS = "<p> </p> <b> </b> <br> <ul><li> </ul> <table><tr><td> </table> <h2> </h2> <o:p></o:p> <!--x-->";
const tags = [...TAGS.split(" ").map((typed): Piece => ({ typed: ` ${typed} `, said: " " })), link];
const text = (...more: Piece[]) =>
  fc
    .array(
      fc.oneof(
        { weight: 5, arbitrary: piecesOf(..."mot Zoé 12 290 € x2 3e l'or 1,5 2027-02-06".split(" ")) },
        { weight: 6, arbitrary: piecesOf(..."* _ - + ~ # | < > [ ] ( ) & ** __ ~~ ` \\ ! * _".split(" ")) },
        { weight: 4, arbitrary: piecesOf(" ", " ", "\n", "\n\n") },
        {
          weight: 3,
          arbitrary: piecesOf(..."- * + 1. 2. 12) > ## |".split(" ").map((sign) => `\n${sign} `)),
        },
        {
          weight: 2,
          arbitrary: piecesOf(
            ..."https://exemple.fr/a_b_c <claire@exemple.fr> www.exemple.fr a.b@exemple.fr **gras** *fin*".split(
              " ",
            ),
            ...[" [mot](https://exemple.fr/a*b*c)", "<à venir>", "<12 ans>"],
          ),
        },
        ...(more.length ? [{ weight: 3, arbitrary: fc.constantFrom(...more) }] : []),
      ),
      { maxLength: 25 },
    )
    .map((pieces) => ({
      typed: pieces.map(({ typed }) => typed).join(""),
      said: words(pieces.map(({ typed, said }) => said ?? typed).join("")),
    }));

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:x"><head><meta name=Generator
content="Microsoft Word 15"><link rel=File-List href="fichiers/filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument>
<w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<xml><w:LatentStyles DefLockedState="false" LatentStyleCount="376"><w:LsdException Locked="false" Name="Normal"/>
</w:LatentStyles><w:LidThemeOther>FR</w:LidThemeOther></xml><body lang=FR style='tab-interval:35.4pt'><p class=MsoNormal
align=center style='mso-fareast-font-family:"Times New Roman"'><b><span lang=FR>Tarifs 2*145 €<o:p></o:p></span></b></p>
<p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol'>·<span>&nbsp;&nbsp; </span></span><![endif]>
<st1:personname w:st="on">Claire</st1:personname> &lt;claire@exemple.fr&gt;<o:p>&nbsp;</o:p></p></body></html>`;
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a"><p dir="ltr"><span style="font-size:11pt;
font-weight:700">Tarifs</span></p><br /><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>290 €</span></p></li></ul>
<p><a href="https://exemple.fr/a?b=c"><span>Le site</span></a></p>
<google-sheets-html-origin><table><colgroup><col width="100"/></colgroup><tbody><tr><td data-sheets-value="{&quot;1&quot;:2}">12
</td></tr></tbody></table></google-sheets-html-origin></b>`;

test.each([
  ["Word", WORD, "Tarifs 2*145 € · Claire claire@exemple.fr"],
  ["Google Docs", DOCS, "Tarifs 290 € Le site https://exemple.fr/a?b=c 12"],
])("a paste from %s is read as it looked", async (_, typed, said) => {
  expect(words(await shownBy(<RichText article={readHtml(typed, "x").value} />))).toEqual(words(said));
  expect(words(readText(typed, "x").value)).toEqual(words(said));
});

/** Words may be lost with a link or a picture that has no proper address, and with no other markup here. */
const isLoss = ({ problem }: Fault) => /lien|image/.test(problem);

describe("every word, number and address that was typed is read in its order, or there is a finding", () => {
  test.each([
    ["plain text or Markdown", text()],
    ["HTML", text(...tags)],
  ])("in content: %s", async (_, typedText) => {
    await fc.assert(
      fc.asyncProperty(typedText, async ({ typed, said }) => {
        const { value, faults } = readHtml(typed, "x");
        if (!faults.some(isLoss)) expect(words(await shownBy(<RichText article={value} />))).toEqual(said);
      }),
      propertyRuns(300),
    );
  });

  test("in a description, its previews and calendars", async () => {
    await fc.assert(
      fc.asyncProperty(text(), async ({ typed, said }) => {
        const { value, faults } = description(typed, "x");
        if (faults.some(isLoss)) return;
        const article = program(typed, "x").value;
        expect(words(value)).toEqual(said);
        expect(
          words(await shownBy(article ? <RichText article={article} /> : <LinkedText text={value} />)),
        ).toEqual(said);
      }),
      propertyRuns(300),
    );
  });

  test("in an intro, a poem or a line, with tags too", async () => {
    await fc.assert(
      fc.asyncProperty(text(...tags.filter((piece) => piece !== link)), async ({ typed, said }) => {
        const { value } = readText(typed, "x");
        expect(words(await shownBy(<Paragraphs text={value} />))).toEqual(said);
        expect(words(line(typed).value ?? "")).toEqual(said);
      }),
      propertyRuns(300),
    );
  });
});
