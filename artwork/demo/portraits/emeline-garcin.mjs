// Émeline Garcin, naturopath and gatherer: a straw hat, a fair plait, an armful of plants.
import { band, n } from "../../lib/geometry.mjs";
import { across } from "../../lib/hands.mjs";
import { group, path } from "../../lib/picture.mjs";
import { createRandom } from "../../lib/rng.mjs";
import { face, garment, head, layer, neck, nod, portraitStage, posed, strands } from "../lib/bust.mjs";
import { bloom } from "../lib/flowers.mjs";

const [HAIR, SKIN] = ["#d9a95a", "#efc39c"];

/** Draw the stage and say how to light it. */
export function draw() {
  const random = createRandom("emeline");
  const stage = portraitStage(random, {
    ground: "#7f9a6a",
    rings: ["#93ac7a", "#adc290", "#c9d6aa", "#e9ecc8"],
  });
  const sits = nod(-7, [-4, 0]);
  dried(stage);
  posed(stage, sits, () => {
    layer(
      stage,
      path(
        "M388 400Q372 280 500 268 628 280 612 400 618 480 592 520 560 540 500 540 440 540 408 520 382 480 388 400Z",
        { fill: "#b98642" },
      ),
    );
  });
  garment(stage, "#f1e6d0", { build: { reach: 346, slope: 8 } });
  neck(stage, SKIN);
  posed(stage, sits, () => {
    head(stage, SKIN);
    face(stage, SKIN, "#a9762f", {
      eyes: "M437 405Q455 391 471 404M535 404Q551 391 567 405",
      brows: "M430 370Q450 358 474 366M532 366Q554 358 574 371",
    });
  });
  // A linen apron over the shirt.
  layer(
    stage,
    path("M402 668L450 700Q500 752 550 700L598 668 640 690Q606 790 500 800 394 790 360 690Z", {
      fill: "#fbf4e4",
    }) + strands("M372 700Q410 776 500 784T628 700", "#cdb894", 4, 0.7),
    { dx: 6, dy: 8, blur: 8 },
  );
  layer(
    stage,
    path("M318 676L366 660 386 860H614L634 660 682 676 700 1030H300Z", { fill: "#5f7f58" }) +
      path("M386 860H614L622 1030H378Z", { fill: "#6f9066" }) +
      strands("M386 872H614", "#dfe6c0", 4, 0.6),
  );
  posed(stage, sits, () => {
    // Hair parted in the middle, a plait on the shoulder.
    layer(
      stage,
      path(
        "M500 286Q402 284 392 400 388 460 402 500 414 440 420 402 448 350 500 318 552 350 580 402 586 440 598 500 612 460 608 400 598 284 500 286Z",
        { fill: HAIR },
      ) +
        strands(
          "M492 300Q424 330 408 460M508 300Q576 330 592 460M470 306Q420 350 404 430M530 306Q580 350 596 430",
          "#9c6c2c",
          4,
          0.5,
        ),
      { dx: 6, dy: 8, blur: 8 },
    );
  });
  plait(stage);
  posed(stage, sits, () => hat(stage));
  posy(stage, random.fork("posy"));
  return { stage, lens: { lamp: [0.3, 0.2], warm: "#fff2c8", glow: 0.42, vignette: 0.26, shade: "#1c2a16" } };
}

function plait(stage) {
  let d = "";
  let lines = "";
  const spine = [
    [384, 530],
    [362, 612],
    [368, 700],
    [390, 794],
  ];
  const at = (t) => {
    const u = t * 3;
    const k = Math.min(2, Math.floor(u));
    return [0, 1].map((c) => spine[k][c] + (spine[k + 1][c] - spine[k][c]) * (u - k));
  };
  for (let i = 0; i < 9; i++) {
    const [x, y] = at(i / 9);
    const s = 36 - i * 1.6;
    const k = i % 2 ? 1 : -1;
    d += `M${n(x - k * s * 0.9)} ${n(y - 16)}Q${n(x + k * s * 0.3)} ${n(y - 22)} ${n(x + k * s)} ${n(y + 14)}Q${n(x + k * s * 0.6)} ${n(y + 44)} ${n(x - k * s * 0.2)} ${n(y + 46)}Q${n(x - k * s * 1.1)} ${n(y + 20)} ${n(x - k * s * 0.9)} ${n(y - 16)}Z`;
    lines += `M${n(x - k * s * 0.7)} ${n(y - 8)}Q${n(x + k * s * 0.3)} ${n(y - 6)} ${n(x + k * s * 0.7)} ${n(y + 20)}`;
  }
  layer(
    stage,
    path("M366 780Q356 850 386 880 420 850 412 786Z", { fill: "#c8954a" }) +
      path(
        band(
          [
            [388, 520],
            [368, 606],
            [372, 696],
            [390, 786],
          ],
          [44, 42, 38, 30],
          8,
        ),
        { fill: "#b98642" },
      ) +
      path(d, { fill: HAIR }) +
      strands(lines, "#9c6c2c", 4, 0.6) +
      path("M368 776h44v18h-44z", { fill: "#b4532f" }),
    { dx: 7, dy: 9, blur: 9 },
  );
}

function hat(stage) {
  let weave = "";
  for (let i = 0; i < 7; i++)
    weave += `M${222 + i * 14} ${334 - i * 5}Q500 ${222 - i * 7} ${778 - i * 14} ${334 - i * 5}`;
  layer(
    stage,
    path(
      "M206 344Q230 250 500 244 770 250 794 344 760 372 690 336 600 296 500 296 400 296 310 336 240 372 206 344Z",
      { fill: "#e3bf74" },
    ) +
      strands(weave, "#a97b34", 3, 0.45) +
      path("M690 336Q600 296 500 296 400 296 310 336 400 312 500 312 600 312 690 336Z", {
        fill: "#7a5420",
        "fill-opacity": 0.5,
      }),
  );
  layer(
    stage,
    path("M378 270Q372 130 500 124 628 130 622 270 560 250 500 250 440 250 378 270Z", { fill: "#eccb84" }) +
      strands(
        "M384 236Q500 206 616 236M382 204Q500 172 616 204M392 172Q500 142 606 172",
        "#a97b34",
        3,
        0.45,
      ) +
      path("M566 140Q628 170 622 270 604 262 588 258 600 190 566 140Z", {
        fill: "#5b3f14",
        "fill-opacity": 0.2,
      }),
    { dx: 6, dy: 8, blur: 8 },
  );
  layer(
    stage,
    path(
      "M378 276Q376 250 380 232 440 212 500 212 560 212 620 232 624 250 622 276 560 254 500 254 440 254 378 276Z",
      { fill: "#b4532f" },
    ),
    { dx: 3, dy: 4, blur: 4 },
  );
}

// Bunches that dry in the rafters behind her.
function dried(stage) {
  for (const [x, h, tint] of [
    [120, 250, "#8a6cb0"],
    [240, 190, "#d9a93c"],
    [770, 190, "#c2668c"],
    [886, 260, "#6f8a3f"],
  ]) {
    let d = "";
    let tips = "";
    for (let i = 0; i < 11; i++) {
      const a = ((i - 5) / 5) * 0.42;
      const [ex, ey] = [x + Math.sin(a) * h * 0.8, 60 + Math.cos(a) * h];
      d += `M${x} 40L${n(ex)} ${n(ey)}`;
      for (let k = 0; k < 4; k++)
        tips += `M${n(ex - Math.sin(a) * k * 16 - 8)} ${n(ey - k * 17)}q8-15 16 0q-8 13-16 0z`;
    }
    layer(
      stage,
      path(d, { stroke: "#5f7a3c", "stroke-width": 4, fill: "none" }) +
        path(tips, { fill: tint }) +
        path(`M${x - 17} 62h34v22h-34z`, { fill: "#c99a5c" }) +
        path(`M${x} -10V60`, { stroke: "#8a5f34", "stroke-width": 4 }),
      { dx: 7, dy: 9, blur: 9, opacity: 0.28 },
    );
  }
}

// The harvest of the morning, held against the apron by one arm.
function posy(stage, r) {
  const leaf = (x, y, a, l, tint) =>
    path(`M0 0Q${n(l * 0.3)} ${n(-l * 0.3)} ${l} 0Q${n(l * 0.3)} ${n(l * 0.3)} 0 0Z`, {
      fill: tint,
      transform: `translate(${x} ${y}) rotate(${a})`,
    });
  let green = "";
  for (let i = 0; i < 22; i++)
    green += leaf(
      610 + r.range(-30, 30),
      930 + r.range(-20, 20),
      -150 + i * 6.4,
      r.range(150, 250),
      ["#4f7a44", "#6f9a54", "#3a6a3c", "#8fb068"][i % 4],
    );
  layer(stage, green, { dx: 8, dy: 10, blur: 10 });
  const heads = [
    ["daisy", 470, 800, 56],
    ["arnica", 560, 740, 54],
    ["cornflower", 650, 700, 50],
    ["daisy", 730, 766, 52],
    ["clover", 610, 830, 44],
    ["pink", 770, 850, 46],
    ["bells", 530, 880, 52],
    ["arnica", 690, 870, 44],
    ["daisy", 600, 770, 40],
  ];
  for (const [kind, x, y, s] of heads)
    layer(
      stage,
      bloom(r, kind, 610 + (x - 610) * 0.3, 980, 980 - y, s, {
        lean: ((x - 610) * 0.7) / (980 - y),
        stem: "#4f7a44",
      }),
      { dx: 7, dy: 9, blur: 8 },
    );
  layer(
    stage,
    path(
      band(
        [
          [806, 830],
          [784, 950],
          [680, 1004],
          [580, 984],
        ],
        [100, 104, 88, 72],
        10,
      ),
      { fill: "#e6d8bc" },
    ) +
      strands("M800 900Q770 960 690 974M600 950Q590 980 598 1016", "#b8a27a", 5, 0.6),
    { dx: 8, dy: 6, blur: 10 },
  );
  layer(stage, group(across(SKIN, [0, 0], 0, 0.8), { transform: "translate(530 966) rotate(8) scale(-1 1)" }), { dx: 5, dy: 6, blur: 6 });
}
