import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { articleDrawings } from './articles/articles.ts'
import { toSvg } from './card.ts'

/**
 * Draws the articles of the blog: `node draw-articles.ts [--check]` writes content/blog/drawings/<id>.svg for each article that
 * there is. With `--check` nothing is written; a file that differs from its drawing is named and the exit code is 1.
 */
const blog = new URL('../content/blog/', import.meta.url)
const isCheck = process.argv.includes('--check')
const ids = readdirSync(new URL('articles/', blog)).flatMap((name) =>
  name.endsWith('.yaml') ? name.slice(0, -'.yaml'.length) : [],
)

for (const id of ids) {
  const drawing = articleDrawings[id]
  const path = new URL(`drawings/${id}.svg`, blog)
  const svg = drawing && toSvg(drawing())
  if (svg === undefined) say(`${id}: there is no such drawing in articles/.`)
  else if (!isCheck) writeFileSync(path, svg)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== svg)
    say(`${id}: the file differs from its drawing: node draw-articles.ts`)
}

function say(problem: string): void {
  console.error(problem)
  process.exitCode = 1
}
