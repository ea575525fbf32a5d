/** @jest-environment jsdom */

import fc from "fast-check";
import ATTACKS from "@/__tests__/fixtures/attacks.json";
import { cleanHtml, plainText } from "@/lib/article/clean";
import type { Article } from "@/lib/article/tree";
import { COLLECTION_NAMES, fieldNames } from "@/lib/content/collections";
import { parseDocument } from "@/lib/content/parse";
import { isDay } from "@/lib/dates";
import { allowedImage } from "@/lib/pictures/allowed";
import { articleHtml } from "@/testing/article";
import { propertyRuns } from "@/testing/tries";

process.env.FIREBASE_PROJECT_ID = "chalet";

const ALLOWED = new Set(
  (
    "h2 h3 h4 h5 h6 p br hr ul ol li blockquote dl dt dd strong em u s small sub sup mark q cite abbr code pre " +
    "a img figure figcaption table caption thead tbody tfoot tr th td span"
  ).split(" "),
);
const ATTRIBUTES = new Set(
  "href target rel src alt scope colspan rowspan title start reversed id data-hash".split(" "),
);

const word = fc.constantFrom(
  ..."<p> </p> <h1> <h2> </h2> <h3> </h3> <b> </b> <ul> <li> </ul> <br> <hr/> <blockquote>".split(" "),
  ..."<table> <tr> <td> </table> <caption> </a> '> \"> </ < > ' \" ` = / Titre Contenu é".split(" "),
  ..."<img/src/onerror=alert(1)> javascript:alert(1) jav&#x09;ascript:alert(1) data:text/html,x".split(" "),
  ..."//exemple.fr /\\exemple.fr https://exemple.fr/a.jpg https://a:b@exemple.fr/ /photos/a.jpg".split(" "),
  ..."/..//exemple.fr/a.jpg mailto:a@b.fr <script> </script> <style> </style> <svg> </svg>".split(" "),
  ..."<math> <mtext> <mglyph> <noscript> </noscript> <template> <textarea> </textarea> <title>".split(" "),
  ..."<xmp> <plaintext> <!-- --> --!> <![CDATA[ ]]> <? <! &lt; &amp;lt; &#60; & <form>".split(" "),
  ...["<a href='", '<a href="', "<img src='", "<img src=x onerror=alert(1)>", " onclick=alert(1) "],
  ...[" style='x' ", "<iframe srcdoc='", "<input name=a>", "<meta ", "<base "],
  ...[" ", "\t", "\n", "\u0000", "\ud800"],
);
const html = fc.oneof(
  fc.array(word, { maxLength: 25 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 80 }),
);

const examples = ATTACKS.map((attack): [string] => [attack]);

/** Checks the cleaned HTML of any input, also as a browser parses it in a document that runs no scripts. */
const ofAny = (check: (clean: Article, content: DocumentFragment) => void) =>
  fc.assert(
    fc.property(html, (dirty) => {
      const clean = cleanHtml(dirty).article;
      const template = document.createElement("template");
      template.innerHTML = articleHtml(clean);
      check(clean, template.content);
    }),
    { ...propertyRuns(150), examples },
  );

describe("cleaned HTML of any input", () => {
  test("has only allowed elements and attributes when a browser parses it", () => {
    ofAny((_, content) => {
      for (const element of content.querySelectorAll("*")) {
        expect(ALLOWED).toContain(element.localName);
        expect(element.namespaceURI).toBe("http://www.w3.org/1999/xhtml");
        for (const name of element.getAttributeNames()) expect(ATTRIBUTES).toContain(name);
      }
    });
  });

  test("has only safe links, to other sites in a new tab", () => {
    ofAny((_, content) => {
      for (const link of content.querySelectorAll("[href]")) {
        const url = new URL(link.getAttribute("href") ?? "", "https://site.example/page");
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(url.protocol);
        expect(url.username + url.password).toBe("");
        if (url.protocol.startsWith("http") && url.host !== "site.example") {
          expect(link.getAttribute("target")).toBe("_blank");
          expect(link.getAttribute("rel")).toBe("noopener noreferrer");
        }
      }
      for (const image of content.querySelectorAll("img")) {
        const src = image.getAttribute("src") ?? "";
        expect(allowedImage(src)).toBe(src);
        expect(image.hasAttribute("alt")).toBe(true);
      }
    });
  });

  test("is unchanged when cleaned again", () => {
    // Only what was typed as level 3 has a hash.
    const shown = (article: Article) => articleHtml(article).replace(/ data-hash="[^"]*"/g, "");
    ofAny((clean) => {
      const { article, ...faults } = cleanHtml(articleHtml(clean));
      expect(shown(article)).toBe(shown(clean));
      expect(faults).toEqual({ removed: [], broken: [], unclosed: false });
    });
  });

  test("has unique heading ids, and skips no level", () => {
    ofAny((_, content) => {
      const headings = [...content.querySelectorAll("h2, h3, h4, h5, h6")];
      const ids = headings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain("");
      const levels = headings.map(({ localName }) => Number(localName[1]));
      levels.forEach((level, i) => {
        expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 2) + 1);
      });
    });
  });

  test("has text without markup", () => {
    const letters = (text: string | null) => (text ?? "").replace(/[\s\0\ufffd]+/g, "");
    ofAny((clean, content) => {
      expect(letters(plainText(clean))).toBe(letters(content.textContent));
    });
  });
});

const instant = fc.oneof(
  fc.string(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
/** Any value that the database's console allows for a field. */
const value = fc.oneof(
  html,
  fc.constantFrom(
    ..."2027-03-14 2027-02-30 gs://a/b /photos/a.jpg".split(" "),
    "https://storage.googleapis.com/chalet.appspot.com/a.jpg",
    " ",
  ),
  fc.record({ __instant: instant }),
  fc.jsonValue(),
  fc.anything(),
  fc.array(fc.oneof(html, fc.jsonValue(), fc.constantFrom(null, undefined, "/photos/a.jpg")), {
    maxLength: 6,
  }),
);
const FIELDS = [...new Set<string>(COLLECTION_NAMES.flatMap((name) => fieldNames(name)))];
const documents = fc.record({
  id: fc.string({ minLength: 1, maxLength: 20 }),
  data: fc.dictionary(fc.constantFrom(...FIELDS, "__proto__", "constructor"), value, {
    noNullPrototype: false,
  }),
});

describe("a document of any input", () => {
  test.each(COLLECTION_NAMES)("of %s is parsed without an exception into valid plain data", (collection) => {
    fc.assert(
      fc.property(documents, (raw) => {
        const { document: shown, findings } = parseDocument(collection, raw);
        expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
        const { title, name, start, end, images, description, workshops } = shown as Record<string, unknown>;
        expect(shown.id).toBe(raw.id);
        expect(String(title ?? name).trim()).not.toBe(raw.id.trim() ? "" : "?");
        for (const day of [start, end]) expect(day === undefined || isDay(String(day))).toBe(true);
        // A page keeps the places of its pictures.
        for (const image of (images ?? []) as string[]) expect(image && allowedImage(image)).toBe(image);
        for (const workshop of (workshops ?? []) as string[]) expect(workshop.trim()).not.toBe("");
        for (const shownText of [title, name, description])
          if (typeof shownText === "string" && shownText !== raw.id)
            expect(shownText.isWellFormed()).toBe(true);
        for (const finding of findings) {
          expect(finding).toMatchObject({ collection, id: raw.id });
          expect([...FIELDS, ...Object.keys(raw.data)]).toContain(finding.field);
          expect(finding.problem).toMatch(/^.{1,500}$/);
          expect(finding.shownInstead).toMatch(/^.{1,500}$/);
        }
      }),
      propertyRuns(50),
    );
  });
});
