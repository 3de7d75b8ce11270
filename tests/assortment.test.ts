import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOrderable } from '#domain/catalogue/variations.ts'
import { embedOriginsOf } from '#domain/catalogue/video.ts'
import { languages } from '#kernel/language.ts'
import { readCatalogue } from '#platform/content/read-catalogue.ts'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { loadRenderer } from '#platform/pictures/draw-png.ts'
import { canChangeCards } from '#simulators/issuer/issuer-sentinels.ts'
import { repeatedPhrases } from '#tests/support/repeated-phrases.ts'

/** What makes the assortment worth browsing: enough of it, all of it different. */
const root = new URL('../', import.meta.url).pathname
const { products, categories, terms } = await readCatalogue(root)
const storefronts = await loadStorefronts(root)

test('there are more than 220 gift cards, in at least 14 categories and 16 moments, none of them empty', () => {
  expect(products.filter(({ kind }) => kind === 'GIFTCARD').length).toBeGreaterThanOrEqual(220)
  const carried = (list: readonly { id: string }[], of: (id: string) => number) =>
    list.filter(({ id }) => of(id) === 0).map(({ id }) => id)
  expect(categories.length).toBeGreaterThanOrEqual(14)
  expect(
    carried(categories, (id) => products.filter((one) => one.categories.includes(id)).length),
  ).toEqual([])
  const moments = terms.get('occasions') ?? []
  expect(moments).toHaveLength(16)
  expect(
    carried(moments, (id) => products.filter((one) => one.occasions.includes(id)).length),
  ).toEqual([])
})

test('there are twelve donations in a category of their own, all of them for sale', () => {
  const donations = products.filter(({ kind }) => kind === 'DONATION')
  expect(donations.length).toBeGreaterThanOrEqual(12)
  expect(donations.filter(({ categories: [first] }) => first !== 'goede-doelen')).toEqual([])
  expect(donations.filter((product) => !isOrderable(product)).map(({ id }) => id)).toEqual([])
})

test('there are three packs of blank cards, all of them for sale, of a programme whose cards can be activated', () => {
  const packs = products.filter(({ kind }) => kind === 'GIFTCARD_BLANK_PACK')
  expect(packs.length).toBeGreaterThanOrEqual(3)
  expect(new Set(packs.map(({ image }) => image)).size).toBe(packs.length)
  expect(packs.filter((product) => !isOrderable(product)).map(({ id }) => id)).toEqual([])
  const sold = storefronts.flatMap(({ cardProgrammes, activation }) =>
    cardProgrammes.filter(({ prefix }) => activation.some((range) => range.prefix === prefix)),
  )
  for (const { issuer } of packs) expect(sold.map(({ key }) => key)).toContain(issuer)
})

test('several gift cards show a film, and the shop frames nobody for it', () => {
  const filmed = products.filter(({ video }) => video !== undefined)
  expect(filmed.length).toBeGreaterThanOrEqual(4)
  // It shows how a digital card arrives.
  expect(filmed.filter(({ digital }) => digital === undefined)).toEqual([])
  expect(embedOriginsOf(products.filter(({ isTest }) => isTest !== true))).toEqual([])
})

test('each thing that a product may have is met on a page of the catalogue', () => {
  const trial = products.filter(({ isTest }) => isTest === true)
  expect(embedOriginsOf(trial)).toEqual(['https://player.vimeo.com'])
  const sold = products.filter(({ isTest }) => isTest !== true)
  expect(sold.filter(({ testimonials = [] }) => testimonials.length > 1).length).toBeGreaterThan(1)
  expect(sold.some(({ label }) => label?.isFree)).toBe(true)
  expect(sold.some(({ backgroundImage }) => backgroundImage !== undefined)).toBe(true)
})

test.each(languages)(
  'no eight words in a row stand in more than three descriptions (%s)',
  (language) => {
    const texts = products.map(({ id, description }) => ({
      owner: id,
      text: description[language],
    }))
    expect(repeatedPhrases(texts)).toEqual([])
  },
)

/** Small enough that only the arrangement of colours is left. */
const thumbnailWidth = 48
/** Mean difference of a colour channel (0 to 255) under which two cards look like one. */
const nearlyEqual = 14

test('no two drawings are equal or nearly equal', async () => {
  const { Resvg } = await loadRenderer()
  const cards = await Promise.all(
    products.map(async ({ id, image }) => {
      const svg = await readFile(join(root, 'content/catalogue/artwork', image), 'utf8')
      const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: thumbnailWidth } })
      const { pixels } = drawing.render()
      drawing.free()
      return { id, pixels }
    }),
  )
  const alike = cards.flatMap((one, index) =>
    cards
      .slice(index + 1)
      .filter((other) => differenceOf(one.pixels, other.pixels) < nearlyEqual)
      .map((other) => `${one.id} and ${other.id}`),
  )
  expect(alike).toEqual([])
})

function differenceOf(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / ((one.length * 3) / 4)
}

test('of a card it is said that its issuer cannot block it exactly where that is so', () => {
  const wrong = products.filter(
    ({ kind, issuer, cannotBlock = false }) =>
      kind === 'GIFTCARD' && cannotBlock === canChangeCards(issuer),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})
