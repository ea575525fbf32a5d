import { cleanHtml } from "@/lib/article/clean";

const PLAIN =
  "Bonjour,\n\nJe suis Claire.\nEt vous ?\n\n• marcher\n• dormir\n\n- un\n- deux\n\n1. d’abord\n2. ensuite";

test("keeps paragraphs, lines and lists of plain text", () => {
  const { html } = cleanHtml(PLAIN);
  expect(html).toBe(
    "<p>Bonjour,</p><p>Je suis Claire.<br />Et vous ?</p><ul><li>marcher</li><li>dormir</li></ul><ul><li>un</li><li>deux</li></ul><ol><li>d’abord</li><li>ensuite</li></ol>",
  );
  expect(cleanHtml(html).html).toBe(html);
});

test.each([
  "<p class=MsoNormal>Bonjour <b>Claire</b><o:p></o:p></p>",
  '<p>Bonjour <span style="font-weight:700">Claire</span></p>',
  "<x-editor>Bonjour <y-mark>Claire</y-mark></x-editor>",
])("drops tags of unknown markup and keeps its text: %s", (typed) => {
  const text = cleanHtml(typed).html.replace(/<[^>]*>/g, "");
  expect(text).toBe("Bonjour Claire");
});

describe("block elements", () => {
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
    ["<a href='/x'><p>Un</p><p>Deux</p></a>Trois", '<a href="/x"><p>Un</p><p>Deux</p></a><p>Trois</p>'],
    ["Un\nDeux <b>gras<br>fin</b>", "Un Deux <strong>gras</strong><br /><strong>fin</strong>"],
    ["<ul><li><p>Un</p><ul><li>a</li></ul></li></ul>", "<ul><li>Un<ul><li>a</li></ul></li></ul>"],
    ["<u><p>Un</p><p>Deux</p></u>", "<p>Un</p><p>Deux</p>"],
    ["<p><br> Un <br> deux\n  trois <br></p>", "<p>Un<br />deux trois</p>"],
    ["<table>Un<tr><td>2</td></tr></table>", "<p>Un</p><table><tr><td>2</td></tr></table>"],
    ["<table>Un</table>", "Un"],
    ['<img src="/demo/a.jpg"> <br><br>Un', '<img src="/demo/a.jpg" alt="" /><p>Un</p>'],
  ])("stay separate: %s", (typed, shown) => {
    expect(cleanHtml(typed).html).toBe(shown);
  });

  test("keep their lines separate when their tags are dropped", () => {
    expect(cleanHtml("<details><summary>Un</summary>Deux</details>").html).toBe("<p>Un</p><p>Deux</p>");
  });
});

describe("addresses in an article", () => {
  test("become links outside of links and code", () => {
    expect(cleanHtml("<p>Voir www.a.fr</p><pre>www.b.fr</pre><a href='/x'>www.c.fr</a>").html).toBe(
      '<p>Voir <a href="https://www.a.fr/" target="_blank" rel="noopener noreferrer">www.a.fr</a></p><pre>www.b.fr</pre><p><a href="/x">www.c.fr</a></p>',
    );
    const many = `<p>${"www.a.fr ".repeat(300)}</p>`;
    expect(cleanHtml(many + many).html.match(/<a /g)).toHaveLength(500);
    expect(cleanHtml("06 12 34 56 78").html).toBe('<a href="tel:+33612345678">06 12 34 56 78</a>');
  });
});
