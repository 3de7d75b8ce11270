import { expect, test } from 'vitest'
import { buildCatalogue, buildProduct } from '#tests/support/build-product.ts'
import { brandOriginsOf, brandsPlayedAt } from './brand-shop.ts'

const frameUrl = 'https://aantafel.example/kies/?soort=avond'
const framed = buildProduct({
  brandShop: {
    frameUrl,
    redirect: undefined,
    link: { title: { nl: 'Alles', en: 'All' }, url: 'https://aantafel.example/' },
  },
})

test('pages may frame the brands that show something in a frame, each origin once, and no other', () => {
  const led = buildProduct({
    brandShop: {
      frameUrl: undefined,
      redirect: { url: 'https://elders.example/', seconds: 5 },
      link: undefined,
    },
  })
  expect(brandOriginsOf([framed, framed, led, buildProduct()])).toEqual([
    'https://aantafel.example',
  ])
})

test('in a demonstration one stand-in plays every brand, path and query kept', () => {
  const real = buildCatalogue([framed, buildProduct({ id: 'zonder' })])
  const played = brandsPlayedAt('http://localhost:6163', { current: () => real })
  expect(played.current().productById.get(framed.id)?.brandShop).toMatchObject({
    frameUrl: 'http://localhost:6163/aantafel.example/kies/?soort=avond',
    link: { url: 'http://localhost:6163/aantafel.example/' },
  })
  expect(played.current()).toBe(played.current())
  expect(brandsPlayedAt(undefined, { current: () => real }).current()).toBe(real)
})
