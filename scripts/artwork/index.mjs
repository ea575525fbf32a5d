// Draw every picture of the site: node scripts/artwork/index.mjs [name…]
import { compact, write } from './lib/output.mjs'
import * as welcome from './scenes/hero-1-welcome.mjs'
import * as winter from './scenes/hero-2-winter.mjs'
import * as meadow from './scenes/hero-3-meadow.mjs'
import * as elements from './scenes/hero-4-elements.mjs'

const pictures = {}
for (const [i, scene] of [welcome, winter, meadow, elements].entries()) {
  for (const format of ['wide', 'tall']) pictures[`hero-${i + 1}-${format}.svg`] = () => scene.draw(format)
}

const wanted = process.argv.slice(2)
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.some((w) => name.startsWith(w))) continue
  write(name, compact(draw()))
}
