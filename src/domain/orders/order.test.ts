import { expect, test } from 'vitest'
import { buildProduct } from '#tests/support/build-product.ts'
import { toOrderedProduct } from './order.ts'

test('a cause is told by the first paragraph of its donation: the next ones speak to the giver', () => {
  const donation = buildProduct({
    kind: 'DONATION',
    brand: 'Boomplek',
    description: {
      nl: 'Bomen in\nde buurt.\n \nGeef een boom.\n\nOf twee.',
      en: ' Trees nearby.',
    },
  })
  expect(toOrderedProduct(donation).cause).toEqual({
    name: 'Boomplek',
    about: { nl: 'Bomen in\nde buurt.', en: 'Trees nearby.' },
  })
})

test('a gift card has no cause', () => {
  expect(toOrderedProduct(buildProduct({})).cause).toBeUndefined()
})
