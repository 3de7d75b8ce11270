import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { sfntOfWoff } from './sfnt-of-woff.ts'

const { resolve } = createRequire(import.meta.url)

test.each([
  ['figtree/files/figtree-latin-400-normal.woff', 'Cadeaubon voor Zoë: € 25,00'],
  ['noto-sans/files/noto-sans-cyrillic-700-normal.woff', 'Привет'],
  ['noto-emoji/files/noto-emoji-emoji-400-normal.woff', '🎁🎉'],
])('%s is drawn the same unpacked', (file, text) => {
  const packed = readFileSync(resolve(`@fontsource/${file}`))
  const unpacked = sfntOfWoff(packed)
  expect(unpacked.toString('latin1', 0, 4)).not.toBe('wOFF')
  const [one, other] = [create(packed) as Font, create(unpacked) as Font]
  const drawn = (font: Font) => {
    const { glyphs, positions } = font.layout(text)
    const { ascent, descent, unitsPerEm, numGlyphs, postscriptName } = font
    const paths = glyphs.map(({ id, path }) => [id, path.toSVG()])
    return { ascent, descent, unitsPerEm, numGlyphs, postscriptName, positions, paths }
  }
  expect(drawn(other)).toEqual(drawn(one))
})
