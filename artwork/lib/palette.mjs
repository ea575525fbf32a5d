// The tints of the paper, shared with the tokens of the site.

export const paper = "#faf6ee";
export const ink = "#1d2b27";
export const fir = "#1f5a48";
export const terracotta = "#b4532f";
export const glacier = "#2f7f96";
export const wind = "#6b869c";
export const ochre = "#a97b2c";
export const window = "#ffd27a";

const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function toOklab(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const part = (c) => {
    const v = Math.round(toGamma(Math.min(1, Math.max(0, c))) * 255);
    return v.toString(16).padStart(2, "0");
  };
  return `#${rgb.map(part).join("")}`;
}

/** Mix two tints as the eye does (in OKLab), t from 0 (a) to 1 (b). */
export function mix(a, b, t) {
  const x = toOklab(a);
  const y = toOklab(b);
  return fromOklab(x.map((v, i) => v + (y[i] - v) * t));
}

/** The tint of a torn edge: the white heart of the sheet, seen in the scene's light. */
export function tornTint(tint, light = "#fffaf0", amount = 0.62) {
  return mix(tint, light, amount);
}
