import { giveFavour, refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, payPartWith } from '#tests/support/choice-cards.ts'
import { Debtor } from '#tests/support/debtor.ts'
import { captured, PayoutShop } from '#tests/support/payout-shop.ts'

const other = { productId: 'geen-keuze', amountCents: 50_00 }
const by = { actor: 'Anna', reason: 'test' }

/** A shop to which everything happened that moves money, and the rows by what happened to them. */
export async function openAuditedShop(database: Pick<OpenDatabase, 'db'>) {
  const shop = new PayoutShop(database, [...choiceProducts, buildProduct({ id: 'dinerbon' })])
  const card = await issueCard(shop)
  const idle = await issueCard(shop)
  const spent = await issueCard(shop)
  const sold = await sell(shop)
  const refunded = await sell(shop)
  const { orderId, unitId } = refunded
  await refundCardsByHand(shop.deps, { ...by, orderId, unitIds: [unitId] })
  await giveFavour(shop.deps, { ...by, orderId: sold.orderId, cents: 1_00 })
  const mixed = await payPartWith(shop, [spent])
  await shop.hear(shop.provider.newsOf(mixed.paymentId, 'authorised'))
  await payPartWith(shop, [card])
  const lost = await sell(shop)
  await shop.hear(changeOf(lost.news, 'chargeback'))
  await shop.decide(lost.paymentId, 'keep-cards')
  const { news } = await shop.begin()
  await shop.hear({ ...news, amount: { ...news.amount, cents: news.amount.cents - 1 } })
  const debtor = await Debtor.open(shop, 1_000_00)
  await debtor.order(await debtor.fill())
  await shop.payOut([captured(sold, 50_95)]).import()
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  return { shop, card, idle, spent, sold, refunded, mixed, lost, debtor, receipt: news.reference }
}

async function sell(shop: PayoutShop) {
  const bought = await shop.buy([other])
  await shop.runJobs()
  const row = await shop.deps.db
    .selectFrom('card_units')
    .innerJoin('payments', 'payments.order_id', 'card_units.order_id')
    .select(['card_units.id as unitId', 'card_units.order_id as orderId'])
    .where('payments.id', '=', bought.paymentId)
    .executeTakeFirstOrThrow()
  return { ...row, ...bought }
}
