import { afterAll, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPackage, buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const post = new PostShop(database)
const { db } = post.shop.deps
afterAll(async () => {
  post.close()
  await database.close()
})

const kinds: readonly PackageToAdd[] = [
  buildPostedPackage(),
  buildPostedPackage({ quantity: 2, receiver: forOther('Bram Bos', '') }),
  buildPostedPackage({ amountCents: 100_00, receiver: forOther('Lotte', '') }),
  buildPackage({ amountCents: 25_00 }),
]
const baskets = kinds.flatMap((one, index) => [
  [one],
  ...kinds.slice(index + 1).map((other) => [one, other]),
])

test('whatever is posted and lost: invoice less credit notes is what was paid and kept, postage and its VAT included', async () => {
  const owed = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
  for (const [index, basket] of baskets.entries()) {
    const before = await owed()
    const { number, visitorKey, orderUuid } = await post.buy(...basket)
    const isByPost = basket.some(({ variationType }) => variationType === 'PHYSICAL')
    if (isByPost && index % 2 === 0) {
      await post.run('post', 'packed', `${number}/1`)
      await post.run('post', 'posted', `${number}/1`, '--track', '3SABCD1234567')
      await post.run('post', 'lost', `${number}/1`, '--refund', '--by', 'Mila')
    }
    await runJob(post.shop.deps, 'make-documents', {})
    const { id, paid } = await db
      .selectFrom('orders')
      .select(['id', 'total_cents as paid'])
      .where('uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    const documents = await listDocuments(db, id)
    const { refunds } = await outcomeOf(post.shop, visitorKey)
    const message = JSON.stringify(basket.map(({ productId, quantity }) => [productId, quantity]))
    expect(documents.length > 1, message).toBe(refunds.length > 0)
    expect(sum(documents.map(({ totalCents }) => totalCents)), message).toBe(
      paid - sum(refunds.map(({ cents }) => cents)),
    )
    expect(sum(documents.map(({ vatCents }) => vatCents)), message).toBe((await owed()) - before)
    const hasPostage = documents[0]?.content.lines.some(({ kind }) => kind === 'SHIPPING')
    expect(hasPostage, message).toBe(isByPost)
    for (const { content, totalCents } of documents)
      expect(sum(content.tenders.map(({ cents }) => cents)), message).toBe(totalCents)
  }
}, 60_000)
