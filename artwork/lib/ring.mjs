// A circle of people who hold hands, cut like a garland of paper dolls.
import { band, n, softPolygon } from "./geometry.mjs";
import { mix } from "./palette.mjs";
import { attrs, group, path } from "./picture.mjs";

const HAND = -47;

/**
 * The people of a ring around (cx, cy), from the farthest to the nearest: each `looks` entry is one
 * person of about 100 units. `heights` [far, near] in pixels. Returns the markup of people and of
 * their long shadows, which fall by `reach` and `fall` of a person's height.
 */
export function ring({ cx, cy, rx, ry, heights: [far, near], looks, turn = 0, reach = 1.5, fall = 0.34 }) {
  const count = looks.length;
  const people = looks.map((look, i) => {
    // Seen from the side the ring is flat: whoever stands at its ends gets room from the others.
    const even = turn + (i / count) * Math.PI * 2;
    const a = even + 0.15 * Math.sin(2 * even);
    const depth = (Math.sin(a) + 1) / 2;
    return {
      look,
      a,
      x: cx + Math.cos(a) * rx,
      y: cy + Math.sin(a) * ry,
      u: ((far + (near - far) * depth) * (look.size ?? 1)) / 100,
    };
  });
  const meets = people.map((p, i) => {
    const q = people[(i + 1) % count];
    return { x: (p.x + q.x) / 2, y: (p.y + HAND * p.u + q.y + HAND * q.u) / 2 };
  });
  const drawn = people.map((p, i) => ({ ...p, hands: [meets[(i + count - 1) % count], meets[i]] }));
  drawn.sort((p, q) => p.y - q.y);
  return {
    people: drawn.map(person),
    shadows: drawn.map((p) => shadow(p, reach, fall)).join(""),
  };
}

// Which shoulder reaches for which hand: the one on its side.
function arms({ x, y, u, hands }) {
  const [one, two] = hands[0].x <= hands[1].x ? hands : [hands[1], hands[0]];
  return [
    [-1, one],
    [1, two],
  ].map(([side, hand]) => {
    const shoulder = [x + side * 10.5 * u, y - 74 * u];
    const elbow = [(shoulder[0] + hand.x) / 2 + side * 1.5 * u, (shoulder[1] + hand.y) / 2 + 5 * u];
    return [shoulder, elbow, [hand.x, hand.y]];
  });
}

// From under each shoe. Of arms that meet, the shadows would be cracks in the ground.
function shadow({ x, y, u, look }, reach, fall) {
  const at = (px, py) => [x + px * u - py * u * reach, y - py * u * fall];
  const wide = look.skirt ? 15 : 10;
  const body = [at(-wide, -20), at(-9, -50), at(-12, -76), at(-6, -84), at(6, -84), at(12, -76), at(9, -50), at(wide, -20)];
  const leg = (side) => band([[x + side * 5.8 * u, y], at(side * 5.4, -8), at(side * 5, -40)], [8 * u, 8 * u, 9 * u], 3);
  const shoes = [-1, 1].map((side) => `<ellipse${attrs({ cx: n(x + (side * 5.8 + 1.5) * u), cy: n(y + 0.6 * u), rx: n(6.6 * u), ry: n(2.8 * u) })}/>`).join("");
  const head = Array.from({ length: 14 }, (_, k) => at(Math.cos((k / 14) * 6.283) * 10, -92 + Math.sin((k / 14) * 6.283) * 11));
  return shoes + [softPolygon(body), leg(-1), leg(1), softPolygon(head)].map((d) => path(d)).join("");
}

function person(p) {
  const { x, y, u, a, look } = p;
  const { coat, legs, skin, hair, style = "short", skirt, long, scarf } = look;
  const away = Math.sin(a) > 0.45;
  const side = Math.abs(Math.cos(a)) > 0.8 ? -Math.sign(Math.cos(a)) : 0;
  const shade = mix(coat, "#1d2b27", 0.2);
  const dark = (d, o = 0.16) => path(d, { fill: "#14211e", "fill-opacity": o });
  const out = [];
  // Legs and shoes.
  const leg = (s) =>
    path(band([[s * 4.6, -46], [s * 5, -24], [s * 5.4, -3]], skirt ? [6, 6, 5] : [10, 8.4, 7.4], 4), { fill: s > 0 ? mix(legs, "#14211e", 0.16) : legs }) +
    `<ellipse${attrs({ cx: s * 5.8 + side * 1.5, cy: -1.2, rx: 5, ry: 2.6, fill: "#4a3328" })}/>`;
  out.push(leg(1), leg(-1));
  if (skirt) out.push(path("M-8-50Q-15-34-16.500-19 0-13 16.500-19 15-34 8-50Z", { fill: skirt }), dark("M2-50H8Q15-34 16.500-19 10-16 3-15.500 8-34 2-50Z"));
  // Body.
  const hem = long ? -30 : -43;
  const torso = `M-5-80.500Q-12.500-79-12.800-71-11-58-${long ? 12.5 : 10}${hem}Q0 ${hem + 3.5} ${long ? 12.5 : 10} ${hem} 11-58 12.800-71 12.500-79 5-80.500 0-78.500-5-80.500Z`;
  out.push(path("M-3.800-86H3.800V-77Q0-74-3.800-77Z", { fill: mix(skin, "#5a2a1c", 0.22) }));
  out.push(path(torso, { fill: coat }), dark(`M4-80Q12.500-79 12.800-71 11-58 ${long ? 12.5 : 10} ${hem} 6 ${hem + 2.5} 3 ${hem + 3} 7-60 4-80Z`));
  if (!away) out.push(path(`M0-78V${hem + 3}`, { stroke: "#14211e", "stroke-opacity": 0.22, "stroke-width": 1, fill: "none" }));
  if (scarf) out.push(path("M-6.500-83Q0-78 6.500-83L7.500-78.500Q0-73-7.500-78.500Z", { fill: scarf }));
  // Head.
  const locks = { fill: hair };
  if (style === "long" && !away) out.push(path("M-10-92Q-12-76-9-70H9Q12-76 10-92Z", locks));
  if (style === "tail" && !away) out.push(path("M6-97Q15-94 14-80 12-74 9-76 10-86 5-92Z", locks));
  out.push(`<ellipse${attrs({ cx: 0, cy: -91.5, rx: 8.6, ry: 9.8, fill: skin })}/>`);
  if (!away) {
    out.push(`<circle cx="${-4 + side * 2.5}" cy="-88.500" r="2.400" fill="#d2553a" fill-opacity=".3"/><circle cx="${4.2 + side * 2.5}" cy="-88.500" r="2.200" fill="#d2553a" fill-opacity=".24"/>`);
    const f = side * 3.2;
    const ink = mix(skin, "#24120c", 0.75);
    out.push(
      `<circle${attrs({ cx: f - 3.1, cy: -92, r: 1.05, fill: ink })}/><circle${attrs({ cx: f + 3.1, cy: -92, r: 1.05, fill: ink })}/>`,
      path(`M${n(f - 3)}-87Q${n(f)}-83.800 ${n(f + 3)}-87`, { fill: "none", stroke: ink, "stroke-width": 1, "stroke-linecap": "round" }),
    );
    out.push(dark("M3-101Q9.500-99 8.600-90 8-83 2-81.900 7-90 3-101Z", 0.12));
    const k = side;
    out.push(
      path(
        side
          ? `M${-9 * k}-82Q${-12 * k}-104 0-103.500 ${9 * k}-104 ${8.4 * k}-96 ${3 * k}-98 ${-2 * k}-95 ${-3 * k}-88 ${-4.6 * k}-82Z`
          : "M-9.200-90Q-10.500-103.500 0-103.500 10.500-103.500 9.200-90 8-97 1-97.500-7-97-9.200-90Z",
        locks,
      ),
    );
    if (style === "curls") out.push([[-8, -95, 4.4], [-5, -101, 4.8], [1, -103, 5], [6.5, -100, 4.6], [9, -94, 4]].map(([cx, cy, r]) => `<circle${attrs({ cx, cy, r, fill: hair })}/>`).join(""));
  } else {
    out.push(path("M-9.400-88Q-11-103.500 0-103.500 11-103.500 9.400-88 7-80.500 0-80.500-7-80.500-9.400-88Z", locks), dark("M3-103Q11-102 9.400-88 7-81 2-80.600 8-90 3-103Z", 0.2));
    if (style === "long") out.push(path("M-9.600-92Q-11-74-8-68 0-64 8-68 11-74 9.600-92Z", locks), path("M-4-92Q-5-78-3-68M3-94Q4-80 3-68", { stroke: mix(hair, "#fff0d0", 0.3), "stroke-width": 1, fill: "none", "stroke-opacity": 0.6 }));
    if (style === "tail") out.push(path("M-3-98Q5-98 4-86 5-74 1-66-4-74-3-86Z", { fill: mix(hair, "#14211e", 0.2) }));
    if (style === "curls") out.push([[-9, -92, 4.6], [-7, -100, 5], [0, -103, 5.4], [7, -100, 5], [9.400, -92, 4.6], [6.5, -84, 4.6], [-6.5, -84, 4.6], [0, -82, 4.6]].map(([cx, cy, r]) => `<circle${attrs({ cx, cy, r, fill: hair })}/>`).join(""));
  }
  if (style === "bun") out.push(`<circle cx="${side * -4}" cy="-105" r="5" fill="${mix(hair, "#14211e", 0.1)}"/>`);
  if (style === "hat") out.push(path("M-15-97Q0-91 15-97 10-100 8.500-101 7-108 0-108-7-108-8.500-101-10-100-15-97Z", { fill: "#e3c07c" }), path("M-8.600-100.500Q0-97 8.600-100.500L8.200-103Q0-99.500-8.200-103Z", { fill: "#a3452a" }));
  // The light comes from the left.
  out.push(path(`M-12.300-72Q-10.700-58-${long ? 12 : 9.6} ${hem}M-8.400-93Q-8-100-3-102.500`, { stroke: "#fff3cf", "stroke-width": 1.2, "stroke-opacity": 0.75, fill: "none", "stroke-linecap": "round" }));
  const body = group(out.join(""), { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(u * 1000) / 1000})` });
  const sleeves = arms(p).map((points, i) => {
    const [hx, hy] = points[2];
    const d = band([points[0], points[1], [hx + (points[1][0] - hx) * 0.12, hy + (points[1][1] - hy) * 0.12]], [8.6 * u, 7.4 * u, 5.6 * u], 5);
    return {
      // Whoever faces us reaches for the nearer neighbour in front of the body.
      before: away || hy > y + HAND * u + 2,
      markup:
        `<circle${attrs({ cx: n(hx), cy: n(hy), r: n(3.4 * u), fill: skin })}/>` +
        path(d, { fill: i ? shade : mix(coat, "#fff4dc", 0.08) }),
    };
  });
  const shown = (before) => sleeves.filter((sleeve) => sleeve.before === before).map(({ markup }) => markup).join("");
  return { x, y, u, markup: shown(false) + body + shown(true) };
}
