const LIST = /<dl>((?:(?!<dl>).)*?)<\/dl>/gs;
const BETWEEN = /(?<=<\/dd>)\s*(?=<dt>)/;
const SAID = /<dd>(.*)<\/dd>/s;
const PICTURE = /<img [^>]*>/g;

/**
 * A list of names, each with what is said of it in a group of its own. One picture in it is taken apart from the
 * words, and its group told where it stands: a wide one at their side, two narrower ones above theirs, and so on.
 */
export const withRooms = (html: string): string =>
  html.replace(LIST, (_, list: string) => {
    const groups = list.split(BETWEEN);
    const pictured = groups.filter((group) => pictureOf(group));
    return `<dl>${groups.map((group) => written(group, placeOf(pictured.indexOf(group), pictured.length))).join("")}</dl>`;
  });

function pictureOf(group: string): string | undefined {
  const [picture, second] = group.match(PICTURE) ?? [];
  return second || group.split("<dd>").length > 2 ? undefined : picture;
}

function placeOf(index: number, count: number): string {
  const [round, place] = [Math.floor(index / 3), index % 3];
  if (place === 2 || (place === 1 && index + 1 < count)) return "above";
  return (round + place) % 2 ? "left" : "right";
}

function written(group: string, place: string): string {
  const picture = pictureOf(group);
  if (!picture) return `<div>${group}</div>`;
  const apart = group.replace(SAID, (_, said: string) => {
    const words = said.replace(picture, "").replace("<p></p>", "");
    return `<dd><div>${words}</div>${picture}</dd>`;
  });
  return `<div data-picture="${place}">${apart}</div>`;
}
