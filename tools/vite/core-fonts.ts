import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { unlessMade } from '../lib/unless-made.ts'

const styles = new URL('../../src/storefront/styles/', import.meta.url)
const folder = new URL('generated/', styles)

/** The whole fonts, by the name of their core. `fonts.css` has a face for each. */
const sources = {
  'display.woff2':
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  'text.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
}

/** The spacing of pairs, figures of one width, and letters with their accents. */
const options = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'tnum', 'ccmp', 'mark', 'mkmk'],
} as const

/**
 * Makes the core of each font: the characters that `fonts.css` names, so that what nearly every page needs comes in the
 * first packets of a connection. A page with any other character loads the whole font for it.
 */
export function coreFonts(): Plugin {
  return { name: 'core-fonts', buildStart: () => makeCoreFonts() }
}

async function makeCoreFonts(): Promise<void> {
  const text = charactersOf(await readFile(new URL('fonts.css', styles), 'utf8'))
  await mkdir(folder, { recursive: true })
  const madeOf = [text, JSON.stringify({ sources, options })]
  await unlessMade(fileURLToPath(new URL('made-of.json', folder)), madeOf, async () => {
    const { default: subsetFont } = await import('subset-font')
    const files = []
    for (const [name, source] of Object.entries(sources)) {
      const font = await readFile(fileURLToPath(import.meta.resolve(source)))
      const file = fileURLToPath(new URL(name, folder))
      await writeFile(file, await subsetFont(font, text, options))
      files.push(file)
    }
    return files
  })
}

/** Those of the first core in the style sheet; all cores say the same. */
function charactersOf(css: string): string {
  const [, range = ''] = /generated\/.*?unicode-range:\s*([^;]+);/s.exec(css) ?? []
  return [...range.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - start + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(start + index))
    })
    .join('')
}
