// A seeded random source: the same seed always tears the same paper.

/** Turn a text seed into a 32-bit number (FNV-1a). */
export function hashSeed(text) {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Create a random source with the few helpers that the drawings need. */
export function createRandom(seed) {
  let state = hashSeed(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (min, max) => min + (max - min) * next();
  return {
    next,
    range,
    int: (min, max) => Math.floor(range(min, max + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (probability) => next() < probability,
    /** An independent source, so that one part can change without the others. */
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** Smooth one-dimensional noise in [-1, 1], made of a few octaves. */
export function createNoise(random, octaves = 3) {
  const table = Array.from({ length: 256 }, () => random.range(-1, 1));
  const layer = (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return table[i & 255] * (1 - s) + table[(i + 1) & 255] * s;
  };
  return (x) => {
    let sum = 0;
    let weight = 0;
    for (let o = 0; o < octaves; o++) {
      sum += layer(x * 2 ** o + o * 37.7) / 2 ** o;
      weight += 1 / 2 ** o;
    }
    return sum / weight;
  };
}
