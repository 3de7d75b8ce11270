import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { cardAccount, orderAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type CardId, newId, type OrderId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPromotion, euros, percent } from '#tests/support/build-promotion.ts'
import { buildPackage, buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, issueCard, payPartWith } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'
import { giveFavour } from './refund-by-hand.ts'

const database = await openTestDatabase()
const post = new PostShop(database)
const { db } = post.shop.deps
afterAll(async () => {
  post.close()
  await database.close()
})

const by = ['--by', 'Mila', '--because'] as const
const refund = (number: string, ...words: string[]) =>
  post.run('orders', 'refund', number, ...words)

const unitsOf = async (number: string): Promise<readonly string[]> =>
  (await refund(number)).text.match(/unt_[0-9a-z]+/g) ?? []

async function booksOf({ orderUuid, visitorKey }: { orderUuid: string; visitorKey: string }) {
  const { id, cents: paid } = await db
    .selectFrom('orders')
    .select(['id', 'total_cents as cents'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  await runJob(post.shop.deps, 'make-documents', {})
  const { refunds, units, orders } = await outcomeOf(post.shop, visitorKey)
  const documents = await listDocuments(db, id)
  return {
    ...{ paid, units, orders, documents },
    back: sum(refunds.map(({ cents }) => cents)),
    onAccount: await balanceOf(db, orderAccount(id, 'EUR')),
    tenders: await listTenders(db, id),
  }
}

const loss = () => balanceOf(db, systemAccount('refundLoss', 'EUR'))

describe('orders refund', () => {
  test('lists the cards of an order, and tells what would go back before anything is done', async () => {
    const order = await post.buy({ quantity: 2 }, { amountCents: 40_00 })
    const { text } = await refund(order.number)
    const [first = ''] = await unitsOf(order.number)
    expect(text.match(/unt_/g)).toHaveLength(3)
    expect(text).toContain('At most 90.95 EUR can go back.')
    expect((await refund(order.number, '--cards', first)).text).toBe(
      '25.00 EUR would go back, 1 card(s) worth 25.00 EUR',
    )
    expect((await booksOf(order)).back).toBe(0)
  })

  test('says that a gift was opened before it is given back', async () => {
    const order = await post.buy({})
    await sql`update deliveries set opened_at = ${post.shop.now}
      where order_id = (select id from orders where uuid = ${order.orderUuid})`.execute(db)
    const [only = ''] = await unitsOf(order.number)
    expect((await refund(order.number)).text).toContain('opened')
    const { text } = await refund(order.number, '--cards', only)
    expect(text).toContain('1 of them opened: somebody may have seen the code')
  })

  test('gives named cards back, each once: they are good no more, and a credit note says so', async () => {
    const order = await post.buy({ quantity: 2 }, { amountCents: 40_00 })
    const [first = '', second = ''] = await unitsOf(order.number)
    const done = await refund(order.number, '--cards', `${first},${second}`, ...by, 'Wrong shop')
    expect(done).toEqual({ text: '50.00 EUR goes back, 2 card(s) worth 50.00 EUR', exitCode: 0 })
    expect(await refund(order.number, '--cards', second, ...by, 'Again')).toEqual({
      text: expect.stringContaining('Not all of these cards are left'),
      exitCode: 1,
    })
    const { units, back, documents, onAccount } = await booksOf(order)
    expect(units).toEqual(['issued', 'refunded', 'refunded'])
    expect([back, onAccount]).toEqual([50_00, 0])
    expect(documents.map(({ totalCents }) => totalCents)).toEqual([90_95, -50_00])
    const { text } = await post.run('orders', 'show', order.number)
    expect(text).toMatch(/cardsRefunded.*Mila/)
  })

  test('gives an amount back as a favour: every card stays good, the shop pays it, and its credit note has no VAT', async () => {
    const order = await post.buy({})
    const before = await loss()
    const done = await refund(order.number, '--amount', '5.00', ...by, 'A day late')
    expect(done.text).toContain('5.00 EUR goes back as a favour')
    expect((await refund(order.number, '--amount', '5.00', ...by, 'a day LATE')).text).toContain(
      'given for this reason before',
    )
    const { units, back, documents, onAccount } = await booksOf(order)
    expect([units, back, onAccount, (await loss()) - before]).toEqual([['issued'], 5_00, 0, -5_00])
    expect(documents[1]).toMatchObject({
      ...{ kind: 'creditNote', totalCents: -5_00, vatCents: 0 },
      content: { lines: [{ kind: 'FAVOUR', totalCents: -5_00 }] },
    })
  })

  test('tells the giver once by mail what comes back, for cards as for a favour', async () => {
    const order = await post.buy({ quantity: 2 })
    await refund(order.number, '--amount', '5.00', ...by, 'Late')
    await post.shop.runJobs()
    const [first = '', second = ''] = await unitsOf(order.number)
    await refund(order.number, '--cards', `${first},${second}`, ...by, 'Wrong shop')
    await post.shop.runJobs()
    await reconcileWork(post.shop.deps)
    await post.shop.runJobs()
    const told = [...post.shop.mails.values()]
      .filter(({ mail }) => mail.key.startsWith('refund:'))
      .map(({ about }) => about as Mails['refund'])
      .filter(({ orderNumber }) => orderNumber === order.number)
    expect(told).toMatchObject([
      { why: 'favour', lines: [], total: { cents: 5_00 } },
      {
        ...{ why: 'byHand', rest: 'none', total: { cents: 45_95 } },
        lines: [{ quantity: 2, total: { cents: 50_00 } }],
        less: { cents: 4_05 },
      },
    ])
  })

  test('never gives more back than was paid: what a favour gave before comes off the last cards', async () => {
    const order = await post.buy({ quantity: 2 })
    const before = await loss()
    await refund(order.number, '--amount', '30.00', ...by, 'Sorry')
    const over = await refund(order.number, '--amount', '20.96', ...by, 'Sorry again')
    expect(over).toMatchObject({
      text: expect.stringContaining('At most 20.95 EUR'),
      exitCode: 1,
    })
    const [first = '', second = ''] = await unitsOf(order.number)
    await refund(order.number, '--cards', first, ...by, 'Wrong card')
    expect((await refund(order.number, '--cards', second, ...by, 'This too')).text).toContain(
      '25.95 EUR went back before, as a favour',
    )
    const { back, paid, documents, onAccount, orders } = await booksOf(order)
    expect([back, paid, onAccount, orders]).toEqual([50_95, 50_95, 0, ['refunded']])
    expect(sum(documents.map(({ totalCents }) => totalCents))).toBe(0)
    // The shop has its favour back, for all of what was paid went back anyway.
    expect((await loss()) - before).toBe(0)
  })

  test('a favour of all that was paid leaves nothing for its cards, which are good no more all the same', async () => {
    const order = await post.buy({})
    await refund(order.number, '--amount', '25.95', ...by, 'All of it')
    const [only = ''] = await unitsOf(order.number)
    await refund(order.number, '--cards', only, ...by, 'And the card')
    const { back, units, documents, onAccount } = await booksOf(order)
    expect([back, units, onAccount]).toEqual([25_95, ['refunded'], 0])
    expect(documents.map(({ totalCents }) => totalCents)).toEqual([25_95, -25_95, 0])
  })

  test.each([
    ['what is no amount', ['--amount', '5,0,0', ...by, 'x'], 'as an amount', 2],
    ['an amount and cards', ['--amount', '5.00', '--cards', newId('unt')], 'not both', 2],
    ['a name without a reason', ['--amount', '5.00', '--by', 'Mila'], 'or neither', 2],
    [
      'the cards of another order',
      ['--cards', 'unt_00000000000000000000000001', ...by, 'x'],
      'not all cards of this order',
      1,
    ],
  ])('refuses %s', async (_, words, ...expected) => {
    const { number } = await post.buy({})
    const { text, exitCode } = await refund(number, ...words)
    expect([text, exitCode]).toEqual([expect.stringContaining(expected[0]), expected[1]])
  })
})

test('a favour goes back to each means that paid, to each as much as it gave', async () => {
  const shop = new OrderShop(database, choiceProducts)
  const card = await issueCard(shop, { amountCents: 20_00 })
  const { orderId, paymentId } = await payPartWith(shop, [card])
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  const give = (orderOf: OrderId, reason: string, cents: number) =>
    refusalOf(giveFavour(shop.deps, { orderId: orderOf, actor: 'Mila', reason, cents }))
  expect(await give(orderId, 'first', 15_00)).toBeUndefined()
  expect(await give(orderId, 'second', 15_00)).toBeUndefined()
  expect(await balanceOf(db, cardAccount(card.id, 'EUR'))).toBe(20_00)
  const { refunds } = await outcomeOf(shop, (await keyOf(orderId)) ?? '')
  expect(refunds.map(({ cents }) => cents)).toEqual([15_00, 5_00, 10_00])
  expect(await give(orderId, 'third', 20_96)).toBe('favourTooLarge')
  expect(await give(orderId, 'third', 20_95)).toBeUndefined()
  expect(await ledgerFindings(shop)).toEqual([])
  shop.close()
})

test('money goes back to the cards first, in the order in which they were drawn, then to the bank', async () => {
  const shop = new OrderShop(database, choiceProducts)
  const [late, soon] = [
    await issueCard(shop, { amountCents: 10_00 }),
    await issueCard(shop, { amountCents: 20_00 }),
  ]
  await sql`update cards set valid_until = '2026-12-31' where id = ${soon.id}`.execute(db)
  const { orderId, paymentId } = await payPartWith(shop, [late, soon])
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId, 'authorised')])
  await shop.runJobs()
  const on = ({ id }: { id: CardId }) => balanceOf(db, cardAccount(id, 'EUR'))
  const banked = shop.provider.refundedCents()
  const backAfter = async (cents: number) => {
    const about = { orderId, actor: 'Mila', reason: `part of ${cents}`, cents }
    await giveFavour(shop.deps, about)
    await shop.runJobs()
    return [await on(soon), await on(late), shop.provider.refundedCents() - banked]
  }
  expect([await on(soon), await on(late)]).toEqual([0, 0])
  expect(await backAfter(15_00)).toEqual([15_00, 0, 0])
  expect(await backAfter(9_00)).toEqual([20_00, 4_00, 0])
  expect(await backAfter(26_95)).toEqual([20_00, 10_00, 20_95])
  expect(await ledgerFindings(shop)).toEqual([])
  shop.close()
})

test('a favour passes over a card that was withdrawn, and is given to the next one that paid', async () => {
  const shop = new CaseShop(database, choiceProducts)
  const { paymentId, news, cardId: id } = await shop.buyOwnCard()
  const other = await issueCard(shop, { amountCents: 25_00 })
  const reserved = await payPartWith(shop, [{ id }, other])
  await shop.hear(shop.provider.newsOf(reserved.paymentId, 'authorised'))
  await shop.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
  await shop.decide(paymentId, 'withdraw-cards')
  const { orderId } = reserved
  const favour = { orderId, actor: 'Mila', reason: 'sorry', cents: 15_00 }
  await giveFavour(shop.deps, favour)
  expect(await balanceOf(db, cardAccount(other.id, 'EUR'))).toBe(15_00)
  expect(await ledgerFindings(shop)).toEqual([])
  shop.close()
})

const keyOf = async (orderId: OrderId) =>
  (
    await db
      .selectFrom('orders')
      .select('visitor_key as key')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).key

test('a favour that the provider does not pay counts until somebody decides about it', async () => {
  const shop = new PostShop(database)
  const order = await shop.buy({})
  shop.shop.provider.rejectRefunds()
  await shop.run('orders', 'refund', order.number, '--amount', '5.00', ...by, 'Late')
  const [only = ''] =
    (await shop.run('orders', 'refund', order.number)).text.match(/unt_\w+/g) ?? []
  const { text } = await shop.run('orders', 'refund', order.number, '--cards', only)
  expect(text).toContain('20.95 EUR would go back')
  expect(text).toContain('5.00 EUR went back before')
  shop.close()
})

const gift = fc
  .record({
    amountCents: fc.constantFrom(25_00, 33_00, 47_00),
    quantity: fc.integer({ min: 1, max: 3 }),
    wrapper: fc.constantFrom('dots', 'kraft'),
  })
  .map((one) => buildPackage({ ...one, receiver: forOther('Bas', 'bas@voorbeeld.example') }))
const posted = fc
  .record({
    amountCents: fc.constantFrom(25_00, 40_00),
    productId: fc.constantFrom('kaartbon', 'wijnbon'),
  })
  .map((one) => buildPostedPackage(one))
const promotion = fc.record({
  base: fc.constantFrom('FACE' as const, 'EXTRAS' as const),
  value: fc.constantFrom(euros(7_77), percent(33)),
})
const step = fc.oneof(
  fc.record({ cards: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }) }),
  fc.record({ cents: fc.integer({ min: 1, max: 60_00 }) }),
)

test('parts in any order never come to more than was paid, and the books agree to the cent', async () => {
  const gifts = fc.array(fc.oneof(gift, posted), { minLength: 1, maxLength: 3 })
  const steps = fc.array(step, { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(gifts, fc.option(promotion), steps, async (chosen, taken, parts) => {
      post.shop.promotions = taken === null ? [] : [buildPromotion(taken)]
      const order = await post.buy(...chosen)
      for (const [at, part] of parts.entries()) {
        const ids = await unitsOf(order.number)
        const words =
          'cents' in part
            ? ['--amount', (part.cents / 100).toFixed(2)]
            : ['--cards', [...new Set(part.cards.map((card) => ids[card % ids.length]))].join(',')]
        await refund(order.number, ...words, ...by, `reason ${at}`)
      }
      // Whatever was given back before, all that is left can still be given back.
      const isLeft = (line: string) => !line.includes('cannot go back')
      const left = (await refund(order.number)).text.split('\n').filter(isLeft).join()
      const rest = left.match(/unt_[0-9a-z]+/g) ?? []
      if (rest.length > 0) await refund(order.number, '--cards', rest.join(','), ...by, 'the rest')
      const { paid, back, units, documents, onAccount, tenders } = await booksOf(order)
      expect(units.every((state) => state === 'refunded' || state === 'withdrawn')).toBe(true)
      expect([back, onAccount]).toEqual([paid, 0])
      expect(tenders.every(({ leftCents }) => leftCents === 0)).toBe(true)
      expect(sum(documents.map(({ totalCents }) => totalCents))).toBe(0)
      expect(sum(documents.map(({ vatCents }) => vatCents))).toBe(0)
      for (const { content } of documents)
        expect(sum(content.lines.map(({ totalCents }) => totalCents))).toBe(
          sum(content.tenders.map(({ cents }) => cents)),
        )
    }),
    { numRuns: walksWanted ?? 8 },
  )
  expect(await ledgerFindings(post.shop)).toEqual([])
})
