import { expect, test } from 'vitest'
import { withPackage } from '#domain/cart/cart-contents.ts'
import { priceCart } from '#domain/cart/price-cart.ts'
import { newId } from '#kernel/ids.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { buildDetails, buildPackage, forOther, testShop } from '#tests/support/build-shop.ts'
import { namesUnblockable } from './early-delivery.ts'

const shop = testShop([
  buildProduct({
    ...{ id: 'ruitjesbon', cannotBlock: true },
    title: { nl: 'Ruitjesbon', en: 'Chequer Card' },
  }),
  buildProduct({ id: 'dinerbon' }),
])

const namesOf = (...productIds: readonly string[]) => {
  const shipments = productIds
    .map((productId, at) =>
      buildPackage({ productId, receiver: forOther(`Bo ${at}`, `bo${at}@voorbeeld.example`) }),
    )
    .reduce<Parameters<typeof withPackage>[0]>(withPackage, [])
  const cart = {
    kind: 'basket' as const,
    ...{ id: newId('crt'), version: 1, storefront: 'GCSNL', language: 'nl' as const },
  }
  const priced = priceCart({ ...cart, shipments, details: buildDetails() }, shop)
  return [namesUnblockable(priced, 'nl'), namesUnblockable(priced, 'en')]
}

test('what its issuer cannot block is named before it is ordered, each once and nothing else', () => {
  expect(namesOf('dinerbon', 'ruitjesbon', 'ruitjesbon')).toEqual([
    ['Ruitjesbon'],
    ['Chequer Card'],
  ])
  expect(namesOf('dinerbon')).toEqual([[], []])
})
