import { afterAll, expect, test } from 'vitest'
import { mailKinds } from '#flows/mail/mail-kinds.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { listUnsentMails } from './list-claims.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

test('word of whereto a transfer goes is waited for until it came or is over, and no longer', async () => {
  const { db } = shop.deps
  const visitorKey = await shop.fillBasket()
  const { paymentId } = await beginPayment(shop.deps, await shop.request(visitorKey))
  await db
    .insertInto('mail_claims')
    .values({
      ...{ key: `transfer:${paymentId}`, kind: 'transfer', subject_id: paymentId, tries: 1 },
      ...{ held_by: null, first_tried_at: shop.now, next_try_at: shop.now },
    })
    .execute()
  const unsent = () => listUnsentMails(db, mailKinds, { now: shop.now, before: shop.now, limit: 9 })
  const transfer = { beneficiary: 'Winkel', iban: 'NL91ABNA0417164300', bic: '', reference: '1' }
  await db
    .updateTable('payments')
    .set({ state: 'pending', transfer: JSON.stringify(transfer) })
    .execute()
  expect(await unsent()).toEqual([{ kind: 'transfer', subjectId: paymentId }])
  for (const state of ['refused', 'settled'] as const) {
    await db.updateTable('payments').set({ state }).execute()
    expect(await unsent()).toEqual([])
  }
})

test.each([
  ['sent anew', '--replace'],
  ['paid back', '--refund'],
])(
  'word of a shipment that is on its way is waited for until it was lost and is %s',
  async (_, how) => {
    const post = new PostShop(database)
    const { db } = post.shop.deps
    const { number } = await post.buy(buildPostedPackage())
    const shipment = `${number}/1`
    await post.run('post', 'packed', shipment)
    await post.run('post', 'posted', shipment)
    // As where a mail server refused each time.
    const [row] = await db
      .updateTable('order_shipments')
      .set({ posted_told_at: null })
      .where('state', '=', 'posted')
      .returning('id')
      .execute()
    await db
      .updateTable('mail_claims')
      .set({ ended_at: null, next_try_at: post.shop.now })
      .where('subject_id', '=', row?.id ?? '')
      .execute()
    const unsent = async () => {
      const now = new Date(post.shop.now.getTime() + 60_000)
      return (await listUnsentMails(db, mailKinds, { now, before: now, limit: 9 })).map(
        ({ kind }) => kind,
      )
    }
    expect(await unsent()).toEqual(['posted'])
    expect((await post.run('post', 'lost', shipment, how, '--by', 'Mila')).exitCode).toBe(0)
    expect(await unsent()).toEqual([])
    post.close()
  },
)
