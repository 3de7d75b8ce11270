import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { runJob } from '#jobs/start-workers.ts'
import { sum } from '#kernel/money.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'
import {
  buildPackage,
  buildPostedPackage,
  forOther,
  someAddress,
} from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

const database = await openTestDatabase()
const post = new PostShop(database)
const { db } = post.shop.deps
afterAll(async () => {
  post.close()
  await database.close()
})

/** The issuer refuses cards of 88 euros for good: what was paid for them goes back. */
const amountCents = fc.constantFrom(25_00, 33_00, 47_00, 88_00)
const quantity = fc.integer({ min: 1, max: 3 })

const mailed = fc
  .record({
    ...{ amountCents, quantity },
    productId: fc.constantFrom('dinerbon', 'boekenbon'),
    wrapper: fc.constantFrom('dots', 'kraft'),
  })
  .map((gift) => buildPackage({ ...gift, receiver: forOther('Bas', 'bas@voorbeeld.example') }))

const posted = fc
  .record({
    ...{ amountCents, quantity },
    productId: fc.constantFrom('kaartbon', 'wijnbon'),
    wrapper: fc.constantFrom(undefined, 'delft'),
    giftPacking: fc.constantFrom(undefined, 'giftBox'),
    isEachWrapped: fc.boolean(),
    address: fc.constantFrom('12', '14').map((houseNumber) => ({ ...someAddress, houseNumber })),
  })
  .map((gift) => buildPostedPackage(gift))

const promotion = fc.record({
  base: fc.constantFrom('FACE' as const, 'EXTRAS' as const),
  value: fc.constantFrom(euros(7_77), euros(500_00), percent(33)),
})

/** What becomes of an envelope, one after the other; what takes the place of a lost one is an envelope too. */
const end = fc.constantFrom('arrives', 'lost --refund', 'returned --refund', 'lost --replace')

const open = async (number: string): Promise<string | undefined> =>
  new RegExp(`${number}/\\d+`).exec((await post.run('post')).text)?.[0]

async function postAll(number: string, ends: readonly string[]): Promise<void> {
  for (const chosen of ends) {
    const name = await open(number)
    if (name === undefined) return
    await post.run('post', 'packed', name)
    await post.run('post', 'posted', name)
    const [how = '', by = ''] = chosen.split(' ')
    if (by !== '') await post.run('post', how, name, by, '--by', 'Mila')
  }
}

async function booksOf(orderUuid: string, visitorKey: string) {
  const { id, total_cents: paid } = await db
    .selectFrom('orders')
    .select(['id', 'total_cents'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  await runJob(post.shop.deps, 'make-documents', {})
  const { refunds, units, balances } = await outcomeOf(post.shop, visitorKey)
  const documents = await listDocuments(db, id)
  return { paid, units, balances, documents, back: sum(refunds.map(({ cents }) => cents)) }
}

test('however much of an order goes back, and when: no more than was paid, to the cent, and all of it for all', async () => {
  const gifts = fc.array(fc.oneof(mailed, posted), { minLength: 1, maxLength: 4 })
  const ends = fc.array(end, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(gifts, fc.option(promotion), ends, async (chosen, taken, fates) => {
      post.shop.promotions = taken === null ? [] : [buildPromotion(taken)]
      const { number, orderUuid, visitorKey } = await post.buy(...chosen)
      await postAll(number, fates)
      const { paid, back, units, documents } = await booksOf(orderUuid, visitorKey)
      expect(back).toBeLessThanOrEqual(paid)
      const isAllBack = units.every((state) => state === 'refunded' || state === 'replaced')
      if (isAllBack) expect(back).toBe(paid)
      const isAllMade = units.every((state) => state !== 'ordered')
      if (isAllMade) expect(sum(documents.map(({ totalCents }) => totalCents))).toBe(paid - back)
      for (const { content } of documents)
        expect(sum(content.lines.map(({ totalCents }) => totalCents))).toBe(
          sum(content.tenders.map(({ cents }) => cents)),
        )
    }),
    {
      numRuns: walksWanted ?? 8,
      // What takes the place of a lost envelope gives back no more than the lost one would have.
      examples: [
        [
          [buildPostedPackage({ giftPacking: 'giftBox' })],
          { base: 'EXTRAS', value: euros(7_77) },
          ['lost --replace', 'lost --refund'],
        ],
      ],
    },
  )
  expect(await ledgerFindings(post.shop)).toEqual([])
})
