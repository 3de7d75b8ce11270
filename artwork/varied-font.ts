import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** The part of fontkit's inner life that a WOFF2 variation needs; its `getVariation` knows TTF only. */
type Point = { x: number; y: number; endContour: boolean; copy(): Point }
type Outline = { points?: Point[]; components?: { dx: number; dy: number }[] }
type OpenFont = Font & {
  variationCoords: number[] | null
  _variationProcessor: { transformPoints(glyphId: number, points: Point[]): void }
  _transformedGlyphs: Outline[]
}

export type Axes = { wght?: number; wdth?: number; opsz?: number }

export type Family = 'bricolage' | 'figtree'

const files: Record<Family, string> = {
  bricolage: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
}

const opened = new Map<string, Font>()

/**
 * A typeface at one weight, width and optical size. A composite's parts keep their default offset:
 * at the sizes of a card the difference is under half a pixel.
 */
export function openFont(family: Family, axes: Axes): Font {
  const key = `${family} ${JSON.stringify(axes)}`
  const font = opened.get(key) ?? vary(family, axes)
  opened.set(key, font)
  return font
}

function vary(family: Family, axes: Axes): Font {
  const plain = open(family)
  plain.getGlyph(1) // Decodes all outlines, at the default of every axis.
  const processor = processorFor(family, axes)
  const outlines = plain._transformedGlyphs.map((outline, id) => bend(outline, id, processor))
  return Object.create(plain, {
    _variationProcessor: { value: processor },
    _transformedGlyphs: { value: outlines },
    _glyphs: { value: {} },
  })
}

function processorFor(family: Family, axes: Axes): OpenFont['_variationProcessor'] {
  const font = open(family)
  font.variationCoords = Object.entries(font.variationAxes).map(([tag, axis]) => {
    const wanted = axes[tag as keyof Axes] ?? axis?.default ?? 0
    return Math.max(axis?.min ?? wanted, Math.min(axis?.max ?? wanted, wanted))
  })
  return font._variationProcessor
}

function bend(outline: Outline, id: number, processor: OpenFont['_variationProcessor']): Outline {
  const first = outline.points?.[0]
  if (!(outline.points && first)) return outline
  const points = outline.points.map((point) => point.copy())
  // A glyph's variation data also moves four phantom points, after its own: its margins.
  const margins = Array.from({ length: 4 }, () => Object.assign(first.copy(), { endContour: true }))
  processor.transformPoints(id, [...points, ...margins])
  return { ...outline, points }
}

function open(family: Family): OpenFont {
  const url = new URL(`./node_modules/@fontsource-variable/${files[family]}`, import.meta.url)
  return create(readFileSync(fileURLToPath(url))) as OpenFont
}
