import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { byMail } from './wrappers/by-mail.ts'
import { byPost } from './wrappers/by-post.ts'
import { type Part, size, type WrappingDrawing } from './wrappers/sheet.ts'

/**
 * Draws what goes around a gift: `node draw-wrappers.ts [--check]` writes content/wrappers/<id>.svg, as it arrives, and
 * <id>-<part>.svg for each part that moves when it comes off. With `--check` nothing is written; a file that differs from
 * its drawing is named and the exit code is 1.
 */
const isCheck = process.argv.includes('--check')

const files = Object.entries({ ...byMail, ...byPost }).flatMap(([id, drawing]) => [
  { name: id, svg: toSvg(drawing, drawing.parts) },
  ...drawing.parts.map((one) => ({ name: `${id}-${one.name}`, svg: toSvg(drawing, [one]) })),
])

for (const { name, svg } of files) {
  const path = fileURLToPath(new URL(`../content/wrappers/${name}.svg`, import.meta.url))
  if (!isCheck) writeFileSync(path, svg)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== svg) {
    console.error(`${name}: the file differs from its drawing: node draw-wrappers.ts`)
    process.exitCode = 1
  }
}

function toSvg({ shared = '' }: WrappingDrawing, parts: readonly Part[]): string {
  const drawing = parts.map((one) => one.drawing).join('\n    ')
  const { width, height, corner } = size
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <defs>${sharedBy(shared, drawing)}<clipPath id="card"><rect width="${width}" height="${height}" rx="${corner}"/></clipPath></defs>
  <g clip-path="url(#card)">
    ${drawing}
  </g>
</svg>
`
}

/** Without what this part does not use. */
function sharedBy(shared: string, drawing: string): string {
  return (shared.match(/<(pattern|linearGradient) .*?<\/\1>/gs) ?? [])
    .filter((one) => drawing.includes(`url(#${/id="(\w+)"/.exec(one)?.[1]})`))
    .join('')
}
