import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Product } from '#domain/catalogue/product.ts'

/** Twice the width at which a mail shows a card, for sharp screens. */
const widthPx = 960

type Artwork = Pick<Product, 'image' | 'imageHash'>

export type CardPictures = {
  /** The artwork of a product as PNG; drawn once per process and version. */
  png(artwork: Artwork): Promise<Uint8Array>
}

/**
 * Mail readers show no SVG, so mails carry the artwork as PNG. The renderer is one WebAssembly file, the same on
 * every machine; it is loaded when the first picture is asked for.
 */
export function createCardPictures(artworkFolder: string): CardPictures {
  const drawn = new Map<string, { hash: string; picture: Promise<Uint8Array> }>()
  return {
    png: ({ image, imageHash }) => {
      const known = drawn.get(image)
      if (known?.hash === imageHash) return known.picture
      const picture = drawFile(join(artworkFolder, image))
      drawn.set(image, { hash: imageHash, picture })
      // What failed is drawn again for the next who asks.
      picture.catch(() => drawn.delete(image))
      return picture
    },
  }
}

async function drawFile(path: string): Promise<Uint8Array> {
  const { Resvg } = await loadRenderer()
  const drawing = new Resvg(await readFile(path, 'utf8'), {
    fitTo: { mode: 'width', value: widthPx },
    font: { loadSystemFonts: false },
  })
  try {
    return drawing.render().asPng()
  } finally {
    drawing.free()
  }
}

type Renderer = typeof import('@resvg/resvg-wasm')

let renderer: Promise<Renderer> | undefined

const loadRenderer = (): Promise<Renderer> => {
  renderer ??= startRenderer()
  return renderer
}

/** Starting it twice in a process is an error, so everybody shares this one. */
async function startRenderer(): Promise<Renderer> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  const loaded = await import('@resvg/resvg-wasm')
  await loaded.initWasm(await readFile(wasm))
  return loaded
}
