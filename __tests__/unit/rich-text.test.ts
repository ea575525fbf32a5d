import { cleanHtml, picturesOf, plainText } from "@/lib/article/clean";
import { readTree } from "@/lib/article/tree";

process.env.FIREBASE_PROJECT_ID = "chalet";

const clean = (html: string) => cleanHtml(html).html;
const removed = (html: string) => cleanHtml(html).removed;

describe("an article", () => {
  test.each([
    "<p>Un <strong>mot</strong>, <em>deux</em>.</p>",
    "<ul><li>un</li><li>deux</li></ul>",
    '<ol start="3"><li>trois</li></ol>',
    "<blockquote><p>On y revient.</p></blockquote>",
    "<dl><dt>Niveau</dt><dd>facile</dd></dl>",
    '<table><caption>Tarifs</caption><tbody><tr><th scope="row">Chambre</th><td colspan="2">390 €</td></tr></tbody></table>',
    "<figure><figcaption>Le torrent</figcaption></figure>",
    '<abbr title="Société">Sté</abbr>',
  ])("keeps %s", (html) => {
    expect(clean(html)).toBe(html);
    expect(removed(html)).toEqual([]);
  });

  test("turns bold and italic into strong and em", () => {
    expect(clean("<b>a</b><i>b</i>")).toBe("<strong>a</strong><em>b</em>");
    expect(clean('<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p></b>')).toBe(
      "<p>a <strong>b</strong></p>",
    );
  });

  test.each([
    "<div><p>Texte</p></div>",
    "<p><span style='color:red'>Texte</span></p>",
    "<p class='MsoNormal'><span>Texte</span></p>",
    "<section><p><font color=red>Texte</font></p></section>",
  ])("drops markup without meaning and keeps its text: %s", (html) => {
    expect(clean(html)).toBe("<p>Texte</p>");
    expect(removed(html)).toEqual([]);
  });

  test.each([
    ["<p style='color:red'>a</p>", "<p>a</p>"],
    ["<p class='x' id='menu' dir='rtl' data-a='1'>a</p>", "<p>a</p>"],
    ["<h3 id='contenu' class='x'>a</h3>", '<h3 id="a" data-hash="a">a</h3>'],
    ["<a href='/contact' target='_top' style='x' class='y'>a</a>", '<a href="/contact">a</a>'],
    ["<td style='width:9999px' width='9999'>a</td>", "<td>a</td>"],
  ])("drops attributes of style and identity: %s", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });
});

describe("hostile markup", () => {
  test.each([
    ["<p>a</p><script>alert(1)</script>", "<p>a</p>", "<script>"],
    ["<p onclick='alert(1)'>a</p>", "<p>a</p>", "onclick"],
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
    ["<a href='javascript:alert(1)'>a</a>", "<a>a</a>", "lien « javascript: »"],
    ["<a href=' jAva\tscript:alert(1)'>a</a>", "<a>a</a>", "lien « javascript: »"],
    ["<a href='data:text/html,a'>a</a>", "<a>a</a>", "lien « data: »"],
    ["<a href='https://banque.fr@piege.example'>a</a>", "<a>a</a>", "lien « https: »"],
    ["<img src='https://exemple.fr/a.jpg'>a", "a", "image sur un autre site (exemple.fr)"],
    ["<img src=x onerror=alert(1)>a", "a", "onerror"],
  ])("%s is removed and reported", (html, expected, finding) => {
    expect(clean(html)).toBe(expected);
    expect(removed(html)).toContain(finding);
  });

  test.each([
    "<scr<script>ipt>alert(1)</script>",
    "<<script>alert(1)//<</script>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
    "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<a href='//exemple.fr'>a</a><a href='/\t/exemple.fr'>b</a><a href='\\\\exemple.fr'>c</a>",
    "<h2 id='\"><img src=x onerror=alert(1)>'>\"><img src=x onerror=alert(1)></h2>",
  ])("%s has no script, handler or foreign address afterwards", (html) => {
    const out = clean(html);
    expect(out).not.toMatch(/<(?:script|style|svg|math|iframe|img)\b/i);
    expect(out).not.toMatch(/<[^>]*\son\w+=/i);
    expect(out).not.toMatch(/href="(?:\/[/\\\s]|\\|javascript)/i);
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
    ["#tarifs", 'href="#tarifs"'],
    ["mailto:a@exemple.fr", 'href="mailto:a@exemple.fr"'],
    ["tel:+33465711500", 'href="tel:+33465711500"'],
  ])("to %s are kept", (href, attributes) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe(`<a ${attributes}>a</a>`);
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

  test("without a complete address become text, and are reported", () => {
    expect(clean('<a href="page.html">a</a>')).toBe("<a>a</a>");
    expect(removed('<a href="page.html">a</a>')).toEqual(["lien sans adresse complète"]);
    expect(removed('<a name="ancre">a</a>')).toEqual([]);
  });
});

describe("pictures", () => {
  test("of the site and allowed hosts are kept, always with an alt text", () => {
    expect(clean('<img src="/demo/a.jpg" width="9000" style="x">')).toBe('<img src="/demo/a.jpg" alt="" />');
    expect(
      clean(
        '<img src="https://storage.googleapis.com/chalet.appspot.com/a.jpg?alt=media&amp;token=2" alt="Le pré" loading="x">',
      ),
    ).toBe(
      '<img src="https://storage.googleapis.com/chalet.appspot.com/a.jpg?alt=media&amp;token=2" alt="Le pré" />',
    );
  });

  test.each([
    ["https://exemple.fr/a.jpg", "image sur un autre site (exemple.fr)"],
    ["//exemple.fr/a.jpg", "adresse d’image illisible"],
    ["/..//exemple.fr/a.jpg", "adresse d’image illisible"],
    ["data:image/png,a", "adresse d’image en « data: » (attendu : https)"],
    ["/demo/a.heic", "photo HEIC (attendu : JPEG, PNG, WebP ou AVIF)"],
    ["a.jpg", "adresse d’image illisible"],
    ["", "adresse d’image illisible"],
  ])("from %p are removed and reported", (src, finding) => {
    expect(clean(`<p>a</p><img src="${src}" srcset="https://exemple.fr/b.jpg 2x" alt="x">`)).toBe("<p>a</p>");
    expect(removed(`<img src="${src}">`)).toEqual([finding]);
  });
});

describe("headings", () => {
  test("have their slug as id", () => {
    expect(clean("<h3>Les Tarifs & l'Été</h3>")).toBe(
      '<h3 id="les-tarifs-lete" data-hash="les-tarifs-lete">Les Tarifs &amp; l\'Été</h3>',
    );
    expect(clean("<h3><strong>Bien</strong>-être</h3>")).toBe(
      '<h3 id="bien-etre" data-hash="bien-etre"><strong>Bien</strong>-être</h3>',
    );
  });

  test("typed as level 3 have their slug as id at any level on the page", () => {
    expect(clean("<h1>a</h1><h2>b</h2><h3>c</h3><h3>c</h3>").match(/<h4[^>]*>/g)).toEqual([
      '<h4 id="c" data-hash="c">',
      '<h4 id="c-2" data-hash="c">',
    ]);
    expect(clean("<h2>a</h2><h4>b</h4>")).not.toContain("data-hash");
  });

  test("have unique ids, even if a title looks like a numbered other", () => {
    const ids = [
      ...clean("<h3>Jour</h3><h3>Jour</h3><h3>Jour 2</h3><h3>!</h3><h3>?</h3>").matchAll(/id="([^"]*)"/g),
    ];
    expect(ids.map(([, id]) => id)).toEqual(["jour", "jour-2", "jour-2-2", "section", "section-2"]);
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

  test("without text are removed, but not their pictures", () => {
    expect(clean("<h2> </h2><p>a</p>")).toBe("<p>a</p>");
    expect(clean('<h2><img src="/demo/a.jpg" alt="x"></h2>')).toBe('<img src="/demo/a.jpg" alt="x" />');
  });

  test("inside a heading become text", () => {
    expect(clean("<h2>a<h3>b</h3></h2><h3>c</h3>")).toBe(
      '<h2 id="ab">ab</h2><h3 id="c" data-hash="c">c</h3>',
    );
  });

  test("are found after removed markup", () => {
    expect(clean("<svg><h2>x</svg><noscript><h2>y</h2></noscript><h2>Titre</h2>")).toContain(
      '<h2 id="titre">',
    );
  });
});

describe("invalid HTML", () => {
  test.each([
    "<p>a <b>b</p>",
    "<blockquote>a",
    "<ul><li>a",
    "<a href='/contact'>a",
    "<h2>a",
    "<table><tr><td>a",
  ])("%s is closed and reported", (html) => {
    expect(cleanHtml(html).unclosed).toBe(true);
    expect(clean(html)).toMatch(/<\/\w+>$/);
    expect(clean(html)).toContain("a");
  });

  test.each([
    "<p>a</p><p>b</p>",
    "<p>a<br>b<br/>c</p><hr>",
    "<p>a<p>b",
    "<ul><li>a<li>b</ul>",
    "<table><tr><td>a<td>b<tr><td>c</table>",
    "<img src='/demo/a.jpg'>",
    "a & b < c",
    "",
  ])("%s is not reported: HTML allows it", (html) => {
    expect(cleanHtml(html).unclosed).toBe(false);
  });
});

describe("the text of an article", () => {
  test("is one line, with spaces between blocks", () => {
    expect(plainText(readTree("<h2>Titre</h2><p>Un<br />deux</p><ul><li>a</li><li>b</li></ul>"))).toBe(
      "Titre Un deux a b",
    );
    expect(plainText(readTree("<dl><dt>Adret</dt><dd>Deux lits</dd></dl>"))).toBe("Adret Deux lits");
  });

  test("is unchanged when cleaned again, also after a link at the end of a line", () => {
    const html = clean("<a href='/contact'>Nous<p></p>\nécrire\n</a>");
    expect(clean(html)).toBe(html);
  });

  test("is the visible text", () => {
    expect(plainText(readTree(clean("<p>Pain &amp; sel &lt;3 &quot;ici&quot;</p>")))).toBe(
      'Pain & sel <3 "ici"',
    );
    expect(plainText(readTree(clean("<p>on écrit &amp;lt;b&amp;gt;</p>")))).toBe("on écrit &lt;b&gt;");
  });
});

describe("a text of the maximum length", () => {
  test("has unique ids for ten thousand equal headings", () => {
    const { html } = cleanHtml("<h3>A</h3>".repeat(9900));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(["a", "a-2", "a-3"]);
    expect(new Set(ids).size).toBe(9900);
  });

  test("has no numbered id that another heading has", () => {
    const { html } = cleanHtml("<h3>A 2</h3><h3>A</h3><h3>A</h3><h3>A</h3>");
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["a-2", "a", "a-3", "a-4"]);
  });

  test("shows sixty pictures, and reports the others", () => {
    const { html, removed } = cleanHtml('<p>Début</p><img src="/demo/a.jpg" alt="">'.repeat(70));
    expect(picturesOf(readTree(html))).toEqual(Array(60).fill("/demo/a.jpg"));
    expect(removed).toEqual(["images après la 60e"]);
    expect(html.match(/Début/g)).toHaveLength(70);
  });
});

test("removes characters that change the writing direction, typed or encoded", () => {
  expect(cleanHtml("<p>a\u202eb&#x202e;c\u2066d</p><img src='/demo/a.jpg' alt='e\u202ef'>").html).toBe(
    '<p>abcd</p><img src="/demo/a.jpg" alt="ef" />',
  );
});
