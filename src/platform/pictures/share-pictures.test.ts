import { expect, test } from 'vitest'
import { createSharePictures, shareSize } from './share-pictures.ts'

const home = new URL('../../../', import.meta.url).pathname
const pictures = createSharePictures({
  artwork: `${home}content/catalogue/artwork`,
  drawings: `${home}content/blog/drawings`,
  logo: `${home}content/storefronts/logos/gcsnl.svg`,
})

const card = (id: string) => ({
  id,
  image: `${id}.svg`,
  imageHash: 'a',
  backgroundColor: '#ffe3ea',
})

const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

test('a shared link to a card shows that card, in the size that is asked for everywhere', async () => {
  const one = await pictures.ofProduct(card('aan-tafel-dinerbon'))
  const other = await pictures.ofProduct(card('leeslint-leesbon'))
  expect(sizeOf(one)).toEqual(shareSize)
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false)
})

test('a shared link to any other page shows a fan of cards, drawn once', async () => {
  const cards = ['aan-tafel-dinerbon', 'leeslint-leesbon', 'ijsvogel-ijsbon'].map(card)
  const picture = await pictures.ofShop(cards)
  expect(sizeOf(picture)).toEqual(shareSize)
  expect(await pictures.ofShop(cards)).toBe(picture)
})

test('a card whose artwork is gone is refused', async () => {
  await expect(pictures.ofProduct(card('never-drawn'))).rejects.toThrow()
})

test('a shared link to an article shows its drawing', async () => {
  const articles = ['hoe-werkt-een-cadeaubon', 'saldo-dat-overblijft'].map((id) => ({
    id,
    drawingHash: 'a',
  }))
  const [one, other] = await Promise.all(articles.map(pictures.ofArticle))
  expect(one && sizeOf(one)).toEqual(shareSize)
  expect(Buffer.from(one ?? '').equals(Buffer.from(other ?? ''))).toBe(false)
})
