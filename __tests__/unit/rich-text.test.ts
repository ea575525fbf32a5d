import { cleanHtml, picturesOf, plainLines, plainText } from "@/lib/article/clean";
import { isMarkdown } from "@/lib/article/markdown";
import { articleHtml } from "@/testing/article";

process.env.FIREBASE_PROJECT_ID = "chalet";

const clean = (html: string) => articleHtml(cleanHtml(html).article);
/** Words outside of blocks are a paragraph. */
const inParagraph = (html: string) => (html.startsWith("<p>") ? html : `<p>${html}</p>`);
const removed = (html: string) => cleanHtml(html).removed;
/** With ordinary spaces instead of those of French typography. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("an article", () => {
  test.each([
    "<p>Un <strong>mot</strong>, <em>deux</em>.</p>",
    "<ul><li>un</li><li>deux</li></ul>",
    '<ol start="3"><li>trois</li></ol>',
    "<blockquote><p>On y revient.</p></blockquote>",
    "<dl><dt>Niveau</dt><dd>facile</dd></dl>",
    '<table><caption>Tarifs</caption><tbody><tr><th scope="row">Chambre</th><td colspan="2">390 €</td></tr></tbody></table>',
    "<figure><figcaption>Le torrent</figcaption></figure>",
    '<p><abbr title="Société">Sté</abbr></p>',
    '<blockquote lang="en"><p>Well <em lang="de">so</em></p></blockquote>',
    '<p><span lang="en">Slow down</span></p>',
    '<h2 id="a" lang="en" dir="rtl">a</h2>',
    '<ol><li>un</li><li value="4">quatre</li></ol>',
  ])("keeps %s", (html) => {
    expect(clean(html)).toBe(html);
    expect(removed(html)).toEqual([]);
  });

  test.each([
    ["<b>a</b><i>b</i>", "<p><strong>a</strong><em>b</em></p>"],
    ["<p><span style='color:red'>Texte</span></p>", "<p>Texte</p>"],
    ["<div><p>Texte</p></div>", "<p>Texte</p>"],
    ["<section><p><font color=red>Texte</font></p></section>", "<p>Texte</p>"],
    ["<p class='x' id='menu' dir='ltr' lang='fr-FR' data-a='1'>a</p>", "<p>a</p>"],
    ["<h3 id='contenu' class='x'>a</h3>", '<h3 id="a" data-hash="a">a</h3>'],
    ["<a href='/contact' target='_top' style='x' class='y'>a</a>", '<p><a href="/contact">a</a></p>'],
    [
      "<table><td style='width:9999px' width='9999'>a</td></table>",
      "<table><tbody><tr><td>a</td></tr></tbody></table>",
    ],
  ])("loses markup of style and identity without a report: %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
    expect(removed(html)).toEqual([]);
  });

  test("loses characters that change the writing direction, typed or encoded", () => {
    expect(clean("<p>a\u202eb&#x202e;c\u2066d</p><img src='/photos/a.jpg' alt='e\u202ef'>")).toBe(
      '<p>abcd</p><p><img src="/photos/a.jpg" alt="ef" /></p>',
    );
  });
});

describe("hostile markup", () => {
  test.each([
    ["<p>a</p><script>alert(1)</script>", "<p>a</p>", "<script>"],
    ["<p oNcLiCk=alert(1)>a</p>", "<p>a</p>", "onclick"],
    ["<iframe src='https://exemple.fr'></iframe>b", "b", "<iframe>"],
    ["<style>p{color:red}</style>a", "a", "<style>"],
    ["<svg onload=alert(1)><path></path></svg>b", "b", "<svg>"],
    ["<math><mspace></mspace></math>b", "b", "<math>"],
    ["<object data=x></object>a", "a", "<object>"],
    ["<form action=https://exemple.fr><input name=a><button>a</button></form>", "a", "<form>"],
    ["<meta name='page:status' content='404'>a", "a", "<meta>"],
    ["<base href='https://exemple.fr'>a", "a", "<base>"],
    ["<link rel=stylesheet href=//exemple.fr>a", "a", "<link>"],
    ["<a href=' jAva\tscript:alert(1)'>a</a>", "a", "lien refusé « jAvascript:alert(1) »"],
    ["<a href='data:text/html,a'>a</a>", "a", "lien refusé « data:text/html,a »"],
    [
      "<a href='https://banque.fr@piege.example'>a</a>",
      "a",
      "lien refusé « https://banque.fr@piege.example »",
    ],
    ["<a href='page.html'>a</a>", "a", "lien sans adresse complète « page.html »"],
    ["<a href='/\t/exemple.fr'>a</a>", "a", "lien sans adresse complète « //exemple.fr »"],
    ["<img src='https://exemple.fr/a.jpg'>a", "a", "image sur un autre site (exemple.fr)"],
    ["<img src=x onerror=alert(1)>a", "a", "onerror"],
  ])("%s is removed and reported", (html, expected, finding) => {
    expect(clean(html)).toBe(inParagraph(expected));
    expect(removed(html)).toContain(finding);
  });

  test("with endless nesting is flattened", () => {
    const html = clean(`${"<blockquote>".repeat(20_000)}fond`);
    expect(html).toContain("fond");
    expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(60);
  });
});

describe("links", () => {
  test.each([
    ["https://exemple.fr/a", 'href="https://exemple.fr/a" target="_blank" rel="noopener noreferrer"'],
    ["http://exemple.fr/", 'href="http://exemple.fr/" target="_blank" rel="noopener noreferrer"'],
    ["/contact", 'href="/contact"'],
    ["mailto:a@exemple.fr", 'href="mailto:a@exemple.fr"'],
    ["tel:+33465711500", 'href="tel:+33465711500"'],
  ])("to %s are kept", (href, attributes) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe(`<p><a ${attributes}>a</a></p>`);
  });

  test.each([
    ["www.claire.fr", "https://www.claire.fr/"],
    ["claire.fr", "https://claire.fr/"],
    ["claire.swiss/ateliers?a=1", "https://claire.swiss/ateliers?a=1"],
    ["claire@exemple.fr", "mailto:claire@exemple.fr"],
    ["06 12 34 56 78", "tel:+33612345678"],
  ])("typed as %s become %s", (typed, href) => {
    expect(clean(`<a href="${typed}">a</a>`)).toContain(`<a href="${href}"`);
    expect(removed(`<a href="${typed}">a</a>`)).toEqual([]);
  });

  test("are made of addresses outside of links and code, at most five hundred", () => {
    expect(clean("<p>Voir www.a.fr</p><pre>www.b.fr</pre><a href='/x'>www.c.fr</a>")).toBe(
      '<p>Voir <a href="https://www.a.fr/" target="_blank" rel="noopener noreferrer">www.a.fr</a></p><pre>www.b.fr</pre><p><a href="/x">www.c.fr</a></p>',
    );
    expect(clean("06 12 34 56 78")).toBe('<p><a href="tel:+33612345678">06 12 34 56 78</a></p>');
    const many = clean("<p>www.e.fr et a@b.fr</p>".repeat(300));
    expect(many.match(/<a /g)).toHaveLength(500);
    expect(many.match(/www\.e\.fr(?:<\/a>)? et/g)).toHaveLength(300);
    // An anchor without an address is neither a link nor a fault.
    expect(removed('<a name="ancre">a</a>')).toEqual([]);
  });
});

test("typography never changes an address, in words or in links", () => {
  const izoard = "https://fr.wikipedia.org/wiki/Col_d'Izoard";
  expect(clean(`<p>L'été, voir ${izoard} avant de venir : <a href="${izoard}">l'Izoard</a>.</p>`)).toBe(
    `<p>L’été, voir <a href="${izoard}" target="_blank" rel="noopener noreferrer">${izoard}</a> avant de venir : <a href="${izoard}" target="_blank" rel="noopener noreferrer">l’Izoard</a>.</p>`,
  );
});

test("a link in a link ends the first one, as in a browser", () => {
  const html = "<a href='/x'>a <a href='/contact'>b</a> c</a>";
  expect(clean(html)).toBe('<p><a href="/x">a </a><a href="/contact">b</a> c</p>');
});

describe("anchors", () => {
  test.each([
    ['<h3 id="tarifs">Nos prix</h3>', '<h3 id="nos-prix" data-hash="nos-prix">Nos prix</h3>', "nos-prix"],
    ["<h2>Tarifs</h2>", '<h2 id="tarifs">Tarifs</h2>', "tarifs"],
    [
      '<h2>Tarifs</h2><h2 id="tarifs">Prix</h2>',
      '<h2 id="tarifs">Tarifs</h2><h2 id="prix">Prix</h2>',
      "prix",
    ],
    [
      '<h2 id="tarifs">Prix</h2><h3>Prix</h3>',
      '<h2 id="prix-2">Prix</h2><h3 id="prix" data-hash="prix">Prix</h3>',
      "prix-2",
    ],
  ])("lead to the heading with that id or title: %s", (typed, shown, id) => {
    for (const href of ["#tarifs", "#%74arifs"])
      expect(clean(`<p><a href="${href}">a</a></p>${typed}`)).toBe(`<p><a href="#${id}">a</a></p>${shown}`);
  });

  test("to a second heading of one name lead to that one", () => {
    expect(clean('<h2>Prix</h2><h2>Prix</h2><a href="#prix-2">a</a>')).toContain('<a href="#prix-2">a</a>');
  });

  test.each(["#Été à deux", "#%C3%89t%C3%A9%20à%20deux", "#ete-a-deux"])(
    "lead to a heading by its words: %s",
    (href) => {
      expect(clean(`<h2>Été à deux</h2><a href="${href}">a</a>`)).toContain('<a href="#ete-a-deux">a</a>');
    },
  );

  test("to nothing in the text are words, and reported", () => {
    expect(clean('<p>Voir <a href="#tarifs">les prix</a></p>')).toBe("<p>Voir les prix</p>");
    expect(removed('<a href="#tarifs">a</a>')).toEqual([
      "lien vers « #tarifs », qui n’est pas dans ce texte",
    ]);
  });
});

test("a quotation stays between the sentences around it", () => {
  const html = "<p>Comme Zoé le dit…</p><blockquote><p>Ici.</p></blockquote><p>Et elle ajoute…</p>";
  expect(clean(html)).toBe(html);
});

test("no-break spaces of a paste are ordinary ones, except in French typography", () => {
  expect(clean("<p>Un mot&nbsp;simple, 8&nbsp;km&nbsp;!</p>")).toBe("<p>Un mot simple, 8 km !</p>");
});

describe("pictures", () => {
  const own = "https://storage.googleapis.com/chalet.appspot.com/a.jpg?alt=media&amp;token=2";
  test.each([
    ['<img src="/photos/a.jpg" width="9000" style="x">', '<img src="/photos/a.jpg" alt="" />'],
    [`<img src="${own}" alt="Le pré" loading="x">`, `<img src="${own}" alt="Le pré" />`],
  ])("%s of the site and allowed hosts are kept, always with an alt text", (html, expected) => {
    expect(clean(html)).toBe(`<p>${expected}</p>`);
  });

  test.each([
    ["https://exemple.fr/a.jpg", "image sur un autre site (exemple.fr)"],
    ["//exemple.fr/a.jpg", "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)"],
    ["/..//exemple.fr/a.jpg", "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)"],
    ["data:image/png,a", "adresse d’image en « data: » (attendu : https)"],
    ["/photos/a.heic", "photo HEIC (attendu : JPEG, PNG, WebP ou AVIF)"],
    ["a.jpg", "image sans adresse (déposez-la dans le dossier photos et écrivez /photos/a.jpg)"],
    ["", "adresse d’image illisible (attendu : JPEG, PNG, WebP ou AVIF)"],
  ])("from %p are removed and reported", (src, finding) => {
    expect(clean(`<p>a</p><img src="${src}" srcset="https://exemple.fr/b.jpg 2x" alt="x">`)).toBe("<p>a</p>");
    expect(removed(`<img src="${src}">`)).toEqual([finding]);
  });

  test("after the sixtieth are left out, and reported", () => {
    const { article, removed } = cleanHtml('<p>Début</p><img src="/photos/a.jpg" alt="">'.repeat(70));
    expect(picturesOf(article)).toEqual(Array(60).fill("/photos/a.jpg"));
    expect(removed).toEqual(["images après la 60e"]);
    expect(articleHtml(article).match(/Début/g)).toHaveLength(70);
  });
});

describe("headings", () => {
  const idsOf = (html: string) => Array.from(clean(html).matchAll(/ id="([^"]*)"/g), ([, id]) => id);

  test.each([
    ["<h3>Tarifs & l'Été</h3>", '<h3 id="tarifs-lete" data-hash="tarifs-lete">Tarifs &amp; l’Été</h3>'],
    ["<h3><em>Bien</em>-être</h3>", '<h3 id="bien-etre" data-hash="bien-etre"><em>Bien</em>-être</h3>'],
    ["<h2>a<div>b</div></h2>", '<h2 id="a-b">a b</h2>'],
    ["<h2>a<blockquote>b</blockquote></h2>", "<p>a</p><blockquote><p>b</p></blockquote>"],
    ["<h2> </h2><p>a</p>", "<p>a</p>"],
    ['<h2><img src="/photos/a.jpg" alt="x"></h2>', '<p><img src="/photos/a.jpg" alt="x" /></p>'],
    ["<svg><h2>x</h2></svg><noscript><h2>y</h2></noscript>", '<h2 id="x">x</h2><h2 id="y">y</h2>'],
  ])("with a text have its slug as id: %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test("typed as level 3 have a hash at any level on the page", () => {
    expect(clean("<h1>a</h1><h2>b</h2><h3>c</h3><h3>c</h3>").match(/<h4[^>]*>/g)).toEqual([
      '<h4 id="c" data-hash="c">',
      '<h4 id="c-2" data-hash="c-2">',
    ]);
    expect(clean("<h2>a</h2><h4>b</h4>")).not.toContain("data-hash");
  });

  test.each([
    ["<h3>A</h3><h3>A</h3><h3>A 2</h3><h3>!</h3><h3>?</h3>", ["a", "a-2", "a-2-2", "section", "section-2"]],
    ["<h3>A 2</h3><h3>A</h3><h3>A</h3><h3>A</h3>", ["a-2", "a", "a-3", "a-4"]],
  ])("have unique ids, even if a title looks like a numbered other: %s", (html, ids) => {
    expect(idsOf(html)).toEqual(ids);
  });

  test.each([
    ["<h1>a</h1><h2>b</h2><h3>c</h3>", [2, 3, 4]],
    ["<h1>a</h1><h4>b</h4><h1>c</h1>", [2, 3, 2]],
    ["<h2>a</h2><h5>b</h5><h6>c</h6><h3>d</h3>", [2, 3, 4, 3]],
    ["<h3>a</h3><h3>b</h3>", [3, 3]],
    ["<h4>a</h4><h6>b</h6>", [3, 4]],
    ["<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>", [2, 3, 4, 5, 6, 6]],
  ])("of %s have levels without gaps below the page's own", (html, levels) => {
    const found = [...clean(html).matchAll(/<h(\d) id=[^>]*>[^<]*<\/h(\d)>/g)];
    expect(found.map(([, open]) => Number(open))).toEqual(levels);
    expect(found.map(([, , close]) => Number(close))).toEqual(levels);
  });
});

describe("invalid HTML", () => {
  test.each(["<p>a <b>b</p>", "<blockquote>a", "<ul><li>a", "<a href='/contact'>a", "<table><tr><td>a"])(
    "%s is closed and reported",
    (html) => {
      expect(cleanHtml(html).unclosed).toBe(true);
      expect(clean(html)).toMatch(/a.*<\/\w+>$/);
    },
  );

  test.each([
    "<p>a</p><p>b<br>c<br/>d</p><hr>",
    "<p>a<p>b",
    "<ul><li>a<li>b</ul>",
    "<table><tr><td>a<td>b<tr><td>c</table>",
    "<img src='/photos/a.jpg'>",
    "a & b < c",
  ])("%s is not reported: HTML allows it", (html) => {
    expect(cleanHtml(html).unclosed).toBe(false);
  });
});

describe("angle brackets and signs that are no markup", () => {
  test.each(
    `Claire <claire@exemple.fr> | <https://exemple.fr/souffle> | <www.exemple.fr/plan> | <tel:0612345678>
      | <mailto:jean-claude@exemple.fr> | <prix à définir> | <a confirmer> | <Prénom> | <rendez-vous 10/12>
      | Un <b gras et la suite | a <!-- b | <3 < 4 | a <? b > c | <1/2> </ fin> | </prix> | <w: | R&D; AT&T
      | https://a.fr/?a=1&copy=2&reg=3`.split(/\s*\|\s*/),
  )("stay text, alone and in HTML: %s", (typed) => {
    for (const [before, after] of [
      ["", ""],
      ["<p>", "</p>"],
      ["<ul><li>", "</li></ul>"],
    ]) {
      const { article, ...faults } = cleanHtml(before + typed + after);
      expect(plainLines(article).replace("• ", "")).toBe(typed);
      expect(faults).toEqual({ removed: [], broken: [], unclosed: false });
      expect(/@|www|http|0612/.test(typed)).toBe(articleHtml(article).includes("<a href="));
    }
  });

  test.each([
    [
      'a <a href="www.site.example>le site</a> et <b class="x">gras</b>',
      "a le site et <strong>gras</strong>",
      '<a href="www.site.example>',
    ],
    ['a <a href="www.site.example>le site', "a le site", '<a href="www.site.example>'],
    ['a <p class=\'x>b "c" d', 'a b "c" d', "<p class='x>"],
  ])("a tag with an open quotation mark is cut and reported, its text stays: %s", (typed, shown, tag) => {
    expect(clean(typed)).toBe(`<p>${shown}</p>`);
    expect(cleanHtml(typed).broken).toEqual([tag]);
  });

  test.each([
    "<xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><p>a</p>",
    "<!--[if gte mso 9]><xml><o:x>Normal</o:x></xml><![endif]--><p>a<o:p></o:p></p>",
    '<w:sdt DocPart="1"><p>a</p></w:sdt>',
    '<p>a</p><w:x w:val="0"/>',
  ])("the data of Word go with their text: %s", (typed) => {
    expect(clean(typed)).toBe("<p>a</p>");
  });

  test.each(["<style>", "<script>", "<xml>", "<o:p>", "<textarea>"])(
    "%s without an end takes no text with it",
    (tag) => {
      expect(plainText(cleanHtml(`${tag}<p>a</p>b`).article)).toMatch(/a b$/);
    },
  );
});

describe("Markdown", () => {
  const shown = (typed: string) => articleHtml(cleanHtml(typed, isMarkdown(typed)).article);

  test.each([
    [
      "## Programme\nLigne un\nLigne deux\n\n- un\n- deux\n\n1. a\n2. b\n\n> cité",
      '<h2 id="programme">Programme</h2><p>Ligne un<br />Ligne deux</p><ul><li>un</li><li>deux</li></ul><ol><li>a</li><li>b</li></ol><blockquote><p>cité</p></blockquote>',
    ],
    ["**Compris**\nle gîte", "<p><strong>Compris</strong><br />le gîte</p>"],
    ["Voir [les tarifs](/tarifs)", '<p>Voir <a href="/tarifs">les tarifs</a></p>'],
    ["- un\n  - deux", "<ul><li>un<ul><li>deux</li></ul></li></ul>"],
    ["# A\n    retrait", '<h2 id="a">A</h2><p>retrait</p>'],
    ["- x\n- y\n\nTarifs\n---\nb", "<ul><li>x</li><li>y</li></ul><p>Tarifs</p><hr /><p>b</p>"],
    ["3. un\n4. deux", '<ol start="3"><li>un</li><li>deux</li></ol>'],
    ["1. un\n3. trois", '<ol><li>un</li><li value="3">trois</li></ol>'],
    [
      "## Programme\n- un\n- deux<br>\n- trois\n\n<table><tr><td>*a*</table>",
      '<h2 id="programme">Programme</h2><ul><li>un</li><li>deux</li><li>trois</li></ul><table><tbody><tr><td>*a*</td></tr></tbody></table>',
    ],
    ["# T\nUn<br>\nDeux <u>*trois*</u>", '<h2 id="t">T</h2><p>Un<br />Deux <u><em>trois</em></u></p>'],
    [
      "# T\nl'*or*, (**a** ; ~~b~~)",
      '<h2 id="t">T</h2><p>l\'<em>or</em>, (<strong>a</strong>\u202f; <s>b</s>)</p>',
    ],
  ])("is shown as it is meant: %s", (typed, expected) => {
    expect(shown(typed)).toBe(expected);
  });

  test.each([
    "Du *vrai* pain",
    "290 €*\n* hors boissons\n+ d’infos",
    "- à bientôt",
    "2 * 3 - 1\n– un tiret\n• une puce",
    "<p>- un</p>",
    "-sans espace\n#motdiese",
    "Voir [la suite](bientôt)",
  ])("is not %s", (typed) => {
    expect(isMarkdown(typed)).toBe(false);
  });

  test.each([
    ...["2*145 €, 3*130 €", "a*b*c", "snake_case_x", "2*(3)*4", "290 €* et 3 *", "(2)*3*4", "~10 € ~20 €"],
    ...[
      "https://a.fr/_x_/__init__.py?a*b*c",
      "> 12 ans : 5 €",
      "+ 5 € de draps\n+ 10 € de vélo",
      "1. seul",
      "[x] fait [1] [a](b c)",
    ],
    ...["d`a`b", "2."],
    ...[
      "| a | b |\n|-|-|\n| 1 | 2 |",
      "a | b\n:-- | --:\n1 | 2",
      "x **a**b",
      "a&amp",
      "Voir [la suite](bientôt)",
    ],
  ])("leaves what is no mark as it was typed: %j", (typed) => {
    const { article } = cleanHtml(`## Tarifs\n\n${typed}`, true);
    expect(spaced(plainLines(article))).toBe(`Tarifs\n\n${typed}`);
    expect(isMarkdown(typed)).toBe(false);
  });

  test.each(["# T\n<a href='javascript:alert(1)'>a</a>", "# T\n![a](https://exemple.fr/a.jpg)"])(
    "is cleaned like HTML: %s",
    (typed) => {
      expect(shown(typed)).not.toMatch(/javascript|<img|href/);
      expect(cleanHtml(typed, true).removed).not.toEqual([]);
    },
  );
});

describe("the text of an article", () => {
  test.each([
    ["<h2>Titre</h2><p>Un<br />deux</p><ul><li>a</li><li>b</li></ul>", "Titre Un deux a b"],
    ["<dl><dt>Adret</dt><dd>Deux lits</dd></dl>", "Adret Deux lits"],
    ["<p>Pain &amp; sel &lt;3 &quot;ici&quot;</p>", 'Pain & sel <3 "ici"'],
    ["<p>on écrit &amp;lt;b&amp;gt;</p>", "on écrit &lt;b&gt;"],
  ])("%s is one line as it is seen", (html, text) => {
    expect(plainText(cleanHtml(html).article)).toBe(text);
  });
});

describe("blocks", () => {
  test.each([
    [
      "Bonjour,\n\nJe suis Claire.\nEt vous ?\n\n• marcher\n• dormir",
      "<p>Bonjour,</p><p>Je suis Claire.<br />Et vous ?</p><p>• marcher<br />• dormir</p>",
    ],
    ["<div>Un</div><div>Deux</div>", "<p>Un</p><p>Deux</p>"],
    ["Un<div>Deux</div>Trois", "<p>Un</p><p>Deux</p><p>Trois</p>"],
    ["Un<br><br>Deux<br>Trois", "<p>Un</p><p>Deux<br />Trois</p>"],
    ["<h2>Titre</h2>Un\n\nDeux", '<h2 id="titre">Titre</h2><p>Un</p><p>Deux</p>'],
    ["<b>Un\n\nDeux</b>", "<p><strong>Un</strong></p><p><strong>Deux</strong></p>"],
    ["<b><div>Un</div><div>Deux</div></b>", "<p><strong>Un</strong></p><p><strong>Deux</strong></p>"],
    ["<ul><li><div>Un</div><div>Deux</div></li></ul>", "<ul><li><p>Un</p><p>Deux</p></li></ul>"],
    [
      "<table><tr><td><div>a</div><div>b</div></table>",
      "<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>",
    ],
    ["<h2><div>Un</div><div>Deux</div></h2>", '<h2 id="un-deux">Un Deux</h2>'],
    ["<ul>Un<li>Deux</li></ul>", "<ul><li>Un</li><li>Deux</li></ul>"],
    ["<p>- Un</p><p>- Deux</p>", "<p>- Un</p><p>- Deux</p>"],
    [
      "<a href='/x'><p>Un</p><p>Deux</p></a>Trois",
      '<p><a href="/x">Un</a></p><p><a href="/x">Deux</a></p><p>Trois</p>',
    ],
    ["Un\nDeux <b>gras<br>\nfin</b>", "<p>Un<br />Deux <strong>gras<br />fin</strong></p>"],
    ["Un\nDeux<hr>\nTrois\nQuatre", "<p>Un<br />Deux</p><hr /><p>Trois<br />Quatre</p>"],
    ["<ul><li><p>Un</p><ul><li>a</li></ul></li></ul>", "<ul><li>Un<ul><li>a</li></ul></li></ul>"],
    ["<u><p>Un</p><p>Deux</p></u>", "<p><u>Un</u></p><p><u>Deux</u></p>"],
    ["<p><br> Un <br> deux\n  trois <br></p>", "<p>Un <br />deux trois</p>"],
    [
      "<table>Un<tr><td>2</td></tr><td>4<td>5</table>",
      "<p>Un</p><table><tbody><tr><td>2</td></tr><tr><td>4</td><td>5</td></tr></tbody></table>",
    ],
    ["<li>Un<li>Deux<dt>Trois</dt>", "<p>Un</p><p>Deux</p><p>Trois</p>"],
    ["<table>Un</table>", "<p>Un</p>"],
    ['<img src="/photos/a.jpg"> <br><br>Un', '<p><img src="/photos/a.jpg" alt="" /></p><p>Un</p>'],
    ["<p class=MsoNormal>Bonjour <b>Claire</b><o:p></o:p></p>", "<p>Bonjour <strong>Claire</strong></p>"],
    ["<x-editor>Bonjour <y-mark>Claire</y-mark></x-editor>", "<p>Bonjour Claire</p>"],
    ["<details><summary>Un</summary>Deux</details>", "<p>Un</p><p>Deux</p>"],
  ])("stay separate, in plain text and markup: %s", (typed, shown) => {
    expect(clean(typed)).toBe(shown);
  });
});
