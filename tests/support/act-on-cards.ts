import { listCardBatches } from '#domain/cards/card-batches.ts'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { exportCardBatch, makeCardBatch } from '#flows/cards/make-card-batch.ts'
import { replaceCard } from '#flows/cards/replace-card.ts'
import { blockCard, extendByHand, unblockCard } from '#flows/cards/stop-card.ts'
import { invariant } from '#kernel/invariant.ts'
import type { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildCategory } from '#tests/support/build-product.ts'
import { issueCard } from '#tests/support/choice-cards.ts'

/** What an operator does: cards are made for a printer, another is stopped, let go, lengthened, and lost. */
export async function actOnCards(shop: OrderShop): Promise<void> {
  const { deps } = shop
  const [programme] = deps.storefront.cardProgrammes
  invariant(programme !== undefined, 'The shop has cards of its own.')
  // Only what the files of the shop sell is made for a printer.
  const { products } = shop.deps.catalogue.current()
  await deps.db
    .transaction()
    .execute((tx) =>
      importCatalogue(tx, { products, categories: [buildCategory()], terms: new Map() }),
    )
  const { id: cardId } = await issueCard(shop)
  const actor = 'Mila'
  const { id } = await makeCardBatch(deps, { programme: programme.key, count: 1, actor })
  let withNumber = ''
  await exportCardBatch(deps, {
    ...{ id, actor },
    write: async ([card]) => {
      withNumber = card?.number ?? ''
    },
  })
  await listCardBatches(deps.db, 10)
  const lost = { cardId, actor, reason: 'lost' }
  await blockCard(deps, lost)
  await unblockCard(deps, lost)
  await extendByHand(deps, { ...lost, until: '2099-12-31' })
  await replaceCard(deps, { ...lost, withNumber })
}
