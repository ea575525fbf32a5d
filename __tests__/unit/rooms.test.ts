import * as rooms from "@/components/place/rooms";
import { readTree, writeTree } from "@/lib/article/tree";

const { anchorOf } = rooms;
const roomsOf = (html: string) => rooms.roomsOf(readTree(html));
const withRooms = (html: string, anchored?: boolean) => writeTree(rooms.withRooms(readTree(html), anchored));

const room = (name: string) => `<dt>${name}</dt><dd>Dit.<img src="/photos/${name}.jpg" alt="" /></dd>`;
test("groups each name with its text, and its only picture apart", () => {
  expect(withRooms(`<p>Ici.</p><dl>${room("a")}\n<dt>b</dt><dd>Rien.</dd></dl>`)).toBe(
    '<p>Ici.</p><dl><div class="room split"><dt>a</dt><dd>Dit.</dd><dd class="media frame torn" data-torn="both"><img src="/photos/a.jpg" alt="" /></dd></div>' +
      '<div class="bleed torn" data-torn="both"><dt>b</dt><dd>Rien.</dd></div></dl>',
  );
});

test("gives rooms with a picture an id if the page links to them", () => {
  const html = `<dl>${room("Le poêle, l’hiver")}<dt>b</dt><dd>Rien.</dd></dl>`;
  expect(withRooms(html, true)).toContain(`<div class="room split" id="${anchorOf("Le poêle, l’hiver")}">`);
  expect(withRooms(html, true).match(/ id="/g)).toHaveLength(1);
  expect(withRooms(html)).not.toContain(" id=");
});

test("removes the paragraph of an extracted picture", () => {
  expect(withRooms('<dl><dt>a</dt><dd><p>Dit.</p><p><img src="/a.jpg" alt="" /></p></dd></dl>')).toContain(
    '<dd><p>Dit.</p></dd><dd class="media frame torn" data-torn="both"><img src="/a.jpg" alt="" /></dd>',
  );
});

test("keeps several pictures or descriptions as they are", () => {
  const two = '<dt>a</dt><dd><img src="/a.jpg" alt="" /><img src="/b.jpg" alt="" /></dd>';
  const answers = '<dt>b</dt><dt>c</dt><dd>Un.</dd><dd>Deux.<img src="/a.jpg" alt="" /></dd>';
  expect(withRooms(`<dl>${two}${answers}</dl>`)).toBe(`<dl><div>${two}</div><div>${answers}</div></dl>`);
});

test("keeps a description without a name", () => {
  expect(withRooms("<dl><dd>Dit.</dd><dt>a</dt><dd>b</dd></dl>")).toBe(
    "<dl><div><dd>Dit.</dd></div><div><dt>a</dt><dd>b</dd></div></dl>",
  );
});

test("groups a nested list too", () => {
  expect(withRooms("<dl><dt>a</dt><dd>Dit.<dl><dt>b</dt><dd>c</dd></dl></dd></dl>")).toBe(
    "<dl><div><dt>a</dt><dd>Dit.<dl><div><dt>b</dt><dd>c</dd></div></dl></dd></div></dl>",
  );
});

test("lists the rooms with their own picture in the order of the article", () => {
  const two = '<dt>b</dt><dd><img src="/b.jpg" alt="" /><img src="/c.jpg" alt="" /></dd>';
  const many = '<dt>c &amp; d</dt><dt>e</dt><dd><p>Dit.</p><p><img src="/e.jpg" alt="Vue" /></p></dd>';
  expect(
    roomsOf(`<p>Ici.</p><dl>${room("a")}${two}<dt>rien</dt><dd>Rien.</dd></dl><dl>${many}</dl>`),
  ).toEqual(["a", "c & d, e"]);
  expect(roomsOf('<p><img src="/a.jpg" alt="" /></p><dl><dd><img src="/b.jpg" alt="" /></dd></dl>')).toEqual(
    [],
  );
});
