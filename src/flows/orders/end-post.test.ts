import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import type { CardId } from '#kernel/ids.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPackage, buildPostedPackage } from '#tests/support/build-shop.ts'
import { blockCard, spendFrom } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { askLatePost } from './ask-late-post.ts'
import { showOrder } from './show-order.ts'

const database = await openTestDatabase()
let post = new PostShop(database)
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  await database.close()
})

const posted = buildPostedPackage({ message: 'Van harte' })
const code = (name: ErrorName) => expect.objectContaining({ code: errorCodes[name] })

/** Posted on a Monday. */
async function send(...packages: readonly Partial<PackageToAdd>[]) {
  const bought = await post.buy(...packages)
  const name = (number = 1) => `${bought.number}/${number}`
  const pack = async (number = 1) => {
    await post.run('post', 'packed', name(number))
    await post.run('post', 'posted', name(number), '--track', '3SABCD1234567')
  }
  const look = (visitorKey = bought.visitorKey) =>
    showOrder(post.shop.deps, {
      ...{ uuid: bought.orderUuid, visitorKey, sessionKey: undefined, language: 'nl' },
    })
  await pack()
  return {
    ...{ ...bought, name, pack, look },
    end: (how: 'lost' | 'returned', by: 'replace' | 'refund', number = 1) =>
      post.run('post', how, name(number), `--${by}`, '--by', 'Mila'),
    outcome: () => outcomeOf(post.shop, bought.visitorKey),
    states: async () => (await look()).receivers.map((receiver) => receiver.post?.state),
    ask: async (visitorKey = bought.visitorKey) =>
      askLatePost(post.shop.deps, {
        ...{ orderUuid: bought.orderUuid, visitorKey, sessionKey: undefined },
        deliveryId: (await look()).receivers[0]?.deliveryId ?? '',
      }),
    cards: () =>
      post.shop.deps.db
        .selectFrom('cards')
        .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
        .innerJoin('orders', 'orders.id', 'card_units.order_id')
        .select(['cards.state', 'card_units.state as unit'])
        .where('orders.uuid', '=', bought.orderUuid)
        .orderBy('card_units.issued_at')
        .orderBy('card_units.id')
        .execute(),
  }
}

const toldTo = () =>
  [...post.shop.mails.values()].flatMap(({ about }) => ('news' in about ? about.news : []))

describe.each(['lost', 'returned'] as const)('a shipment that was %s', (how) => {
  test('is sent anew: the old cards are good no more, new ones are packed and posted', async () => {
    const sent = await send(posted)
    expect((await sent.end(how, 'replace')).exitCode).toBe(0)
    expect(await sent.cards()).toEqual([{ state: 'withdrawn', unit: 'replaced' }])
    expect(await sent.states()).toEqual([how.toUpperCase(), 'WAITING'])
    expect(await sent.outcome()).toMatchObject({ orders: ['issuing'], refunds: [] })
    expect((await post.run('post')).text).toContain(sent.name(2))
    await sent.pack(2)
    expect(await sent.cards()).toEqual([
      { state: 'withdrawn', unit: 'replaced' },
      { state: 'active', unit: 'issued' },
    ])
    expect(await sent.states()).toEqual([how.toUpperCase(), 'POSTED'])
    expect(await sent.outcome()).toMatchObject({ orders: ['completed'], refunds: [] })
    expect(toldTo()).toEqual(['posted', 'replaced', 'posted'])
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('is paid back, with its postage and all fees where nothing else was ordered', async () => {
    const sent = await send(posted)
    const { total } = await sent.look()
    await sent.end(how, 'refund')
    expect(await sent.outcome()).toMatchObject({
      ...{ orders: ['refunded'], units: ['refunded'] },
      refunds: [{ cents: total.cents }],
    })
    expect(await sent.cards()).toEqual([{ state: 'withdrawn', unit: 'refunded' }])
    expect(toldTo()).toEqual(['posted', 'refunded'])
    expect(await ledgerFindings(post.shop)).toEqual([])
  })
})

test('weeks later it is sent anew from the day on which it was lost, not from that of its order', async () => {
  const sent = await send(posted)
  post.shop.now = new Date('2026-12-16T09:00:00Z')
  await sent.end('lost', 'replace')
  const { receivers } = await sent.look()
  expect(receivers.map((receiver) => receiver.post)).toMatchObject([
    { state: 'LOST' },
    { state: 'WAITING', postedOn: '2026-12-16', arrivesOn: '2026-12-17' },
  ])
})

test('of two things that were ordered the lost one goes back with its postage, and the fee of the order stays', async () => {
  const sent = await send(posted, buildPackage({ amountCents: 10_00 }))
  await sent.end('lost', 'refund')
  expect(await sent.outcome()).toMatchObject({
    orders: ['completed'],
    refunds: [{ cents: 25_00 + 2_95 }],
  })
  expect(await ledgerFindings(post.shop)).toEqual([])
  await runJob(post.shop.deps, 'make-documents', {})
  const { id } = await post.shop.deps.db
    .selectFrom('orders')
    .select('id')
    .where('uuid', '=', sent.orderUuid)
    .executeTakeFirstOrThrow()
  const [, note] = await listDocuments(post.shop.deps.db, id)
  expect(note?.content.lines.map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
    ['GIFTCARD', -25_00],
    ['SHIPPING', -2_95],
  ])
  expect(note?.content.tenders.map(({ cents }) => cents)).toEqual([-25_00 - 2_95])
})

test('what was lost again after it was sent anew goes back with the postage that was paid, once', async () => {
  const sent = await send(posted, buildPackage({ amountCents: 10_00 }))
  await sent.end('lost', 'replace')
  await sent.pack(3)
  await sent.end('lost', 'refund', 3)
  expect(await sent.outcome()).toMatchObject({ refunds: [{ cents: 25_00 + 2_95 }] })
  expect(await ledgerFindings(post.shop)).toEqual([])
})

test('two parcels of one order that are paid back one after the other give back what was paid, and no more', async () => {
  const other = buildPostedPackage({
    address: {
      ...posted.address,
      countryCode: 'NL',
      city: 'Utrecht',
      houseNumber: '99',
      street: 'Oudegracht',
      postCode: '3511 AB',
    },
  })
  const sent = await send(posted, other)
  const { total } = await sent.look()
  await sent.pack(2)
  await sent.end('lost', 'refund', 1)
  await sent.end('returned', 'refund', 2)
  const { refunds } = await sent.outcome()
  expect(refunds.reduce((sum, { cents }) => sum + cents, 0)).toBe(total.cents)
  expect(await ledgerFindings(post.shop)).toEqual([])
})

test('again, or by two people at once, it happens once', async () => {
  const sent = await send(posted)
  const answers = await Promise.all([sent.end('lost', 'refund'), sent.end('lost', 'replace')])
  expect(answers.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1)
  expect((await sent.end('returned', 'refund')).text).toContain('is not on its way')
  expect(await ledgerFindings(post.shop)).toEqual([])
})

describe('a card of our own', () => {
  const own = { ...posted, productId: choiceCardId }
  const cardOf = async ({ orderUuid }: { orderUuid: string }) => {
    const { id } = await post.shop.deps.db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select('cards.id')
      .where('orders.uuid', '=', orderUuid)
      .executeTakeFirstOrThrow()
    return { id: id as CardId, number: '', pin: '' }
  }

  test('gives its value to the one that takes its place', async () => {
    const sent = await send(own)
    const lost = await cardOf(sent)
    await sent.end('lost', 'replace')
    await sent.pack(2)
    expect(await balanceOf(database.db, cardAccount(lost.id, 'EUR'))).toBe(0)
    expect(await sent.cards()).toEqual([
      { state: 'withdrawn', unit: 'replaced' },
      { state: 'active', unit: 'issued' },
    ])
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('of which somebody spent something is neither paid back nor sent anew before that is found out', async () => {
    const sent = await send(own)
    await spendFrom(post.shop, await cardOf(sent), 5_00)
    for (const by of ['refund', 'replace'] as const)
      expect((await sent.end('lost', by)).text).toContain('somebody used')
    expect(await sent.states()).toEqual(['POSTED'])
    expect(await sent.outcome()).toMatchObject({ units: ['issued'], refunds: [] })
  })

  test('that the operator blocked stays blocked', async () => {
    const sent = await send(own)
    await blockCard(post.shop, await cardOf(sent))
    expect((await sent.end('lost', 'refund')).exitCode).toBe(1)
  })
})

test('who decided it, and what, stays in the history', async () => {
  const sent = await send(posted)
  await sent.end('lost', 'replace')
  const told = await post.shop.deps.db
    .selectFrom('history')
    .select(['event', 'actor'])
    .where('event', '=', 'lost: replaced')
    .execute()
  expect(told).toContainEqual({ event: 'lost: replaced', actor: 'Mila' })
})

test.each([
  [
    'what is not posted',
    async () =>
      post.run('post', 'lost', `${(await post.buy(posted)).number}/1`, '--refund', '--by', 'Mila'),
    'not on its way',
    1,
  ],
  ['nobody', async () => post.run('post', 'lost', '61-7KD3-9QXM/1', '--refund'), 'Missing --by', 2],
  [
    'both at once',
    () => post.run('post', 'returned', '61-7KD3-9QXM/1', '--refund', '--replace', '--by', 'Mila'),
    'Say one of --replace|--refund.',
    2,
  ],
])('post lost refuses %s, and nothing changes', async (_, run, ...expected) => {
  const { exitCode, text } = await run()
  expect([text, exitCode]).toEqual([expect.stringContaining(expected[0]), expected[1]])
})

describe('what is late', () => {
  /** Posted on Monday the 23rd; five working days are over with Monday the 30th. */
  const tuesday = new Date('2026-12-01T08:00:00Z')

  test('may be asked about after five working days, once: a person has a case', async () => {
    const sent = await send(posted)
    post.shop.now = new Date('2026-11-30T20:00:00Z')
    await expect(sent.ask()).rejects.toEqual(code('postNotLate'))
    expect((await post.run('post', 'late')).text).not.toContain(sent.number)
    post.shop.now = tuesday
    expect((await sent.look()).receivers).toMatchObject([{ post: { canBeAskedAbout: true } }])
    await sent.ask()
    await expect(sent.ask()).rejects.toEqual(code('postNotLate'))
    expect((await sent.look()).receivers).toMatchObject([
      { post: { canBeAskedAbout: false, isAskedAbout: true } },
    ])
    expect((await post.run('post', 'late')).text).toMatch(new RegExp(`${sent.name()}.*asked about`))
    expect((await post.run('cases')).text).toContain('asks where a card by post is')
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('is late no more once it is sent anew, and its case is closed', async () => {
    const sent = await send(posted)
    post.shop.now = tuesday
    await sent.ask()
    await sent.end('lost', 'replace')
    expect((await post.run('post', 'late')).text).not.toContain(sent.name())
    const open = await post.shop.deps.db
      .selectFrom('cases')
      .innerJoin('orders', 'orders.id', 'cases.order_id')
      .select('cases.state')
      .where('orders.uuid', '=', sent.orderUuid)
      .execute()
    expect(open).toEqual([{ state: 'decided' }])
  })

  test('is nobody else’s to ask about', async () => {
    const sent = await send(posted)
    post.shop.now = tuesday
    await expect(sent.ask('somebody-else')).rejects.toEqual(code('orderNotYours'))
    expect((await sent.look('somebody-else')).receivers).toMatchObject([
      { post: { canBeAskedAbout: false } },
    ])
  })
})
