import { afterAll, expect, test } from 'vitest'
import { openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { testStorefront } from '#tests/support/build-shop.ts'

const none = { id: 'uit', digital: undefined }
const products = [
  buildProduct({ id: 'dinerbon' }),
  buildProduct({ id: 'appbon', isAppleType: true }),
  buildProduct({ id: 'biosbon', vat: { kind: 'singlePurpose', rateBasisPoints: 900 } }),
  buildProduct({ id: 'setje', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } }),
  buildProduct(none),
]
const storefront = {
  ...testStorefront,
  business: {
    formVersion: 2 as const,
    occasions: ['bestaat-niet'],
    products: ['biosbon', 'setje', 'uit', 'bestaat-niet', 'appbon', 'dinerbon'],
  },
}
const { browser, close } = await openApiShop({ products, storefront })
afterAll(close)

const asked = `query Business($userData: UserData!) {
  businessPages(userData: $userData) {
    formVersion cardsMax totalMax { currency value } occasions { id }
    products { id vatPercent orderMax { currency value } }
  } }`

test('pages for companies show what a list takes, in the order of the storefront', async () => {
  const { businessPages } = (await browser().ask(asked)).data
  expect(businessPages).toEqual({
    formVersion: 2,
    cardsMax: 2500,
    totalMax: { currency: 'EUR', value: 250_000_00 },
    occasions: [],
    products: [
      { id: 'biosbon', vatPercent: 9, orderMax: null },
      { id: 'appbon', vatPercent: null, orderMax: { currency: 'EUR', value: 500_00 } },
      { id: 'dinerbon', vatPercent: null, orderMax: null },
    ],
  })
})
