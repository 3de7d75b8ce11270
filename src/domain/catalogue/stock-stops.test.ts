import { expect, test } from 'vitest'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { applyStockStops, versionWithStops } from './stock-stops.ts'

const both = buildProduct({ id: 'diner-bon', physical: buildVariationConfig() })
const film = buildProduct({ id: 'film-bon' })

test('a stop takes its form off sale and leaves everything else the very same', () => {
  const stop = { productId: 'diner-bon', variationType: 'PHYSICAL' } as const
  const [dinner, other] = applyStockStops([both, film], [stop])
  expect(dinner?.digital).toBe(both.digital)
  expect(dinner?.physical).toEqual({ ...both.physical, stock: 'out' })
  expect(other).toBe(film)
})

test('what is only announced stays announced, and a form that is not offered stays so', () => {
  const coming = buildProduct({ digital: buildVariationConfig({ stock: 'coming' }) })
  const stops = (['DIGITAL', 'PHYSICAL'] as const).map((variationType) => ({
    productId: coming.id,
    variationType,
  }))
  expect(applyStockStops([coming], stops)[0]).toBe(coming)
})

test('the same stops give the same version in any order, others another', () => {
  const digital = { productId: 'diner-bon', variationType: 'DIGITAL' } as const
  const physical = { productId: 'diner-bon', variationType: 'PHYSICAL' } as const
  expect(versionWithStops('v', [])).toBe('v')
  expect(versionWithStops('v', [digital, physical])).toBe(
    versionWithStops('v', [physical, digital]),
  )
  expect(versionWithStops('v', [digital])).not.toBe(versionWithStops('v', [physical]))
})
