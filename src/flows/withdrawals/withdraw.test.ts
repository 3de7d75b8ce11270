import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { openGiftCard } from '#flows/cards/show-gift-card.ts'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import { Crash, cardOf } from '#tests/support/build-order-shop.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPostedPackage, forOther } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { offerWithdrawal } from './offer-withdrawal.ts'
import { stateWithdrawal, type WithdrawalToState } from './state-withdrawal.ts'

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

const code = (name: ErrorName) => expect.objectContaining({ code: errorCodes[name] })
const forBram = forOther('Bram', 'bram@voorbeeld.example')
let people = 0

async function buy(...packages: readonly Partial<PackageToAdd>[]) {
  people += 1
  const email = `anna${people}@voorbeeld.example`
  const visitorKey = await post.shop.fillBasket(packages, { email })
  const { orderUuid } = await beginPayment(
    post.shop.deps,
    await post.shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') }),
  )
  await post.shop.runJobs()
  const { number, orderId } = await post.shop.deps.db
    .selectFrom('orders')
    .select(['reference_number as number', 'id as orderId'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const stranger = { visitorKey: 'stranger', sessionKey: undefined }
  const own = { visitorKey, sessionKey: undefined, orderUuid }
  const typed = { name: 'Anna de Vries', email, orderNumber: number, language: 'nl' as const }
  return {
    ...{ visitorKey, orderUuid, orderId, number, email },
    state: () => stateWithdrawal(post.shop.deps, { ...typed, ...stranger }),
    withdraw: async (given: Partial<WithdrawalToState> = {}) => {
      await stateWithdrawal(post.shop.deps, { ...typed, ...stranger, ...given })
      await post.shop.runJobs()
    },
    withdrawParts: async (deliveryIds: readonly string[]) => {
      await stateWithdrawal(post.shop.deps, { ...typed, ...own, deliveryIds })
      await post.shop.runJobs()
    },
    offer: (deliveryIds?: readonly string[]) =>
      offerWithdrawal(post.shop.deps, { ...own, language: 'nl', deliveryIds }),
    outcome: () => outcomeOf(post.shop, visitorKey),
    told: () =>
      [...post.shop.mails.values()]
        .filter(({ mail }) => mail.to.address === email && mail.key.startsWith('withdrawal:'))
        .map(({ about }) => about as Mails['withdrawal']),
    open: async () => {
      const { id } = await post.shop.deps.db
        .selectFrom('deliveries')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      const token = post.shop.deps.cardLinks.token({ id, linkVersion: 1 })
      return openGiftCard(post.shop.deps, { token, language: 'nl' })
    },
    cards: async () =>
      (
        await post.shop.deps.db
          .selectFrom('cards')
          .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
          .select(['cards.state', 'cards.issuer_told as told', 'card_units.state as unit'])
          .where('card_units.order_id', '=', orderId)
          .execute()
      ).map(({ state, told, unit }) => `${unit} ${state}/${told}`),
  }
}

const later = (days: number) => post.shop.later(days * 24 * 60 * 60 * 1000)

describe.each([
  ['a card of an issuer', {}],
  ['a card with VAT', { productId: 'boekenbon' }],
  ['a card of our own', { productId: choiceCardId }],
] as const)('%s', (_name, given) => {
  test.each([
    ['on the day itself', 0],
    ['on the fourteenth day', 14],
  ])('that nobody saw is paid back with the fee %s, and good no more', async (_day, days) => {
    const bought = await buy({ ...given, receiver: forBram })
    later(days)
    await bought.withdraw()
    expect(await bought.outcome()).toMatchObject({
      ...{ orders: ['refunded'], units: ['refunded'], deliveries: ['withdrawn'] },
      refunds: [{ reason: 'withdrawn', cents: 25_95 }],
      balances: [0],
    })
    expect(await bought.cards()).toEqual(['refunded withdrawn/withdrawn'])
    await expect(bought.open()).rejects.toEqual(code('cardLinkInvalid'))
    expect(await bought.told()).toMatchObject([
      { name: 'Anna de Vries', orderNumber: bought.number, back: { cents: 25_95 }, isWhole: true },
    ])
  })

  test('is not taken back on the fifteenth day, nor once its code was seen', async () => {
    const late = await buy({ ...given, receiver: forBram })
    later(15)
    await late.withdraw()
    const seen = await buy({ ...given, receiver: forBram })
    await seen.open()
    await seen.withdraw()
    for (const [bought, result] of [
      [late, 'late'],
      [seen, 'seen'],
    ] as const) {
      expect((await bought.outcome()).refunds).toEqual([])
      expect(await bought.cards()).toEqual(['issued active/active'])
      expect(await bought.told()).toMatchObject([{ parts: [{ result }] }])
    }
  })
})

test('days are counted as the law counts them, across the change of the clocks', async () => {
  post.shop.now = new Date('2026-10-19T10:00:00Z')
  const [inTime, late] = [await buy({ receiver: forBram }), await buy({ receiver: forBram })]
  post.shop.now = new Date('2026-11-02T22:59:59Z')
  await inTime.withdraw()
  post.shop.now = new Date('2026-11-02T23:00:00Z')
  await late.withdraw()
  expect((await inTime.outcome()).refunds).toMatchObject([{ cents: 25_95 }])
  expect((await late.outcome()).refunds).toEqual([])
})

describe('who states it', () => {
  test('learns nothing: nobody is mailed of an order that is not there, or is of another address', async () => {
    const bought = await buy({ receiver: forBram })
    const mails = post.shop.mails.size
    await bought.withdraw({ email: 'eve@voorbeeld.example' })
    await bought.withdraw({ orderNumber: '61-AAAA-AAAA' })
    expect(post.shop.mails.size).toBe(mails)
    expect((await bought.outcome()).refunds).toEqual([])
    const states = await post.shop.deps.db.selectFrom('withdrawals').select('state').execute()
    expect(states.filter(({ state }) => state === 'unknown').length).toBe(2)
    await expect(bought.withdraw({ orderUuid: bought.orderUuid, deliveryIds: [] })).rejects.toEqual(
      code('orderNotYours'),
    )
  })

  test.each(['from anywhere', 'from its own page'])(
    'of an order that nobody paid has nothing of theirs mailed (%s)',
    async (from) => {
      const email = `victim${from.length}@voorbeeld.example`
      const visitorKey = await post.shop.fillBasket([{ receiver: forBram }], { email })
      const begun = await post.shop.request(visitorKey, { methodId: 'ideal' })
      const { orderUuid } = await beginPayment(post.shop.deps, begun)
      const { orderNumber } = await post.shop.deps.db
        .selectFrom('orders')
        .select('reference_number as orderNumber')
        .where('uuid', '=', orderUuid)
        .executeTakeFirstOrThrow()
      const bait = 'Uw cadeaubon staat klaar op https://kado-claim.example/nl'
      const name = 'Uw kaart is geblokkeerd bel 0900 12345'
      post.shop.mails.clear()
      await stateWithdrawal(post.shop.deps, {
        email,
        orderNumber,
        name,
        language: 'nl',
        partsText: bait,
        sessionKey: undefined,
        ...(from === 'from anywhere' ? { visitorKey: 'eve' } : { visitorKey, orderUuid }),
      })
      await post.shop.runJobs()
      const mails = [...post.shop.mails.values()]
      expect(mails).toMatchObject([{ about: { name: '', isWhole: false } }])
      expect(JSON.stringify(mails)).not.toMatch(/kado-claim|geblokkeerd/)
    },
  )

  test('twice pays back once', async () => {
    const bought = await buy({ receiver: forBram })
    for (let time = 0; time < 2; time += 1) await bought.withdraw()
    expect((await bought.outcome()).refunds).toHaveLength(1)
  })

  test('with the whole view chooses parts, and sees before what comes back', async () => {
    const bought = await buy(
      { receiver: forBram },
      { receiver: forOther('Sanne', 'sanne@voorbeeld.example'), amountCents: 40_00 },
    )
    const { parts, moneyBack } = await bought.offer()
    expect(parts.map(({ result }) => result)).toEqual(['paidBack', 'paidBack'])
    expect(moneyBack).toMatchObject({ total: { cents: 65_95 }, isWholeOrder: true })
    const chosen = parts.filter(({ receiverName }) => receiverName === 'Sanne')
    const ids = chosen.map(({ deliveryId }) => deliveryId)
    expect((await bought.offer(ids)).moneyBack).toMatchObject({ total: { cents: 40_00 } })
    await bought.withdrawParts(ids)
    expect((await bought.outcome()).refunds).toMatchObject([{ cents: 40_00 }])
    expect((await bought.outcome()).orders).toEqual(['completed'])
    await expect(bought.withdrawParts([])).rejects.toEqual(code('nothingWithdrawn'))
  })
})

describe('what is in the post', () => {
  const decide = (id: string, ...words: readonly string[]) =>
    post.run('withdrawals', 'decide', id, ...words, '--by', 'Mila', '--because', 'came back')

  async function sent() {
    const bought = await buy(buildPostedPackage())
    await post.run('post', 'packed', `${bought.number}/1`)
    await post.run('post', 'posted', `${bought.number}/1`)
    return bought
  }

  async function posted() {
    const bought = await sent()
    await bought.withdraw()
    return { ...bought, id: await idOf(bought) }
  }

  const idOf = async ({ orderId }: Awaited<ReturnType<typeof sent>>) =>
    (
      await post.shop.deps.db
        .selectFrom('withdrawals')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).id

  test('is frozen at once, and a person pays it back with postage and fee, by the day of the law', async () => {
    const bought = await posted()
    expect(await bought.cards()).toEqual(['issued frozen/frozen'])
    expect((await post.run('withdrawals', 'list')).text).toContain('2026-12-07')
    expect((await decide(bought.id, '--pay-back')).exitCode).toBe(0)
    expect(await bought.cards()).toEqual(['refunded withdrawn/withdrawn'])
    expect((await bought.outcome()).refunds).toMatchObject([{ cents: 25_00 + 2_95 + 95 }])
    expect((await post.run('withdrawals', 'show', bought.id)).text).toMatch(/pay-back, Mila/)
    expect((await bought.told()).map(({ parts }) => parts[0]?.result)).toEqual([
      'waiting',
      'paidBack',
    ])
    expect((await decide(bought.id, '--refuse')).exitCode).toBe(1)
  })

  test('has its days from the one on which it came, across the change of the clocks', async () => {
    // Posted on a Monday it is there on Tuesday.
    post.shop.now = new Date('2026-10-19T10:00:00Z')
    const [inTime, late] = [await sent(), await sent()]
    post.shop.now = new Date('2026-11-03T22:59:59Z')
    await inTime.withdraw()
    post.shop.now = new Date('2026-11-03T23:00:00Z')
    await late.withdraw()
    expect(await inTime.told()).toMatchObject([{ parts: [{ result: 'waiting' }] }])
    expect(await late.told()).toMatchObject([{ parts: [{ result: 'late' }] }])
    expect([await inTime.cards(), await late.cards()]).toEqual([
      ['issued frozen/frozen'],
      ['issued active/active'],
    ])
    expect((await decide(await idOf(inTime), '--refuse')).exitCode).toBe(0)
  })

  test('or refuses it, and its cards are good again', async () => {
    const bought = await posted()
    expect((await decide(bought.id, '--refuse')).exitCode).toBe(0)
    expect(await bought.cards()).toEqual(['issued active/active'])
    expect((await bought.outcome()).refunds).toEqual([])
  })
})

test('what is opened between the statement and its effects is frozen, and its holder reads why until a person decides', async () => {
  const bought = await buy({ receiver: forBram })
  await bought.state()
  post.shop.later(60_000)
  await bought.open()
  await post.shop.runJobs()
  expect(await bought.cards()).toEqual(['issued frozen/frozen'])
  expect((await bought.open()).cards).toMatchObject([{ code: undefined, stoppedBy: 'withdrawal' }])
  const { id } = await post.shop.deps.db
    .selectFrom('withdrawals')
    .select('id')
    .where('order_id', '=', bought.orderId)
    .executeTakeFirstOrThrow()
  await post.run('withdrawals', 'decide', id, '--refuse', '--by', 'Mila', '--because', 'spent')
  expect((await bought.open()).cards).toMatchObject([{ stoppedBy: undefined }])
  expect((await bought.open()).cards[0]?.code).toBeDefined()
})

test('parts in words wait for a person, and nothing happens to cards until then', async () => {
  const bought = await buy({ receiver: forBram })
  await bought.withdraw({ partsText: 'Alleen de bon voor Bram' })
  expect(await bought.cards()).toEqual(['issued active/active'])
  expect(await bought.told()).toMatchObject([{ parts: [{ result: 'waiting' }] }])
})

test('one that waits is told of two days before the law’s last day to pay back, and not sooner', async () => {
  const bought = await buy({ receiver: forBram })
  await bought.withdraw({ partsText: 'Alleen de bon voor Bram' })
  const told = () =>
    post.shop.alerts.filter((alert) => JSON.stringify(alert).includes('Withdrawals have to be'))
  later(12)
  await watchMoney(post.shop.deps)
  expect(told()).toEqual([])
  later(1)
  await watchMoney(post.shop.deps)
  expect(told()).toMatchObject([{ alert: true }])
})

test('a process that dies within the work of a statement leaves nothing half done, and the next one does it once', async () => {
  const bought = await buy({ receiver: forBram })
  const { queue } = post.shop.deps
  // The last thing before the commit.
  post.shop.deps.queue = {
    ...queue,
    send: async (tx, jobs) => {
      if (jobs.some(({ name }) => name === 'send-withdrawal-mail')) throw new Crash('mid-way')
      await queue.send(tx, jobs)
    },
  }
  await bought.withdraw()
  expect((await bought.outcome()).refunds).toEqual([])
  expect(await bought.cards()).toEqual(['issued active/active'])
  post.shop.deps.queue = queue
  await post.shop.runJobs()
  expect((await bought.outcome()).refunds).toMatchObject([{ reason: 'withdrawn', cents: 25_95 }])
  expect(await bought.told()).toHaveLength(1)
})

test('a job that was lost is found, and statements are forgotten in time', async () => {
  const bought = await buy({ receiver: forBram })
  await stateWithdrawal(post.shop.deps, {
    ...{ name: 'Anna', email: bought.email, orderNumber: bought.number, language: 'nl' },
    ...{ visitorKey: 'stranger', sessionKey: undefined, partsText: undefined },
  })
  post.shop.loseJobs()
  post.shop.later(5 * 60 * 1000)
  await reconcileWork(post.shop.deps)
  await post.shop.runJobs()
  expect((await bought.outcome()).refunds).toHaveLength(1)
  expect(await bought.told()).toHaveLength(1)
  later(800)
  await runJob(post.shop.deps, 'forget-expired', {})
  const left = await post.shop.deps.db
    .selectFrom('withdrawals')
    .select('state')
    .where('state', 'in', ['unknown', 'paidBack', 'refused'])
    .execute()
  expect(left).toEqual([])
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(post.shop)).toEqual([])
})
