import { expect, test } from 'vitest'
import { readCatalogue } from '#platform/content/read-catalogue.ts'

const { products, terms } = await readCatalogue(new URL('../', import.meta.url).pathname)

test('every promotion has a name of its own and gift cards that carry it', () => {
  const promotions = terms.get('giftcard_promotions') ?? []
  expect(promotions.length).toBeGreaterThan(0)
  const unused = promotions.filter(
    ({ id }) => !products.some((product) => product.promotions.includes(id)),
  )
  expect(unused).toEqual([])
  for (const language of ['nl', 'en'] as const)
    expect(new Set(promotions.map(({ title }) => title[language])).size).toBe(promotions.length)
})

test('a card that is called a small present can be had for less than €25', () => {
  const dear = products
    .filter(({ promotions }) => promotions.includes('onder-25'))
    .filter(({ digital, physical }) =>
      [digital, physical].every((form) => form === undefined || form.minCents >= 25_00),
    )
  expect(dear.map(({ id }) => id)).toEqual([])
})
