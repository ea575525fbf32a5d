// Nadège Fontan, music therapist: dark curls under a scarf, a cello at her shoulder.
import { band, n } from "../../lib/geometry.mjs";
import { path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, strands } from "../lib/bust.mjs";

const HAIR = "#2b1c1a";

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("nadege");
  const stage = portraitStage(random, {
    ground: "#b4603f",
    rings: ["#c4744f", "#d68f66", "#e6ad84", "#f5cfa6"],
  });
  staves(stage);
  // A cloud of curls, in two depths.
  const cloud = (cx, cy, r, count, size, tint, seed) => {
    const q = random.fork(seed);
    let d = "";
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + q.range(-0.1, 0.1);
      const k = r * q.range(0.82, 1.04);
      const s = size * q.range(0.8, 1.2);
      d += `M${n(cx + Math.cos(a) * k - s)} ${n(cy + Math.sin(a) * k * 0.94)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`;
    }
    return `${path(d, { fill: tint })}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${tint}"/>`;
  };
  const sits = nod(5, [-12, 0]);
  posed(stage, sits, () => layer(stage, cloud(492, 376, 178, 24, 42, HAIR, "far")));
  garment(stage, "#d9a02e", { build: { reach: 350, slope: -4 } });
  neck(stage, "#9a6242");
  posed(stage, sits, () => {
    head(stage, "#9a6242", { turned: true });
    face(stage, "#9a6242", HAIR, { turned: true, eyes: "M434 403Q453 385 473 402M533 402Q552 385 571 403" });
  });
  layer(
    stage,
    path(
      "M404 668Q430 790 500 800 570 790 596 668 640 684 660 690 630 860 500 872 370 860 340 690 360 684 404 668Z",
      { fill: "#e8b84c" },
    ) +
      strands("M352 704Q390 850 500 858T648 704M376 690Q410 826 500 836T624 690", "#a06a14", 4, 0.7) +
      path(
        [...Array(11)]
          .map((_, i) => `M${392 + i * 21.6} ${n(846 + Math.sin((i / 10) * Math.PI) * 24)}l9 14-9 14-9-14z`)
          .join(""),
        { fill: "#b4532f" },
      ),
    { dx: 7, dy: 9, blur: 9 },
  );
  posed(stage, sits, () => {
    // An earring, the hair in front, the scarf.
    layer(
      stage,
      '<circle cx="412" cy="496" r="21" fill="none" stroke="#f2c560" stroke-width="8"/>',
      { dx: 4, dy: 5, blur: 4 },
    );
    const curls = [];
    const q = random.fork("front");
    for (let i = 0; i < 34; i++) {
      const a = Math.PI * (1.02 + (i / 33) * 0.96);
      const k = q.range(118, 176);
      const s = q.range(24, 38);
      curls.push(
        `M${n(500 + Math.cos(a) * k - s)} ${n(366 + Math.sin(a) * k * 0.95)}a${n(s)} ${n(s)} 0 1 0 ${n(2 * s)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-2 * s)} 0Z`,
      );
    }
    const side = (x, k) =>
      path(
        [0, 1, 2, 3]
          .map((i) => {
            const s = 34 - i * 3;
            return `M${x + k * (4 + i * 4) - s} ${340 + i * 44}a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0Z`;
          })
          .join(""),
        { fill: "#38251f" },
      );
    layer(
      stage,
      side(392, -1) +
        side(618, 1) +
        path(curls.join(""), { fill: "#38251f" }) +
        strands(
          curls
            .filter((_, i) => i % 2)
            .map((d) =>
              d
                .replace(/a[\d.-]+ [\d.-]+ 0 1 0 -.*$/, "")
                .replace(/M([\d.-]+) ([\d.-]+)/, (_, x, y) => `M${n(Number(x) + 8)} ${y}`)
                .replace(
                  /a([\d.]+) ([\d.]+) 0 1 0 ([\d.]+) 0/,
                  (_, r, __, w) => `a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(w * 0.6)} -6`,
                ),
            )
            .join(""),
          "#7a5540",
          4,
          0.6,
        ),
      { dx: 7, dy: 9, blur: 9 },
    );
    layer(
      stage,
      path("M384 336Q400 246 500 240 600 246 616 336 560 286 500 286 440 286 384 336Z", { fill: "#2f7f96" }) +
        path(
          "M384 336Q400 296 440 276L432 262Q392 284 380 330ZM470 282l14-40h16l-12 40zM540 288l4-40 18 6-6 40z",
          { fill: "#8fc3cc", "fill-opacity": 0.8 },
        ),
      { dx: 5, dy: 7, blur: 7 },
    );
    layer(
      stage,
      path("M596 262Q640 214 668 236 676 262 616 288 664 286 668 314 640 334 598 290Z", { fill: "#37899f" }),
      { dx: 5, dy: 7, blur: 7 },
    );
  });
  cello(stage);
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#ffe6b8", glow: 0.4, vignette: 0.28, shade: "#3a140c" } };
}

function staves(stage) {
  let d = "";
  for (let i = 0; i < 5; i++)
    d += `M-20 ${210 + i * 26}Q220 ${120 + i * 26} 500 ${200 + i * 26}T1020 ${150 + i * 26}`;
  const note = (x, y) =>
    `<ellipse cx="${x}" cy="${y}" rx="20" ry="15" fill="#fff3dc" transform="rotate(-18 ${x} ${y})"/>` +
    path(`M${x + 16} ${y - 4}V${y - 92}q24 12 28 44-14-18-22-18v66z`, { fill: "#fff3dc" });
  stage.add(
    stage.lift(
      path(d, { fill: "none", stroke: "#fff3dc", "stroke-width": 4, "stroke-opacity": 0.75 }) +
        note(120, 236) +
        note(236, 196) +
        note(850, 262),
      { dx: 4, dy: 6, blur: 6, opacity: 0.26 },
    ),
  );
}

// The cello leans on her left shoulder: neck, strings, scroll, the top of the body.
function cello(stage) {
  const wood = "#8a3f1c";
  layer(
    stage,
    path("M640 1030Q600 900 690 850 740 820 800 836 900 846 930 930L950 1030Z", { fill: wood }) +
      path("M664 1030Q636 920 706 872 752 848 800 860 884 872 908 950L920 1030Z", { fill: "#a9552a" }) +
      strands("M676 960Q680 900 730 876", "#f0b47c", 6, 0.6),
  );
  layer(
    stage,
    path(
      band(
        [
          [800, 1020],
          [770, 720],
          [742, 470],
        ],
        [62, 46, 34],
        8,
      ),
      { fill: "#5b2a14" },
    ) +
      path(
        band(
          [
            [802, 1020],
            [774, 720],
            [746, 480],
          ],
          [40, 30, 22],
          8,
        ),
        { fill: "#2a1712" },
      ) +
      strands("M790 1020L736 470M798 1020L742 470M806 1020L748 470M814 1020L754 470", "#f3e2bc", 2.4, 0.9),
  );
  layer(
    stage,
    path(
      "M722 480Q716 400 724 350 732 306 768 300 806 300 806 334 804 360 778 360 764 356 768 342 776 336 784 342",
      { fill: "none", stroke: "#8a3f1c", "stroke-width": 24, "stroke-linecap": "round" },
    ) +
      strands("M716 470Q710 400 718 350 728 300 766 292", "#e09a60", 4, 0.7) +
      [
        [690, 380],
        [692, 430],
        [760, 400],
        [764, 448],
      ]
        .map(
          ([x, y]) =>
            path(`M${x} ${y}h${x < 720 ? 34 : -30}v12h${x < 720 ? -34 : 30}z`, { fill: "#2a1712" }) +
            `<ellipse cx="${x + (x < 720 ? -6 : 6)}" cy="${y + 6}" rx="15" ry="11" fill="#3d2016"/>`,
        )
        .join(""),
  );
}
