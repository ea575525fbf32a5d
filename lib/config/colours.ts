/** Colours of app/styles/tokens.css, by their names there, for what no style sheet reaches. */
export const COLOURS = {
  paper: "#faf6ee",
  ink: "#1d2b27",
  "ink-soft": "#43524c",
  fir: "#1f5a48",
  fire: "#9c4221",
  snow: "#fffdf8",
} as const;
