import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from '#domain/catalogue/product.ts'
import type { Article } from '#domain/content/article.ts'
import { drawingHeightOf } from '#kernel/drawing-height.ts'
import { drawPng } from './draw-png.ts'
import { keepDrawn } from './keep-drawn.ts'

/** The size that every place agrees on that shows a link with a picture (Open Graph). */
export const shareSize = { width: 1200, height: 630 } as const

type Card = Pick<Product, 'id' | 'image' | 'imageHash' | 'backgroundColor'>

export type SharePictures = {
  /** One card on the floor of its own colour. */
  ofProduct(card: Card): Promise<Uint8Array>
  /** A fan of the cards that are chosen most, for every page that has no card of its own. */
  ofShop(cards: readonly Card[]): Promise<Uint8Array>
  /** The drawing of an article over the whole picture. */
  ofArticle(article: Drawn): Promise<Uint8Array>
}

type Drawn = Pick<Article, 'id' | 'drawingHash'>

type Folders = { artwork: string; drawings: string; logo: string }

/** What is shown where somebody shares a link to the shop: drawn from the same artwork, once per version. */
export function createSharePictures({ artwork, drawings, logo }: Folders): SharePictures {
  const recall = keepDrawn()
  const readCard = async ({ image }: Card) => embed(await readFile(join(artwork, image)))
  const readLogo = async () => embed(await readFile(logo))
  return {
    ofProduct: (card) =>
      recall(card.id, card.imageHash, async () => {
        const parts = [await readCard(card)].map((href) => placed(href, productPlace))
        return draw(card.backgroundColor, [...parts, mark(await readLogo())])
      }),
    ofShop: (cards) =>
      recall('shop', cards.map(({ imageHash }) => imageHash).join(), async () => {
        const pictures = await Promise.all(cards.slice(0, fanPlaces.length).map(readCard))
        const parts = pictures.map((href, index) => placed(href, fanPlaces[index] ?? productPlace))
        return draw('#ffe4ea', [...parts, mark(await readLogo())])
      }),
    ofArticle: ({ id, drawingHash }) =>
      recall(`blog/${id}`, drawingHash, async () => {
        const href = embed(await readFile(join(drawings, `${id}.svg`)))
        const { width, height } = shareSize
        const box = `width="${width}" height="${height}"`
        return draw('#ffe4ea', [
          `<image href="${href}" ${box} preserveAspectRatio="xMidYMid slice"/>`,
        ])
      }),
  }
}

/** Where the middle of a card lies, how wide it is and how far it is turned. */
type Place = { x: number; y: number; width: number; turn: number }

const productPlace: Place = { x: 600, y: 340, width: 640, turn: -3 }
const fanPlaces: readonly Place[] = [
  { x: 330, y: 330, width: 470, turn: -12 },
  { x: 880, y: 300, width: 470, turn: 9 },
  { x: 600, y: 380, width: 520, turn: -3 },
]

const embed = (svg: Buffer): string => `data:image/svg+xml;base64,${svg.toString('base64')}`

const mark = (href: string): string =>
  `<image href="${href}" x="48" y="28" width="190" height="76"/>`

/** A card as people hold it: its corners are round and it throws a shadow. */
function placed(href: string, { x, y, width, turn }: Place): string {
  const height = drawingHeightOf(width)
  const radius = width * 0.037
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
  const clip = `corner-${x}-${y}`
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect ${box} rx="${radius}" fill="#2a1226" fill-opacity=".12" transform="translate(0 22) scale(.97)"/>
    <rect ${box} rx="${radius}" fill="#2a1226" fill-opacity=".16" transform="translate(0 9)"/>
    <clipPath id="${clip}"><rect ${box} rx="${radius}"/></clipPath>
    <image href="${href}" ${box} preserveAspectRatio="xMidYMid slice" clip-path="url(#${clip})"/>
  </g>`
}

function draw(floor: string, parts: readonly string[]): Promise<Uint8Array> {
  const { width, height } = shareSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${floor}"/>${parts.join('')}</svg>`
  return drawPng(svg, width)
}
