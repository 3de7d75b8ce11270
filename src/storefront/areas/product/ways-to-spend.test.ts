import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOffered, type PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import { waysToSpend } from './ways-to-spend.ts'

const money = (value: number) => ({ currency: 'EUR', value })

const card = (id: string, { listed, max }: { listed: readonly number[]; max?: number }) => ({
  id,
  digitalVariationConfig: {
    hasFixedPrices: max === undefined,
    pricesToShow: listed.map(money),
    minPrice: money(listed[0] ?? 0),
    maxPrice: money(max ?? listed.at(-1) ?? 0),
    step: money(100),
  } satisfies PriceRule,
})

const dinner = card('dinner', { listed: [10_00, 25_00, 50_00], max: 150_00 })
const sauna = card('sauna', { listed: [25_00, 50_00], max: 100_00 })
const books = card('books', { listed: [10_00, 20_00, 30_00] })
const film = card('film', { listed: [12_50, 25_00] })
const plants = card('plants', { listed: [5_00], max: 50_00 })
const shelf = [dinner, sauna, books, film, plants, card('theatre', { listed: [10_00], max: 75_00 })]

test('an amount is spent on one card, on two others, on three others again', () => {
  expect(waysToSpend(50_00, shelf)).toEqual([
    [{ id: 'dinner', cents: 50_00 }],
    [
      { id: 'film', cents: 25_00 },
      { id: 'plants', cents: 25_00 },
    ],
    [
      { id: 'sauna', cents: 25_00 },
      { id: 'books', cents: 10_00 },
      { id: 'theatre', cents: 15_00 },
    ],
  ])
})

test('whatever the amount, every way spends it to the cent, on amounts that are for sale, and names no card twice', () => {
  const amount = fc.integer({ min: 10, max: 500 }).map((euros) => euros * 100)
  fc.assert(
    fc.property(amount, fc.shuffledSubarray(shelf), (cents, offers) => {
      const ways = waysToSpend(cents, offers)
      const ids = ways.flat().map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const way of ways) {
        expect(way.reduce((sum, part) => sum + part.cents, 0)).toBe(cents)
        for (const part of way) {
          const rule = offers.find(({ id }) => id === part.id)?.digitalVariationConfig
          expect(rule && isOffered(rule, part.cents)).toBe(true)
        }
      }
    }),
  )
})

test('an amount that no card takes alone is spent on several; without cards there is no way', () => {
  expect(waysToSpend(200_00, shelf).map(({ length }) => length)).not.toContain(1)
  expect(waysToSpend(200_00, shelf)).not.toEqual([])
  expect(waysToSpend(50_00, [])).toEqual([])
})
