// Claire, coach and hiking guide: fair hair tied over a shoulder, a green fleece, a rust scarf, a rucksack.
import { face, head, layer, neck, nod, posed, strands } from "../demo/lib/bust.mjs";
import { band } from "./geometry.mjs";
import { across, cuff, fist, pinch, sleeve } from "./hands.mjs";
import { mix } from "./palette.mjs";
import { group, path } from "./picture.mjs";
import { words } from "./words.mjs";

const [SKIN, HAIR, FLEECE] = ["#e5b18c", "#c79653", "#2a6652"];
const LIT = mix(FLEECE, "#fff4dc", 0.07);
const CUFF = mix(FLEECE, "#14211e", 0.2);

/**
 * Turned to the right. In her `portrait` she plays the highest trump and knows it; beside the other she laughs, both
 * hands on the straps of her rucksack.
 */
export function claire(stage, portrait) {
  const sits = portrait ? nod(3, [-4, 6]) : nod(4, [2, 6]);
  rucksack(stage, portrait);
  posed(stage, sits, () =>
    layer(stage, path("M410 460C352 420 340 300 410 246 480 208 590 226 606 310 606 400 520 480 410 460Z", { fill: mix(HAIR, "#5b3a18", 0.3) })),
  );
  layer(
    stage,
    path("M384 652Q312 668 276 692 224 730 212 830L184 1240H806L782 800Q770 722 714 690 674 668 620 652 590 730 500 734 410 730 384 652Z", { fill: FLEECE }) +
      path("M640 660Q690 676 714 690 770 722 782 800L806 1240H690Q740 900 640 660Z", { fill: "#1d120e", "fill-opacity": 0.16 }) +
      strands("M524 752Q530 980 520 1240", "#123a2e", 5, 0.5) +
      strands("M222 800Q234 726 286 696 330 676 372 660", "#fff6e4", 4, 0.45),
  );
  neck(stage, SKIN);
  posed(stage, sits, () => {
    head(stage, SKIN, { turned: true });
    face(stage, SKIN, "#9a6f38", {
      turned: true,
      ...(portrait ? { look: [-5, 1], iris: "#3f7266", mouth: "sly", brows: "M426 366Q450 352 476 362M530 354Q556 342 577 358" } : {}),
    });
  });
  // The collar of the fleece, the scarf.
  layer(stage, path("M362 656Q420 752 500 760 580 752 638 656L664 684Q620 800 500 812 380 800 336 684Z", { fill: mix(FLEECE, "#fff4dc", 0.12) }), { dx: 5, dy: 6, blur: 6 });
  layer(
    stage,
    path("M400 622Q446 690 504 694 560 690 602 618L632 650Q590 744 504 752 412 744 370 654Z", { fill: "#b8472c" }) +
      path("M546 716Q584 722 600 700L658 846 612 836 584 866 528 742Z", { fill: "#c9573a" }) +
      strands("M396 654Q444 714 504 720T606 650M570 744L612 836M548 752L590 848", "#7c2818", 4, 0.55),
    { dx: 6, dy: 8, blur: 8 },
  );
  posed(stage, sits, () => hair(stage));
  tail(stage);
  straps(stage);
  if (portrait) plays(stage);
  else holdsOn(stage);
}

// A loaf of the morning looks out of it.
function rucksack(stage, portrait) {
  if (portrait)
    layer(
      stage,
      group(
        path("M-96 40Q-108-40-40-66 40-84 92-30 116 0 104 60Z", { fill: "#a9682e" }) +
          path("M-88 30Q-96-34-36-56 10-68 52-48-40-40-60 40Z", { fill: "#dba25e", "fill-opacity": 0.6 }) +
          strands("M-52-34Q-30-14-30 18M-4-52Q18-26 14 10M46-40Q64-16 60 16", "#f6e2b8", 10, 0.95),
        { transform: "translate(296 592) rotate(-12)" },
      ),
      { dx: 8, dy: 8, blur: 10 },
    );
  layer(
    stage,
    path("M228 700Q232 610 330 602H648Q728 610 732 700V920H228Z", { fill: "#b4532f" }) +
      path("M250 640Q290 610 366 606V720H240Z", { fill: "#d98a5f", "fill-opacity": 0.7 }) +
      strands("M244 676H372", "#7c2f18", 5, 0.5),
  );
}

function hair(stage) {
  layer(
    stage,
    path("M540 262C552 296 584 308 598 340 602 354 602 366 606 384 622 336 616 268 560 240 500 216 420 226 384 280 346 340 356 430 378 486 392 492 404 488 412 478 404 450 410 420 424 400 436 350 470 318 512 296Z", { fill: HAIR }) +
      strands("M532 268Q450 292 416 392M512 258Q424 280 396 398 386 440 392 476M480 252Q396 284 378 380 372 430 384 478M556 262Q590 284 604 338", "#8d6436", 4, 0.5) +
      strands("M372 350Q378 274 446 244", "#fff0cf", 5, 0.6),
    { dx: 6, dy: 8, blur: 8 },
  );
  // The ear that we see, and its ring.
  layer(
    stage,
    path("M430 384Q404 376 402 408 402 444 424 456 436 456 440 440Z", { fill: SKIN }) +
      strands("M426 396Q412 396 414 414 416 430 426 436", "#4a1f14", 3, 0.35) +
      '<circle cx="424" cy="462" r="7" fill="#d9a44c"/>',
    { dx: 2, dy: 3, blur: 3 },
  );
}

function tail(stage) {
  layer(
    stage,
    path(band([[388, 506], [340, 570], [330, 660], [352, 760], [336, 850]], [40, 66, 74, 56, 6], 8), { fill: mix(HAIR, "#6a4420", 0.1) }) +
      strands("M370 530Q324 600 338 680 360 760 342 822M356 550Q320 620 326 680M384 530Q356 610 362 690 374 750 360 800", "#7d5730", 4, 0.5) +
      strands("M336 570Q312 622 320 676", "#fff0cf", 4, 0.5) +
      path("M352 524Q374 506 404 522L396 550Q372 536 346 552Z", { fill: "#d9a44c" }),
    { dx: 7, dy: 9, blur: 9 },
  );
}

function straps(stage) {
  const strap = (k) => {
    const at = (x) => 500 + k * x;
    return path(band([[at(150), 664], [at(176), 760], [at(170), 900], [at(196), 1240]], [50, 54, 52, 46], 8), { fill: "#d9a44c" }) + strands(`M${at(150)} 670L${at(176)} 760 ${at(170)} 900 ${at(196)} 1240`, "#a3702a", 3, 0.7);
  };
  layer(stage, strap(-1) + strap(1) + path("M300 900h58v34h-58zM642 900h58v34h-58z", { fill: "#3a2b22" }), { dx: 6, dy: 8, blur: 8 });
}

function holdsOn(stage) {
  const arm = (k, tint) => {
    const at = (x) => 500 + k * x;
    layer(
      stage,
      sleeve([[at(240), 780], [at(306), 930], [at(292), 1020]], mix(tint, "#14211e", 0.1), [104, 112, 106]) +
        sleeve([[at(300), 1030], [at(256), 950], [at(200), 864]], tint, [110, 98, 82]),
      { dx: 8, dy: 8, blur: 10 },
    );
    layer(stage, group(fist(SKIN, [180, 812], 52, 0.94), { transform: `translate(500) scale(${k} 1)` }), { dx: 5, dy: 6, blur: 6 });
    layer(stage, cuff([[at(220), 900], [at(196), 858]], CUFF, 90), { dx: 4, dy: 5, blur: 5 });
  };
  arm(-1, LIT);
  arm(1, FLEECE);
}

// A fan of tarot cards, its back to us, and the one that wins.
function plays(stage) {
  const blank = (d) => path("M-46-84Q-46-92-38-92H38Q46-92 46-84V84Q46 92 38 92H-38Q-46 92-46 84Z", { fill: "#fdf6e6" }) + d;
  const closed = blank(
    path("M-37-82H37V82H-37Z", { fill: "#2f6f8a" }) +
      path("M-37 40L-12 0 4 22 18 4 37 34V82H-37Z", { fill: "#8fc3cc", "fill-opacity": 0.7 }) +
      '<circle cx="10" cy="-38" r="15" fill="#f6d27a"/>',
  );
  const numeral = (turn) => group(words("21", -26, -58, 30, { fill: "#a3341f" }), { transform: `rotate(${turn})` });
  const trump = blank(
    path("M-22-46H22V46H-22Z", { fill: "#f0cf8a" }) +
      '<circle cy="-18" r="13" fill="#d2553a"/>' +
      path("M-22 30L-4-4 6 12 12 4 22 22V46H-22Z", { fill: "#2a6652" }) +
      numeral(0) +
      numeral(180),
  );
  layer(
    stage,
    sleeve([[254, 780], [216, 900], [244, 1000]], mix(FLEECE, "#14211e", 0.1), [110, 112, 108]) +
      sleeve([[240, 1016], [308, 972], [362, 912]], LIT, [112, 98, 78]),
    { dx: 8, dy: 8, blur: 10 },
  );
  for (let i = 0; i < 5; i++)
    layer(stage, group(closed, { transform: `translate(446 900) rotate(${-54 + i * 23}) translate(0 -104)` }), { dx: 4, dy: 5, blur: 5, opacity: 0.4 });
  layer(stage, across(SKIN, [424, 872], -34, 0.94), { dx: 5, dy: 6, blur: 6 });
  layer(stage, cuff([[344, 932], [368, 906]], CUFF, 84), { dx: 4, dy: 5, blur: 5 });
  layer(
    stage,
    sleeve([[738, 790], [812, 910], [822, 1010]], mix(FLEECE, "#14211e", 0.14), [104, 110, 104]) +
      sleeve([[822, 1030], [816, 930], [778, 836]], FLEECE, [110, 96, 74]),
    { dx: 8, dy: 8, blur: 10 },
  );
  layer(stage, pinch(SKIN, group(trump, { transform: "translate(-6 -104) rotate(-3)" }), [752, 756], 8, 0.96), { dx: 6, dy: 8, blur: 8 });
  layer(stage, cuff([[792, 868], [776, 828]], CUFF, 80), { dx: 4, dy: 5, blur: 5 });
}
