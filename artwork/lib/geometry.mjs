// Points, outlines and path data. A point is [x, y].

/** Round to one decimal, without a trailing zero. */
export const n = (value) =>
  String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, "$1.")
    .replace(/^-0$/, "0");

const pair = ([x, y]) => `${n(x)} ${n(y)}`;

/** Drop the points that lie within `tolerance` of the line through their neighbours. */
export function simplify(points, tolerance = 0.6) {
  if (points.length < 3) return points;
  const keep = new Uint8Array(points.length);
  keep[0] = keep[points.length - 1] = 1;
  const stack = [[0, points.length - 1]];
  while (stack.length) {
    const [from, to] = stack.pop();
    const [ax, ay] = points[from];
    const dx = points[to][0] - ax;
    const dy = points[to][1] - ay;
    const length = Math.hypot(dx, dy) || 1;
    let worst = 0;
    let index = -1;
    for (let i = from + 1; i < to; i++) {
      const d = Math.abs(dy * (points[i][0] - ax) - dx * (points[i][1] - ay)) / length;
      if (d > worst) {
        worst = d;
        index = i;
      }
    }
    if (worst > tolerance) {
      keep[index] = 1;
      stack.push([from, index], [index, to]);
    }
  }
  return points.filter((_, i) => keep[i]);
}

/** Straight segments through the points. */
export function polyline(points) {
  return `M${points.map(pair).join("L")}`;
}

/** A closed polygon. */
export function polygon(points) {
  return `${polyline(points)}Z`;
}

/** A closed outline with rounded corners: curves through the middles of its sides. */
export function softPolygon(points) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const last = points[points.length - 1];
  let d = `M${pair(mid(last, points[0]))}`;
  points.forEach((p, i) => {
    d += `Q${pair(p)} ${pair(mid(p, points[(i + 1) % points.length]))}`;
  });
  return `${d}Z`;
}

/** An open line with its small angles worn round: curves through the middles of its segments. */
export function softLine(points) {
  let d = `M${pair(points[0])}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const end = i === points.length - 2 ? b : [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    d += `Q${pair(a)} ${pair(end)}`;
  }
  return d;
}

/** Points along a Catmull-Rom curve through the given points. */
export function curveThrough(points, perSegment = 8) {
  const out = [];
  for (let i = 0; i < points.length - 1; i++) {
    const p0 = points[Math.max(0, i - 1)];
    const p1 = points[i];
    const p2 = points[i + 1];
    const p3 = points[Math.min(points.length - 1, i + 2)];
    for (let k = 0; k < perSegment; k++) {
      const t = k / perSegment;
      out.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * p1[c] +
              (p2[c] - p0[c]) * t +
              (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t +
              (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t * t * t),
        ),
      );
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** Unit normals along an open line (pointing to its left, upwards for a line to the right). */
export function normals(points) {
  return points.map((_, i) => {
    const a = points[Math.max(0, i - 1)];
    const b = points[Math.min(points.length - 1, i + 1)];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    return [dy / length, -dx / length];
  });
}

/** The outline of a band of varying width along a line: a limb, a branch, a ribbon. */
export function bandOutline(line, width) {
  const side = normals(line);
  const left = [];
  const right = [];
  line.forEach((p, i) => {
    const w = width(i / (line.length - 1)) / 2;
    left.push([p[0] + side[i][0] * w, p[1] + side[i][1] * w]);
    right.push([p[0] - side[i][0] * w, p[1] - side[i][1] * w]);
  });
  return [...left, ...right.reverse()];
}

/** Path data of a tapered band through a few points, with round ends. */
export function band(points, widths, perSegment = 6) {
  const line = curveThrough(points, perSegment);
  const width = (t) => {
    const x = t * (widths.length - 1);
    const i = Math.min(widths.length - 2, Math.floor(x));
    return widths[i] + (widths[i + 1] - widths[i]) * (x - i);
  };
  const outline = bandOutline(line, width);
  const half = line.length;
  const r0 = widths[0] / 2;
  const r1 = widths[widths.length - 1] / 2;
  const start = simplify(outline.slice(0, half), 0.35);
  const back = simplify(outline.slice(half), 0.35);
  const cap = (r, p) => (r > 0.4 ? `A${n(r)} ${n(r)} 0 0 1 ${pair(p)}` : `L${pair(p)}`);
  return `${polyline(start)}${cap(r1, back[0])}L${back.slice(1).map(pair).join("L")}${cap(r0, start[0])}Z`;
}

/** The height of an open line at x. */
export function heightAt(line, x) {
  for (let i = 1; i < line.length; i++) {
    const [x0, y0] = line[i - 1];
    const [x1, y1] = line[i];
    if (x >= x0 && x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
  }
  return x < line[0][0] ? line[0][1] : line[line.length - 1][1];
}
