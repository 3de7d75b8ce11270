import { newCardCode } from '#domain/cards/new-card-code.ts'
import { insertPrintedCards } from '#domain/cards/printed-cards.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { newId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'

const anyAmount = (maxCents: number) => buildVariationConfig({ minCents: 10_00, maxCents })

/** The products of the two programmes on whose cards value can be put. */
export const activatedProducts = [
  buildProduct({
    ...{ id: choiceCardId, isChoiceCard: true, issuer: 'keuze', digital: anyAmount(500_00) },
    title: { nl: 'Keuze Cadeaukaart', en: 'Choice Gift Card' },
  }),
  buildProduct({
    ...{ id: 'boomgaard-techbon', issuer: 'boomgaard', isAppleType: true },
    digital: anyAmount(250_00),
  }),
]

/** A card without value that lies with its holder. */
export async function printCard(
  { deps: { db, vault, clock, storefront } }: OrderShop,
  { productId = choiceCardId, prefix = '629931', amountCents = null as number | null } = {},
) {
  const product = activatedProducts.find(({ id }) => id === productId)
  invariant(product !== undefined, 'It is one of the two.')
  const id = newId('prc')
  const code = newCardCode(prefix)
  const { issuer } = product
  const { currency } = storefront
  const card = { id, productId, issuer, currency, amountCents, sealed: vault.seal(id, code) }
  const now = clock.now()
  await db.transaction().execute((tx) => insertPrintedCards(tx, { cards: [card], now }))
  return { id, number: code.number.reveal(), pin: code.pin?.reveal() ?? '' }
}
