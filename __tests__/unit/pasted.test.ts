import { cleanHtml } from "@/lib/text/rich-text";

/** What people see before they copy, and what their programs put on the clipboard (known markup, shortened). */
const SAMPLES: [program: string, copied: string, shown: string][] = [
  [
    "a plain text",
    "Bonjour,\n\nJe suis Claire.\nEt vous ?\n\n• marcher\n• dormir\n\n- un\n- deux\n\n1. d’abord\n2. ensuite",
    "<p>Bonjour,</p><p>Je suis Claire.<br />Et vous ?</p><ul><li>marcher</li><li>dormir</li></ul><ul><li>un</li><li>deux</li></ul><ol><li>d’abord</li><li>ensuite</li></ol>",
  ],
  [
    "a plain text with Word's own bullets",
    "À prévoir :\n\uf0b7\u00a0 un pull\n\uf0b7\u00a0 des chaussettes",
    "<p>À prévoir :</p><ul><li>un pull</li><li>des chaussettes</li></ul>",
  ],
  [
    "Gmail",
    '<div dir="ltr">Bonjour,<div><br></div><div>Je suis Claire.</div><div>À bientôt</div><br class="gmail-Apple-interchange-newline"></div>',
    "<p>Bonjour,</p><p>Je suis Claire.</p><p>À bientôt</p>",
  ],
  [
    "Google Docs",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;color:#000;font-weight:700;font-style:normal;">Gras</span><span style="font-weight:400;"> puis </span><span style="font-weight:400;font-style:italic;">penché</span></p><br /><ul style="margin:0"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">un</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>dessous</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
    "<p><strong>Gras</strong> puis <em>penché</em></p><ul><li>un<ul><li>dessous</li></ul></li></ul>",
  ],
  [
    "Word",
    `<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--><p class=MsoNormal>Bonjour <b>Claire</b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>un pull<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o&nbsp;</span>chaud</p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>d’abord</p>`,
    "<p>Bonjour <strong>Claire</strong></p><ul><li>un pull<ul><li>chaud</li></ul></li></ul><ol><li>d’abord</li></ol>",
  ],
  [
    "Outlook",
    '<div class="elementToProof" style="font-family: Aptos; font-size: 12pt;">Bonjour,</div><div class="elementToProof"><br></div><div class="elementToProof"><span style="font-weight: bold;">Claire</span></div>',
    "<p>Bonjour,</p><p><strong>Claire</strong></p>",
  ],
  [
    "Apple Notes",
    '<meta charset="UTF-8"><title></title><p class="p1" style="margin: 0px;"><span class="s1" style="font-weight: bold;">Le jour</span></p><p class="p2"><span class="s2"></span><br></p><ul class="ul1"><li class="li1"><span class="s3"></span><span class="s2">un</span></li><li class="li1"><span class="s2">deux</span></li></ul>',
    "<p><strong>Le jour</strong></p><ul><li>un</li><li>deux</li></ul>",
  ],
  [
    "a Quill editor",
    '<p>Un</p><p><br></p><ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered"><span class="ql-ui"></span>c</li></ol><p class="ql-align-center">fin</p>',
    "<p>Un</p><ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol><p>fin</p>",
  ],
];

describe("what is pasted from", () => {
  test.each(SAMPLES)("%s is shown as its writer saw it, and nothing is told", (_, copied, shown) => {
    expect(cleanHtml(copied)).toEqual({ html: shown, removed: [], broken: false });
    expect(cleanHtml(shown).html).toBe(shown);
  });
});

describe("blocks", () => {
  test.each([
    ["<div>Un</div><div>Deux</div>", "<p>Un</p><p>Deux</p>"],
    ["Un<div>Deux</div>Trois", "<p>Un</p><p>Deux</p><p>Trois</p>"],
    ["Un<br><br>Deux<br>Trois", "<p>Un</p><p>Deux<br />Trois</p>"],
    ["<h2>Titre</h2>Un\n\nDeux", '<h2 id="titre">Titre</h2><p>Un</p><p>Deux</p>'],
    ["<b>Un\n\nDeux</b>", "<p><strong>Un</strong></p><p><strong>Deux</strong></p>"],
    [
      "<strong><div>Un</div><div>Deux</div></strong>",
      "<p><strong>Un</strong></p><p><strong>Deux</strong></p>",
    ],
    ["<ul><li><div>Un</div><div>Deux</div></li></ul>", "<ul><li><p>Un</p><p>Deux</p></li></ul>"],
    [
      "<table><tr><td><div>Un</div><div>Deux</div></td></tr></table>",
      "<table><tr><td><p>Un</p><p>Deux</p></td></tr></table>",
    ],
    ["<h2><div>Un</div><div>Deux</div></h2>", '<h2 id="un-deux">Un Deux</h2>'],
    ["<ul>Un<li>Deux</li></ul>", "<ul><li>Un</li><li>Deux</li></ul>"],
    ["<p>- Un</p><p>- Deux</p>", "<ul><li>Un</li><li>Deux</li></ul>"],
    ["- Un seul tiret", "- Un seul tiret"],
    ["3) c\n4) d", '<ol start="3"><li>c</li><li>d</li></ol>'],
    ["<b style='font-weight:400'>mince</b> <i style='font-style:normal'>droit</i>", "mince droit"],
  ])("of %s stay apart", (typed, shown) => {
    expect(cleanHtml(typed).html).toBe(shown);
  });

  test("that an allow-list drops leave their lines apart", () => {
    expect(cleanHtml("<details><summary>Un</summary>Deux</details>").html).toBe("<p>Un</p><p>Deux</p>");
  });
});

describe("addresses in an article", () => {
  test("are links, outside links and code", () => {
    expect(cleanHtml("<p>Voir www.a.fr</p><pre>www.b.fr</pre><a href='/x'>www.c.fr</a>").html).toBe(
      '<p>Voir <a href="https://www.a.fr/" target="_blank" rel="noopener noreferrer">www.a.fr</a></p><pre>www.b.fr</pre><p><a href="/x">www.c.fr</a></p>',
    );
    expect(cleanHtml("06 12 34 56 78").html).toBe('<a href="tel:+33612345678">06 12 34 56 78</a>');
  });
});
