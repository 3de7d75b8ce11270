import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { sfntOfWoff } from './sfnt-of-woff.ts'

/*
 * The shop's own letters, and behind them others for what they lack: a name is printed as its owner writes it. A sign that none of
 * them has is printed as its number, so that it is never lost.
 */

export type Face = 'text' | 'strong' | 'heading'

export type Style = { face: Face; size: number }

const { resolve } = createRequire(import.meta.url)

const filesOf = (family: string, weight: number, subsets: readonly string[]): readonly string[] =>
  subsets.map((subset) => `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)

const latin = ['latin', 'latin-ext']
const others = ['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext']
const emoji = filesOf('noto-emoji', 400, ['emoji'])

const chains: Readonly<Record<Face, readonly string[]>> = {
  text: [...filesOf('figtree', 400, latin), ...filesOf('noto-sans', 400, others), ...emoji],
  strong: [...filesOf('figtree', 700, latin), ...filesOf('noto-sans', 700, others), ...emoji],
  heading: [
    ...filesOf('bricolage-grotesque', 700, latin),
    ...filesOf('noto-sans', 700, others),
    ...emoji,
  ],
}

export type LoadedFont = { file: string; bytes: Buffer; font: Font }

const loaded = new Map<string, LoadedFont>()

function load(file: string): LoadedFont {
  const known = loaded.get(file)
  if (known !== undefined) return known
  const bytes = sfntOfWoff(readFileSync(resolve(file)))
  const made = { file, bytes, font: create(bytes) as Font }
  loaded.set(file, made)
  return made
}

/** Nothing to see: what joins two signs, and what only chooses how a sign is drawn. */
const isInvisible = (sign: string): boolean => /^(?:\p{Cf}|\p{Variation_Selector})$/u.test(sign)

const numberOf = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`

export type Run = { font: LoadedFont; text: string }

/** A line in pieces, each with the font that has all of its signs. */
export function splitByFont(text: string, face: Face): readonly Run[] {
  const runs: { font: LoadedFont; text: string }[] = []
  for (const sign of text.normalize('NFC')) {
    if (isInvisible(sign)) continue
    const last = runs.at(-1)
    const point = sign.codePointAt(0) ?? 0
    const file = chains[face].find((name) => load(name).font.hasGlyphForCodePoint(point))
    const font = load(file ?? chains[face][0] ?? '')
    const drawn = file === undefined ? numberOf(sign) : sign
    if (last?.font === font) last.text += drawn
    else runs.push({ font, text: drawn })
  }
  return runs
}
