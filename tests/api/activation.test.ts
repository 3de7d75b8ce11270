import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type CardToActivate, IssuerBusy } from '#domain/cards/issuer.ts'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { blockCard, unblockCard } from '#flows/cards/stop-card.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { watchMoney } from '#flows/cases/watch-money.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { resumeWork } from '#flows/recovery/resume-work.ts'
import type { CardId, PaymentId } from '#kernel/ids.ts'
import { type ApiBrowser, type Data, openApiShop, startPayment } from '#tests/support/api-shop.ts'
import { Crash } from '#tests/support/build-order-shop.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { unknownNumber } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { activatedProducts, printCard } from '#tests/support/printed-cards.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({ products: activatedProducts })
afterAll(close)
const { db } = shop.deps

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const create = `mutation Create($userData: UserData!, $input: ActivationInput!) {
  createActivationOrder(userData: $userData, input: $input) {
    order { id version customerEmail activatedPrefix isSingleGift totals { grandTotal { value } } }
    errors { code message referencedRequestParameter } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { status flow refunded { value } } } }`
const showCard = `query Card($userData: UserData!, $token: String!) { activatedCard(userData: $userData, token: $token) {
  card { title maskedNumber amount { value } state expiryDate orderUuid terms } errors { code } } }`
const showGift = `query Gift($userData: UserData!, $token: String!) { giftCardPage(userData: $userData, token: $token) {
  page { isReady } errors { code } } }`
const checkBalance = `mutation Check($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  checkGiftCardBalance(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
    card { balance { value } state } errors { code } } }`

/** The fee of an order. */
const fee = 95

let holder: ApiBrowser
const realNow = shop.now
beforeEach(async () => {
  holder = browser()
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
})

const solve = async (by: ApiBrowser) =>
  solveCaptcha((await by.ask(challenge)).data.captchaChallenge)

async function begin(cardNumber: string, given: object = {}, by = holder): Promise<Data> {
  const captchaToken = await solve(by)
  const input = {
    ...{ cardNumber, amount: 50_00, email: 'anna@voorbeeld.example' },
    ...{ acceptTerms: true, captchaToken, ...given },
  }
  return (await by.ask(create, { input })).data.createActivationOrder
}

const pay = async (order: Data, given: object = {}, by = holder): Promise<Data> =>
  (
    await by.ask(startPayment, {
      input: {
        ...{ methodId: 'ideal', activationVersion: order.version },
        ...{ expectedTotal: order.totals.grandTotal.value, ...given },
      },
    })
  ).data.startPayment

async function hear(paymentId: PaymentId, fate: 'authorised' | 'refused' = 'authorised') {
  shop.provider.decide(paymentId, fate)
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
}

/** The whole way of a card that is paid with iDEAL. */
async function activate(cardNumber: string, given: object = {}, by = holder): Promise<Data> {
  const { order } = await begin(cardNumber, given, by)
  const payment = await pay(order, {}, by)
  await hear(payment.paymentId)
  return payment
}

const codes = ({ errors }: Data): string[] =>
  errors.map((error: Data) => `${error.code} ${error.referencedRequestParameter}`)
const orderOf = async (uuid: string, by = holder): Promise<Data> =>
  (await by.ask(showOrder, { uuid })).data.order.order
const cardOf = (uuid: string) =>
  db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select([
      'cards.id',
      'cards.state',
      'cards.programme',
      'pin_encrypted as pin',
      'orders.id as orderId',
    ])
    .where('orders.uuid', '=', uuid)
    .executeTakeFirst()
const balanceOn = (id: string) => balanceOf(db, cardAccount(id as CardId, 'EUR'))
const look = async ({ number: cardNumber, pin }: { number: string; pin: string }) => {
  const captchaToken = await solve(holder)
  return (await holder.ask(checkBalance, { cardNumber, pin, captchaToken })).data
    .checkGiftCardBalance
}
const stockOf = ({ id }: { id: string }) =>
  db
    .selectFrom('printed_cards')
    .select(['unit_id as unitId', 'used_at as usedAt'])
    .where('id', '=', id as never)
    .executeTakeFirstOrThrow()

describe('a printed card', () => {
  test('gets its value at the settlement, and is spent with the pin that stands on it', async () => {
    const card = await printCard(shop)
    const { order, errors } = await begin(card.number.replace(/(.{4})/g, '$1 '))
    expect({ order, errors }).toMatchObject({
      errors: [],
      order: { customerEmail: 'anna@voorbeeld.example', isSingleGift: true },
    })
    expect(order.totals.grandTotal.value).toBe(50_00 + fee)
    const { paymentId, orderUuid } = await pay(order)
    expect(await cardOf(orderUuid)).toBeUndefined()
    await hear(paymentId)
    expect(await orderOf(orderUuid)).toEqual({
      ...{ status: 'COMPLETED', flow: 'ACTIVATION', refunded: null },
    })
    const made = await cardOf(orderUuid)
    expect(made).toMatchObject({ state: 'active', pin: null })
    expect(await balanceOn(made?.id ?? '')).toBe(50_00)
    expect(await look(card)).toMatchObject({ card: { balance: { value: 50_00 }, state: 'ACTIVE' } })
    expect((await stockOf(card)).usedAt).not.toBeNull()
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('is confirmed by mails, whose link shows neither its number nor its pin', async () => {
    const card = await printCard(shop)
    const { orderUuid } = await activate(card.number)
    const { orderId } = (await cardOf(orderUuid)) ?? {}
    const mails = [...shop.mails].filter(([, { mail }]) => mail.text.includes('/kaartgegevens/'))
    const about = mails.at(-1)?.[1].about as { url: string }
    expect(about).toMatchObject({ title: 'Keuze Cadeaukaart', amount: { cents: 50_00 } })
    expect(shop.mails.has(`confirmation:${orderId}`)).toBe(true)
    const token = new URL(about.url).searchParams.get('token')
    const shown = (await holder.ask(showCard, { token })).text
    expect(JSON.parse(shown).data.activatedCard).toMatchObject({
      card: { maskedNumber: `••••${card.number.slice(-4)}`, state: 'ACTIVE', orderUuid },
    })
    const { terms } = JSON.parse(shown).data.activatedCard.card
    expect(terms.join(' ')).toMatch(/Contant geld.*geldig in de winkel.*Kwijt of gestolen/)
    expect(shown).not.toContain(card.number)
    expect(shown).not.toContain(card.pin)
    // The page of gifts, which shows codes, does not know it.
    expect((await holder.ask(showGift, { token })).data.giftCardPage).toEqual({
      ...{ page: null, errors: [{ code: 3500 }] },
    })
    expect((await holder.ask(showCard, { token: `${token}x` })).data.activatedCard.errors).toEqual([
      { code: 3500 },
    ])
  })

  test('stays empty when the payment fails, and may be activated then', async () => {
    const card = await printCard(shop)
    const { order } = await begin(card.number)
    await hear((await pay(order)).paymentId, 'refused')
    expect(await stockOf(card)).toEqual({ unitId: null, usedAt: null })
    const { orderUuid } = await activate(card.number)
    expect(await cardOf(orderUuid)).toMatchObject({ state: 'active' })
  })

  test('of another issuer gets its value from that one', async () => {
    const card = await printCard(shop, { productId: 'boomgaard-techbon', prefix: '629942' })
    const { orderUuid } = await activate(card.number, { amount: 250_00 })
    expect(await orderOf(orderUuid)).toMatchObject({ status: 'COMPLETED' })
    expect(await cardOf(orderUuid)).toMatchObject({ state: 'active' })
  })

  test('of a company is of its programme, and is exchanged in the shop of that company', async () => {
    const card = await printCard(shop, { prefix: '629953' })
    expect((await begin(card.number)).order).toMatchObject({ activatedPrefix: '629953' })
    const { orderUuid } = await activate(card.number)
    expect(await cardOf(orderUuid)).toMatchObject({ state: 'active', programme: 'keuze-lantaarn' })
    const redeem = new Redeem(holder)
    expect((await redeem.open(card)).redeem).toMatchObject({ pageId: 'lantaarn' })
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

describe('nobody activates a card twice', () => {
  test('one that has value is refused before it is paid', async () => {
    const card = await printCard(shop)
    await activate(card.number)
    expect(codes(await begin(card.number))).toEqual(['3530 cardNumber'])
    const used = await stockOf(card)
    expect(used.usedAt).not.toBeNull()
  })

  test('of two that pay at once one wins, and the other has all of it back', async () => {
    const card = await printCard(shop)
    const other = browser()
    const [mine, theirs] = [
      await begin(card.number),
      await begin(card.number, { amount: 20_00 }, other),
    ]
    const first = await pay(mine.order)
    const second = await pay(theirs.order, {}, other)
    await hear(second.paymentId)
    await hear(first.paymentId)
    expect(await orderOf(second.orderUuid, other)).toMatchObject({ status: 'COMPLETED' })
    expect(await orderOf(first.orderUuid)).toMatchObject({
      ...{ status: 'CANCELED', refunded: { value: 50_00 + fee } },
    })
    expect(await look(card)).toMatchObject({ card: { balance: { value: 20_00 } } })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('one that is taken while its order waits is refused at the button', async () => {
    const card = await printCard(shop)
    const { order } = await begin(card.number)
    await activate(card.number, {}, browser())
    expect(codes(await pay(order))).toEqual(['3530 cardNumber'])
  })

  test('one that is blocked is answered as one that is nobody’s, and keeps what is on it', async () => {
    const card = await printCard(shop)
    const { order: waiting } = await begin(card.number)
    const { orderUuid } = await activate(card.number, {}, browser())
    const cardId = (await cardOf(orderUuid))?.id as CardId
    const act = { cardId, actor: 'Bo', reason: 'stolen' }
    await blockCard(shop.deps, act)
    expect(await begin(card.number)).toEqual(await begin(unknownNumber))
    expect(codes(await pay(waiting))).toEqual(['3530 cardNumber'])
    expect(await look(card)).toMatchObject({ card: { state: 'BLOCKED', balance: null } })
    expect(await balanceOn(cardId)).toBe(50_00)
    await unblockCard(shop.deps, act)
    expect(codes(await begin(card.number))).toEqual(['3530 cardNumber'])
    expect(await look(card)).toMatchObject({ card: { state: 'ACTIVE', balance: { value: 50_00 } } })
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

describe('what cannot be activated', () => {
  test('is one answer, whatever is wrong with a number of a known beginning', async () => {
    const removed = await printCard(shop)
    await db
      .updateTable('printed_cards')
      .set({ removed_at: shop.now, pin_encrypted: null })
      .where('id', '=', removed.id)
      .execute()
    const withAmount = await printCard(shop, { amountCents: 25_00 })
    const ofOther = await printCard(shop, { productId: 'boomgaard-techbon' })
    const numbers = [unknownNumber, removed.number, withAmount.number, ofOther.number]
    const answers = []
    for (const number of numbers) answers.push(await begin(number))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(codes(answers[0])).toEqual(['3530 cardNumber'])
  })

  test('is told before anybody looks where the number cannot be one of ours', async () => {
    expect(codes(await begin('4111111111111111111'))).toEqual(['3531 cardNumber'])
    expect(codes(await begin('62993'))).toEqual(['3510 cardNumber'])
    expect(codes(await begin(unknownNumber, { email: 'anna@', acceptTerms: false }))).toEqual([
      ...['3002 email', '3010 acceptTerms'],
    ])
  })

  test.each([
    [9_00, '3533'],
    [9_99, '3532'],
    [10_01, '3532'],
    [499_99, '3532'],
    [501_00, '3533'],
    [0, '3533'],
    [-10_00, '3533'],
  ])('takes no amount of %i cents', async (amount, code) => {
    const { number } = await printCard(shop)
    expect(codes(await begin(number, { amount }))).toEqual([`${code} amount`])
  })

  test.each([10_00, 500_00])('takes %i cents', async (amount) => {
    const { number } = await printCard(shop)
    expect((await begin(number, { amount })).errors).toEqual([])
  })

  test('takes at most 250 euros of an Apple-type card', async () => {
    const { number } = await printCard(shop, { productId: 'boomgaard-techbon', prefix: '629942' })
    expect((await begin(number, { amount: 250_00 })).errors).toEqual([])
    const { errors } = await begin(number, { amount: 251_00 })
    expect(errors).toMatchObject([{ code: 3533, message: expect.stringContaining('250') }])
  })

  test('is tried so often from one place, right or wrong, and then waits', async () => {
    const card = await printCard(shop)
    for (let tried = 0; tried < 19; tried += 1) await begin(card.number)
    expect((await begin(unknownNumber)).errors).toMatchObject([{ code: 3530 }])
    expect((await begin(card.number)).errors).toMatchObject([{ code: 3601 }])
  })
})

describe('what goes wrong afterwards', () => {
  test('freezes what is left when the money is taken back, until a person decides', async () => {
    const card = await printCard(shop)
    const { paymentId, orderUuid } = await activate(card.number)
    const made = await cardOf(orderUuid)
    const news = shop.provider.newsOf(paymentId)
    await receiveNotifications(shop.deps, [changeOf(news, 'chargeback')])
    await shop.runJobs()
    expect(await cardOf(orderUuid)).toMatchObject({ state: 'frozen' })
    expect(await look(card)).toMatchObject({ card: { state: 'BLOCKED', balance: null } })
    const { id: caseId } = await db
      .selectFrom('cases')
      .select('id')
      .where('order_id', '=', made?.orderId ?? ('' as never))
      .executeTakeFirstOrThrow()
    await decideCase(shop.deps, { caseId, decision: 'withdraw-cards', actor: 'Bo', reason: 'x' })
    await shop.runJobs()
    expect([await cardOf(orderUuid), await balanceOn(made?.id ?? '')]).toMatchObject([
      ...[{ state: 'withdrawn' }, 0],
    ])
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test.each([
    ...(['settle:written', 'notification:recorded', 'issue:claimed'] as const),
    ...(['issue:before-issuer', 'issue:answered-by-issuer', 'issue:written'] as const),
    ...(['mail:claimed', 'mail:sent'] as const),
  ])('a process that dies at %s puts the value on it once', async (point) => {
    const card = await printCard(shop)
    const { order } = await begin(card.number)
    const { paymentId, orderUuid } = await pay(order)
    shop.crashAt = point
    shop.provider.decide(paymentId, 'authorised')
    const news = [shop.provider.newsOf(paymentId)]
    const survive = async (work: () => Promise<unknown>) => {
      await work().catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error
      })
    }
    await survive(() => receiveNotifications(shop.deps, news))
    await survive(() => shop.runJobs())
    shop.loseJobs()
    await resumeWork(shop.deps)
    for (let round = 0; round < 3; round += 1) {
      await shop.runJobs()
      shop.later(3 * 60 * 1000)
      await reconcileWork(shop.deps)
    }
    await shop.runJobs()
    expect(shop.crashAt).toBeUndefined()
    const made = await cardOf(orderUuid)
    expect(made?.state).toBe('active')
    expect(await balanceOn(made?.id ?? '')).toBe(50_00)
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('pays back what waits for a person for nearly a day, and not before', async () => {
    const card = await printCard(shop)
    const { order } = await begin(card.number)
    const { paymentId, orderUuid } = await pay(order)
    await db
      .updateTable('orders')
      .set({ held_for: ['identity'] })
      .where('uuid', '=', orderUuid)
      .execute()
    await hear(paymentId)
    expect(await cardOf(orderUuid)).toBeUndefined()
    shop.later(21 * 3_600_000)
    await watchMoney(shop.deps)
    await shop.runJobs()
    expect((await orderOf(orderUuid)).refunded).toBeNull()
    shop.later(3_600_000)
    await watchMoney(shop.deps)
    await shop.runJobs()
    expect(await orderOf(orderUuid)).toMatchObject({ refunded: { value: 50_00 + fee } })
    expect(await stockOf(card)).toEqual({ unitId: null, usedAt: null })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('pays back what is not active within a day', async () => {
    const card = await printCard(shop)
    const { order } = await begin(card.number)
    const { paymentId, orderUuid } = await pay(order)
    shop.provider.decide(paymentId, 'authorised')
    await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
    await shop.runJobs('process-notification')
    shop.loseJobs()
    shop.later(24 * 3_600_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    expect(await orderOf(orderUuid)).toMatchObject({
      ...{ status: 'CANCELED', refunded: { value: 50_00 + fee } },
    })
    expect(await stockOf(card)).toEqual({ unitId: null, usedAt: null })
  })

  test('pays back what another issuer was not heard of within a day, and has whatever that one did undone', async () => {
    const { issuer } = shop.deps
    const asked: CardToActivate[] = []
    shop.deps.issuer = {
      ...issuer,
      activate: async (card) => {
        asked.push(card)
        await issuer.activate(card)
        throw new IssuerBusy('Its answer is lost.')
      },
    }
    const card = await printCard(shop, { productId: 'boomgaard-techbon', prefix: '629942' })
    const { order } = await begin(card.number, { amount: 250_00 })
    const { paymentId, orderUuid } = await pay(order)
    await hear(paymentId)
    shop.later(24 * 3_600_000)
    await reconcileWork(shop.deps)
    await shop.runJobs()
    shop.deps.issuer = issuer
    expect(await orderOf(orderUuid)).toMatchObject({ refunded: { value: 250_00 + fee } })
    const [{ unitId = '' as never, issuer: name = '' } = {}] = asked
    const known = { unitId, issuer: name, issuerReference: undefined }
    // What is voided for ever is not made good again.
    expect(await issuer.setState({ ...known, state: 'active' })).toBe('cannot')
    expect(await ledgerFindings(shop)).toEqual([])
  })
})
