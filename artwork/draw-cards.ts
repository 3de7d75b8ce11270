import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSvg } from './card.ts'
import { backgroundDrawings, categoryDrawings, drawings } from './drawings.ts'

/**
 * Draws the gift cards and the pictures of categories: `node draw-cards.ts [--check] [id …]` writes
 * content/catalogue/artwork/<id>.svg of the shop, lettering outlined to paths. With `--check` nothing is
 * written; a file that differs from its drawing is named and the exit code is 1.
 */
const sizeMax = 12_288

const all = { ...drawings, ...categoryDrawings, ...backgroundDrawings }
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isCheck = process.argv.includes('--check')
const ids = wanted.length > 0 ? wanted : Object.keys(all)
const problems = ids.flatMap(isCheck ? check : write)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function write(id: string): string[] {
  const svg = render(id)
  if (svg === undefined) return [`${id}: there is no such drawing in cards/.`]
  writeFileSync(fileOf(id), svg)
  return svg.length > sizeMax ? [`${id}: ${svg.length} bytes, more than ${sizeMax}.`] : []
}

function check(id: string): string[] {
  const isSame = existsSync(fileOf(id)) && readFileSync(fileOf(id), 'utf8') === render(id)
  return isSame ? [] : [`${id}: the file differs from its drawing: node draw-cards.ts`]
}

function render(id: string): string | undefined {
  const drawing = all[id]
  return drawing && toSvg(drawing.draw())
}

function fileOf(id: string): string {
  return fileURLToPath(new URL(`../content/catalogue/artwork/${id}.svg`, import.meta.url))
}
