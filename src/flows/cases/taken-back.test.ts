import { afterAll, describe, expect, test } from 'vitest'
import type { CaseDecision, CaseKind } from '#domain/cases/case-kinds.ts'
import { listCases } from '#domain/cases/find-case.ts'
import { listHistory } from '#domain/history/list-history.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { blockCard, unblockCard } from '#flows/cards/stop-card.ts'
import { payByCards } from '#flows/payments/pay-by-cards.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { newId } from '#kernel/ids.ts'
import { CaseShop, changeOf } from '#tests/support/case-shop.ts'
import { choiceProducts, presentCard, spendFrom } from '#tests/support/choice-cards.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { decideCase } from './decide-case.ts'
import { watchMoney } from './watch-money.ts'

const database = await openTestDatabase()
const shop = new CaseShop(database)
const { db } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

describe('money that the provider takes back', () => {
  const takings = [
    ['voided', 'voided'],
    ['chargeback', 'chargeback'],
    ['refunded', 'refundedByHand'],
  ] as const satisfies readonly (readonly [ProviderNotification['kind'], CaseKind])[]

  test.each(takings)(
    '%s: booked, a case, the order halted and its cards frozen, once',
    async (kind, caseKind) => {
      const { visitorKey, paymentId, news } = await shop.buy()
      await shop.runJobs()
      const taking = { ...changeOf(news, kind), refundId: undefined }
      const sums = await shop.moved(() => shop.hear(taking, taking, taking))
      expect(sums).toMatchObject({ clearing: 25_95, taken: -25_95 })
      expect(await shop.oneCaseOf(paymentId)).toMatchObject({
        kind: caseKind,
        state: 'open',
        openCents: 25_95,
      })
      expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['halted'])
      expect(await shop.cardStatesOf(visitorKey)).toEqual(['frozen/frozen'])
    },
  )

  test.each(takings)(
    '%s before anything was made: nothing is made until somebody decides',
    async (kind) => {
      const { visitorKey, paymentId, news } = await shop.buy()
      await receiveNotifications(shop.deps, [{ ...changeOf(news, kind), refundId: undefined }])
      await shop.runJobs('process-notification')
      await shop.runJobs()
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        orders: ['halted'],
        units: ['ordered'],
        deliveries: ['waiting'],
      })
      await shop.decide(paymentId, 'keep-cards')
      expect(await outcomeOf(shop, visitorKey)).toMatchObject({
        orders: ['completed'],
        units: ['issued'],
        deliveries: ['sent'],
        mails: 2,
      })
    },
  )

  test('after the cards were made and before their mail left: the mail waits too', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs('issue-cards')
    await receiveNotifications(shop.deps, [changeOf(news, 'chargeback')])
    await shop.runJobs('process-notification')
    await shop.runJobs()
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['waiting'])
    await shop.decide(paymentId, 'keep-cards')
    expect((await outcomeOf(shop, visitorKey)).deliveries).toEqual(['sent'])
  })

  test('a fraud notice and the first word of a dispute freeze, its further steps are notes', async () => {
    for (const kind of ['fraudNotice', 'disputeOpened'] as const) {
      const { visitorKey, paymentId, news } = await shop.buy()
      await shop.runJobs()
      const sums = await shop.moved(() =>
        shop.hear(changeOf(news, kind), changeOf(news, 'disputeNotice')),
      )
      expect(sums).toEqual({ clearing: 0, taken: 0, loss: 0, bank: 0 })
      expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'dispute', openCents: 0 })
      expect(await shop.cardStatesOf(visitorKey)).toEqual(['frozen/frozen'])
    }
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'disputeNotice'))
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'dispute' })
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['active/active'])
  })

  test('a chargeback, its reversal and a second one are one case with all three', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'disputeOpened'), changeOf(news, 'chargeback'))
    await shop.hear(changeOf(news, 'chargebackReversed'))
    expect(await shop.oneCaseOf(paymentId)).toMatchObject({ kind: 'chargeback', openCents: 0 })
    await shop.decide(paymentId, 'keep-cards')
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['active/active'])
    const sums = await shop.moved(() =>
      shop.hear(changeOf(news, 'chargeback', { event: 'SECOND_CHARGEBACK' })),
    )
    expect(sums.taken).toBe(-25_95)
    const again = await shop.oneCaseOf(paymentId)
    expect(again).toMatchObject({ state: 'open', openCents: 25_95 })
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['halted'])
    const told = await listHistory(db, [again.subject])
    expect(told.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      'DISPUTEOPENED by provider',
      'CHARGEBACK by provider',
      'CHARGEBACKREVERSED by provider',
      'keep-cards by Anna',
      'SECOND_CHARGEBACK by provider',
    ])
  })

  test('in whatever order a refund by hand and its failure come, nothing stays taken', async () => {
    const { news } = await shop.buy()
    await shop.runJobs()
    for (const order of ['success first', 'failure first']) {
      const reference = `HAND-${order}`
      const done = {
        ...changeOf(news, 'refunded', { event: 'REFUND', reference }),
        refundId: undefined,
      }
      const failed = {
        ...changeOf(news, 'refundFailed', { event: 'REFUND_FAILED', reference }),
        refundId: undefined,
      }
      const told = order === 'success first' ? [done, failed] : [failed, done]
      expect(await shop.moved(() => shop.hear(...told))).toMatchObject({ clearing: 0, taken: 0 })
    }
  })

  test('a chargeback that is heard before the payment itself halts the order as it is paid', async () => {
    const { visitorKey, paymentId, news } = await shop.begin()
    await shop.hear(changeOf(news, 'chargeback'))
    await shop.hear(news)
    await shop.runJobs()
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['halted'],
      units: ['ordered'],
    })
    await shop.decide(paymentId, 'withdraw-cards')
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['withdrawn'],
      units: ['refunded'],
      balances: [0],
    })
  })

  test('a payment that was cancelled before we heard of its success never pays its order', async () => {
    const { visitorKey, paymentId, news } = await shop.begin()
    const sums = await shop.moved(() => shop.hear(changeOf(news, 'voided'), news, news))
    expect(sums).toMatchObject({ clearing: 0, taken: 0 })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['awaitingPayment'],
      payments: ['refused'],
      baskets: ['open'],
    })
    expect(await shop.casesOf(paymentId)).toEqual([])
  })

  test('of a payment that nobody knows is a case all the same', async () => {
    const stranger = { ...(await shop.begin()).news, paymentId: undefined, reference: 'STRANGER' }
    const sums = await shop.moved(() =>
      shop.hear(changeOf(stranger, 'chargeback', { cents: 10_00 })),
    )
    expect(sums).toMatchObject({ clearing: 10_00, taken: -10_00 })
    const [waiting] = (await listCases(db, 'open')).filter(
      ({ reference }) => reference === 'STRANGER',
    )
    expect(waiting).toMatchObject({ kind: 'chargeback', orderNumber: null })
  })
})

describe('a person who decides about it', () => {
  test('lets the cards live: the loss is the shop’s', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    const sums = await shop.moved(() => shop.decide(paymentId, 'keep-cards'))
    expect(sums).toMatchObject({ taken: 25_95, loss: -25_95 })
    expect((await outcomeOf(shop, visitorKey)).orders).toEqual(['completed'])
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['active/active'])
  })

  test('withdraws them: what the issuer takes back is no loss, and the link shows nothing', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    const owed = () => balanceOf(db, systemAccount('issuerPayable', 'EUR', 'aan-tafel'))
    const payable = await owed()
    const sums = await shop.moved(() => shop.decide(paymentId, 'withdraw-cards'))
    expect(payable - (await owed())).toBe(25_00)
    expect(sums).toMatchObject({ clearing: 0, taken: 25_95, loss: 0 })
    expect(await outcomeOf(shop, visitorKey)).toMatchObject({
      orders: ['withdrawn'],
      payments: ['refunded'],
      units: ['refunded'],
      deliveries: ['withdrawn'],
    })
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
  })

  test('withdraws them where the issuer cannot take them back: they are the shop’s loss', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    const { issuer } = shop.deps
    shop.deps.issuer = { ...issuer, setState: async () => 'cannot' }
    await shop.hear(changeOf(news, 'chargeback'))
    const sums = await shop.moved(() => shop.decide(paymentId, 'withdraw-cards'))
    shop.deps.issuer = issuer
    expect(sums).toMatchObject({ taken: 25_95, loss: -25_00 })
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
  })

  test('withdraws a card of our own: what it still holds is no loss', async () => {
    const own = new CaseShop(database, choiceProducts)
    const { paymentId, news } = await own.buyOwnCard()
    await own.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
    const sums = await own.moved(() => own.decide(paymentId, 'withdraw-cards'))
    own.close()
    expect(sums).toMatchObject({ taken: 20_95, loss: 0 })
  })

  test('keeps a card of our own of which nothing is left, which is spent as it was', async () => {
    const own = new CaseShop(database, choiceProducts)
    const { visitorKey, paymentId, news, cardId } = await own.buyOwnCard()
    await spendFrom(own, { id: cardId }, 20_00)
    await own.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
    expect(await own.cardStatesOf(visitorKey)).toEqual(['frozen/frozen'])
    await own.decide(paymentId, 'keep-cards')
    expect(await own.cardStatesOf(visitorKey)).toEqual(['spent/spent'])
    own.close()
  })

  test('withdraws a card too that the operator had stopped: nobody lets it go, and nothing is paid back to it', async () => {
    const own = new CaseShop(database, choiceProducts)
    const { visitorKey, paymentId, news, cardId } = await own.buyOwnCard()
    const spent = await own.fillBasket([{ productId: 'geen-keuze', amountCents: 10_00 }])
    await presentCard(own, spent, cardId)
    await payByCards(own.deps, {
      ...{ visitorKey: spent, language: 'nl', shopperIp: undefined },
      earlyDelivery: { isAgreed: true, textVersion: 1 },
    })
    await own.runJobs()
    const by = { cardId, actor: 'Anna', reason: 'test' }
    await blockCard(own.deps, by)
    await own.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
    await own.decide(paymentId, 'withdraw-cards')
    expect(await own.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
    expect(await refusalOf(unblockCard(own.deps, by))).toBe('cardNotBlocked')
    const { orderId, unitId } = await db
      .selectFrom('card_units')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select(['card_units.id as unitId', 'card_units.order_id as orderId'])
      .where('visitor_key', '=', spent)
      .executeTakeFirstOrThrow()
    const back = await refundCardsByHand(own.deps, {
      ...{ orderId, unitIds: [unitId], actor: 'Anna', reason: 'test' },
    })
    expect(back).toMatchObject({ totalCents: 10_95 })
    expect(await balanceOf(db, cardAccount(cardId, 'EUR'))).toBe(0)
    own.close()
  })

  test('withdraws what somebody had let live, when more is heard: never the value without the card', async () => {
    const own = new CaseShop(database, choiceProducts)
    const { visitorKey, paymentId, news } = await own.buyOwnCard()
    await own.hear(changeOf(news, 'chargeback', { cents: 20_95 }))
    await own.decide(paymentId, 'keep-cards')
    await own.hear(changeOf(news, 'disputeNotice'))
    expect(await own.cardStatesOf(visitorKey)).toEqual(['active/active'])
    await own.decide(paymentId, 'withdraw-cards')
    expect(await own.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
    expect(await outcomeOf(own, visitorKey)).toMatchObject({
      orders: ['withdrawn'],
      units: ['refunded'],
    })
    own.close()
  })

  test('withdraws a card too that was being made meanwhile, whenever its issuer answers', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    const { issuer } = shop.deps
    const late = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    shop.deps.issuer = {
      ...issuer,
      issue: async (card) => {
        asked.resolve()
        await late.promise
        return issuer.issue(card)
      },
    }
    const making = shop.runJobs('issue-cards')
    await asked.promise
    shop.deps.issuer = issuer
    await shop.hear(changeOf(news, 'chargeback'))
    await shop.decide(paymentId, 'withdraw-cards')
    late.resolve()
    await making
    await shop.runJobs()
    const { id: unitId } = await db
      .selectFrom('card_units')
      .innerJoin('orders', 'orders.id', 'card_units.order_id')
      .select('card_units.id')
      .where('visitor_key', '=', visitorKey)
      .executeTakeFirstOrThrow()
    const question = { unitId, issuer: 'aan-tafel', issuerReference: undefined }
    // What is voided for ever is not made good again.
    expect(await issuer.setState({ ...question, state: 'active' })).toBe('cannot')
    expect(await issuer.setState({ ...question, state: 'withdrawn' })).toBe('done')
  })

  test('and issuers whose job was lost are told within the hour', async () => {
    const { visitorKey, paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    const { id: caseId } = await shop.oneCaseOf(paymentId)
    await decideCase(shop.deps, { caseId, decision: 'withdraw-cards', actor: 'Anna', reason: 'x' })
    shop.loseJobs()
    await watchMoney(shop.deps)
    await shop.runJobs()
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['withdrawn/frozen'])
    shop.later(61 * 60_000)
    await watchMoney(shop.deps)
    await shop.runJobs()
    expect(await shop.cardStatesOf(visitorKey)).toEqual(['withdrawn/withdrawn'])
    await watchMoney(shop.deps)
    expect(shop.waitingJobs).toEqual([])
  })

  test('does so once, by what is offered, and in a case that exists', async () => {
    const { paymentId, news } = await shop.buy()
    await shop.runJobs()
    await shop.hear(changeOf(news, 'chargeback'))
    const { id: caseId } = await shop.oneCaseOf(paymentId)
    const by = { actor: 'Anna', reason: 'test' }
    const attempt = (decision: CaseDecision) =>
      refusalOf(decideCase(shop.deps, { caseId, decision, ...by }))
    expect(await attempt('pay-back')).toBe('caseDecisionNotOffered')
    const both = await Promise.all([attempt('keep-cards'), attempt('keep-cards')])
    expect(both.toSorted()).toEqual(['caseDecidedBefore', undefined])
    const unknown = { caseId: newId('cas'), decision: 'noted', ...by } as const
    expect(await refusalOf(decideCase(shop.deps, unknown))).toBe('caseUnknown')
  })
})

test('the books are right after all of this, and hold what waits', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
  const waiting = await listCases(db, 'open')
  const taken = waiting
    .filter(({ subject }) => subject.startsWith('taken:'))
    .reduce((sum, { openCents }) => sum + openCents, 0)
  expect(await balanceOf(db, systemAccount('takenBack', 'EUR'))).toBe(-taken)
})

test('what could not be paid back, and the provider gave back otherwise, is not owed twice', async () => {
  shop.provider.rejectRefunds()
  const { paymentId, news } = await shop.buy([{ amountCents: 88_00 }])
  await shop.runJobs()
  await shop.hear({ ...changeOf(news, 'refunded'), refundId: undefined })
  const decide = async (kind: CaseKind, decision: CaseDecision) => {
    const one = (await shop.casesOf(paymentId)).find((waiting) => waiting.kind === kind)
    if (one === undefined) throw new Error(`No case is ${kind}.`)
    const by = { actor: 'Anna', reason: 'test' }
    return refusalOf(decideCase(shop.deps, { caseId: one.id, decision, ...by }))
  }
  expect(await decide('refundedByHand', 'withdraw-cards')).toBeUndefined()
  expect(await decide('refundFailed', 'paid-otherwise')).toBe('caseDecidedBefore')
  expect(await ledgerFindings(shop)).toEqual([])
})
