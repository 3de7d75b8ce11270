import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '#domain/catalogue/product.ts'
import { drawPng } from './draw-png.ts'
import { keepDrawn } from './keep-drawn.ts'

/** Twice the width at which a mail shows a card, for sharp screens. */
const widthPx = 960

type Artwork = Pick<Product, 'image' | 'imageHash'>

export type CardPictures = {
  /** The artwork of a product as PNG; drawn once per process and version. */
  png(artwork: Artwork): Promise<Uint8Array>
}

/** Mail readers show no SVG, so mails carry the artwork as PNG. */
export function createCardPictures(artworkFolder: string): CardPictures {
  const recall = keepDrawn()
  return {
    png: ({ image, imageHash }) =>
      recall(image, imageHash, async () =>
        drawPng(await readFile(join(artworkFolder, image), 'utf8'), widthPx),
      ),
  }
}
