import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { PaymentId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  detailsInput,
  giftInput,
  openApiShop,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import {
  blockCard,
  choiceProducts,
  type HeldCard,
  issueCard,
  spendFrom,
  wrongPin,
} from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { printCard } from '#tests/support/printed-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({
  products: [
    ...choiceProducts,
    buildProduct({ id: 'dinerbon' }),
    buildProduct({
      ...{ id: 'lege-kaarten', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' } },
      ...{ issuer: 'keuze', digital: undefined },
      physical: buildVariationConfig({
        ...{ hasFixedPrices: true, pricesToShowCents: [4_95], minCents: 4_95, maxCents: 4_95 },
      }),
    }),
  ],
})
afterAll(close)
const { db } = shop.deps

const fields = `order { totals { grandTotal { value } } amountToPay { value }
  giftCardPayments { id maskedNumber balance { value } amount { value } expiryDate } }
  errors { code message referencedRequestParameter }`
const add = `mutation Add($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
  addGiftCardPayment(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) { ${fields} } }`
const remove = `mutation Remove($userData: UserData!, $cardId: ID!) {
  removeGiftCardPayment(userData: $userData, cardId: $cardId) { ${fields} } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { status paymentMethod refunded { value } wentBack { amount { value } reason } } } }`
const showPaying = `query Cart($userData: UserData!) { cartV2(userData: $userData) { giftCardPayments { id } } }`
const openGift = `mutation Open($userData: UserData!, $token: String!) {
  openGiftCard(userData: $userData, token: $token) { page { cards { code { pin } } } errors { code } } }`
const activate = `mutation Activate($userData: UserData!, $input: ActivationInput!) {
  createActivationOrder(userData: $userData, input: $input) { order { version totals { grandTotal { value } } } errors { code } } }`
const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`

/** The fee of an order. */
const fee = 95
const packPrice = 4_95
const address = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12A' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}

let giver: ApiBrowser
const realNow = shop.now
beforeEach(async () => {
  giver = browser()
  shop.mails.clear()
  shop.now = realNow
  shop.promotions = []
  await db.deleteFrom('attempts').execute()
})

async function fill(...amounts: readonly number[]): Promise<void> {
  for (const amount of amounts) await giver.ask(addPackage, { input: giftInput({ amount }) })
  await giver.ask(saveDetails, { input: detailsInput() })
}

const present = async ({ number, pin }: Pick<HeldCard, 'number' | 'pin'>): Promise<Data> => {
  const captchaToken = solveCaptcha((await giver.ask(challenge)).data.captchaChallenge)
  return (await giver.ask(add, { cardNumber: number, pin, captchaToken })).data.addGiftCardPayment
}

const pay = async (expectedTotal: number, methodId: string | null = 'ideal', given = {}) => {
  const { data } = await giver.ask(startPayment, { input: { methodId, expectedTotal, ...given } })
  return data.startPayment as Data
}

/** A card with the price of one gift of 25 euros and the fee, to the cent. */
async function cardOfTheTotal(): Promise<HeldCard> {
  const card = await issueCard(shop, { amountCents: 26_00 })
  await spendFrom(shop, card, 5)
  return card
}

const balanceOn = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const stateOf = async ({ id }: HeldCard) =>
  (await db.selectFrom('cards').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state
const tendersOf = (uuid: string) =>
  db
    .selectFrom('tenders')
    .innerJoin('orders', 'orders.id', 'tenders.order_id')
    .select(['tenders.kind', 'card_id as cardId', 'amount_cents as cents'])
    .where('uuid', '=', uuid)
    .orderBy(sql`position nulls last`)
    .execute()
const orderOf = async (uuid: string): Promise<Data> =>
  (await giver.ask(showOrder, { uuid })).data.order.order

const refundMails = () =>
  [...shop.mails].filter(([key]) => key.startsWith('refund:')).map(([, { about }]) => about)

async function hear(paymentId: PaymentId, fate: 'authorised' | 'refused'): Promise<void> {
  shop.provider.decide(paymentId, fate)
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
}

describe('a choice card at the checkout', () => {
  test('pays all of an order without any bank: it is paid at once, and the card is spent', async () => {
    const card = await cardOfTheTotal()
    await fill(25_00)
    expect(await present(card)).toMatchObject({
      order: {
        amountToPay: { value: 0 },
        giftCardPayments: [{ balance: { value: 25_95 }, amount: { value: 25_95 } }],
      },
      errors: [],
    })
    expect(await balanceOn(card)).toBe(25_95)
    const paid = await pay(0, null)
    expect(paid).toMatchObject({ state: 'PAID', paymentId: null, methodId: null, errors: [] })
    expect([await balanceOn(card), await stateOf(card)]).toEqual([0, 'spent'])
    await shop.runJobs()
    expect(await orderOf(paid.orderUuid)).toMatchObject({
      ...{ status: 'COMPLETED', paymentMethod: 'giftCard' },
    })
    expect(await tendersOf(paid.orderUuid)).toEqual([
      { kind: 'card', cardId: card.id, cents: 25_95 },
    ])
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', paid.orderUuid)
      .executeTakeFirstOrThrow()
    expect(shop.mails.get(`confirmation:${id}`)?.about).toMatchObject({
      paidWith: [{ kind: 'card' }],
    })
    // The basket is gone, and its cards with it.
    await fill(25_00)
    const { data } = await giver.ask(showPaying)
    expect(data.cartV2.giftCardPayments).toEqual([])
  })

  test('pays a part, and the bank is asked for the rest alone', async () => {
    const card = await issueCard(shop, { amountCents: 10_00 })
    await fill(25_00)
    expect((await present(card)).order.amountToPay).toEqual({ value: 15_95 })
    // The button said the whole total: nothing is charged silently.
    expect((await pay(25_95)).errors).toMatchObject([{ code: 3204 }])
    const { paymentId, orderUuid } = await pay(15_95)
    expect(shop.provider.newsOf(paymentId).amount).toEqual(euro(15_95))
    expect(await balanceOn(card)).toBe(0)
    await hear(paymentId, 'authorised')
    expect(await orderOf(orderUuid)).toMatchObject({ status: 'COMPLETED', paymentMethod: 'ideal' })
    expect(await tendersOf(orderUuid)).toEqual([
      { kind: 'card', cardId: card.id, cents: 10_00 },
      { kind: 'provider', cardId: null, cents: 15_95 },
    ])
    expect(await stateOf(card)).toBe('spent')
  })

  test('has its money back the moment the bank says no, and pays the next attempt', async () => {
    const card = await issueCard(shop, { amountCents: 10_00 })
    await fill(25_00)
    await present(card)
    const first = await pay(15_95)
    await hear(first.paymentId, 'refused')
    expect(await balanceOn(card)).toBe(10_00)
    const second = await pay(15_95)
    expect(second.orderUuid).toBe(first.orderUuid)
    expect(await balanceOn(card)).toBe(0)
    // Another attempt of the same order may still be open: what it needs stays reserved.
    const third = await pay(15_95)
    await hear(third.paymentId, 'refused')
    expect(await balanceOn(card)).toBe(0)
    await hear(second.paymentId, 'authorised')
    expect(await stateOf(card)).toBe('spent')
  })

  test('two cards pay together, the soonest to expire first', async () => {
    const [late, soon] = [
      await issueCard(shop, { amountCents: 10_00 }),
      await issueCard(shop, { amountCents: 20_00 }),
    ]
    await sql`update cards set valid_until = '2026-12-31' where id = ${soon.id}`.execute(db)
    await fill(25_00)
    await present(late)
    expect((await present(soon)).order).toMatchObject({
      amountToPay: { value: 0 },
      giftCardPayments: [{ amount: { value: 5_95 } }, { amount: { value: 20_00 } }],
    })
    const { orderUuid } = await pay(0, null)
    expect(await tendersOf(orderUuid)).toEqual([
      { kind: 'card', cardId: soon.id, cents: 20_00 },
      { kind: 'card', cardId: late.id, cents: 5_95 },
    ])
    expect([await balanceOn(late), await balanceOn(soon)]).toEqual([4_05, 0])
  })

  test('pays no choice card, only what is around it', async () => {
    const card = await issueCard(shop, { amountCents: 30_00 })
    await giver.ask(addPackage, {
      input: giftInput({ productId: 'cadeaubonnl-keuze-cadeaukaart', amount: 25_00 }),
    })
    await giver.ask(saveDetails, { input: detailsInput() })
    expect((await present(card)).order).toMatchObject({
      amountToPay: { value: 25_00 },
      giftCardPayments: [{ amount: { value: fee } }],
    })
    expect((await pay(0, null)).errors).toMatchObject([{ code: 3204 }])
    expect(await balanceOn(card)).toBe(30_00)
  })

  test('pays no pack of blank cards, only its fee and its postage', async () => {
    const card = await issueCard(shop, { amountCents: 30_00 })
    const pack = { productId: 'lege-kaarten', variationType: 'PHYSICAL', amount: packPrice }
    await giver.ask(addPackage, { input: giftInput({ ...pack, address }) })
    await giver.ask(saveDetails, { input: detailsInput() })
    const { order } = await present(card)
    const around = order.totals.grandTotal.value - packPrice
    expect(around).toBeGreaterThan(fee)
    expect(order).toMatchObject({
      amountToPay: { value: packPrice },
      giftCardPayments: [{ amount: { value: around } }],
    })
    expect((await pay(0, null)).errors).toMatchObject([{ code: 3204 }])
    const { paymentId, orderUuid } = await pay(packPrice)
    await hear(paymentId, 'authorised')
    expect(await tendersOf(orderUuid)).toEqual([
      { kind: 'card', cardId: card.id, cents: around },
      { kind: 'provider', cardId: null, cents: packPrice },
    ])
    expect(await balanceOn(card)).toBe(30_00 - around)
  })

  test('pays no activation: presented to the basket, it takes nothing off what the bank is asked', async () => {
    const { number: cardNumber } = await printCard(shop)
    const card = await issueCard(shop, { amountCents: 60_00 })
    await fill(25_00)
    await present(card)
    const captchaToken = solveCaptcha((await giver.ask(challenge)).data.captchaChallenge)
    const about = { cardNumber, amount: 50_00, email: 'anna@voorbeeld.example' }
    const { data } = await giver.ask(activate, {
      input: { ...about, acceptTerms: true, captchaToken },
    })
    const total = 50_00 + fee
    const { version: activationVersion, totals } = data.createActivationOrder.order
    expect(totals.grandTotal).toEqual({ value: total })
    for (const methodId of [null, 'ideal']) {
      const { errors } = await pay(0, methodId, { activationVersion })
      expect(errors).toMatchObject([{ code: 3204 }])
    }
    const { paymentId, orderUuid } = await pay(total, 'ideal', { activationVersion })
    await hear(paymentId, 'authorised')
    expect(await tendersOf(orderUuid)).toEqual([{ kind: 'provider', cardId: null, cents: total }])
    expect(await balanceOn(card)).toBe(60_00)
  })

  test('pays what a promotion leaves, and no more', async () => {
    shop.promotions = [buildPromotion()]
    const card = await issueCard(shop, { amountCents: 30_00 })
    await fill(25_00)
    expect((await present(card)).order).toMatchObject({
      amountToPay: { value: 0 },
      giftCardPayments: [{ amount: { value: 22_50 + fee } }],
    })
    const { orderUuid, state } = await pay(0, null)
    expect([state, await balanceOn(card)]).toEqual(['PAID', 30_00 - 22_50 - fee])
    expect(await tendersOf(orderUuid)).toMatchObject([{ kind: 'card', cents: 22_50 + fee }])
  })

  test('leaves by one press', async () => {
    const card = await issueCard(shop, { amountCents: 10_00 })
    await fill(25_00)
    const [{ id }] = (await present(card)).order.giftCardPayments
    const taken = async () => (await giver.ask(remove, { cardId: id })).data.removeGiftCardPayment
    expect(await taken()).toMatchObject({
      order: { amountToPay: { value: 25_95 }, giftCardPayments: [] },
    })
    expect((await taken()).errors).toMatchObject([{ code: 3522 }])
  })
})

describe('a card that cannot pay', () => {
  const codesOf = ({ errors }: Data) => errors.map(({ code }: { code: number }) => code)

  test('is told by what is wrong with it, once number and pin are right', async () => {
    await fill(25_00)
    const [good, blocked, expired, empty, elsewhere] = [
      await issueCard(shop),
      await issueCard(shop),
      await issueCard(shop),
      await issueCard(shop),
      await issueCard(shop),
    ]
    expect(codesOf(await present({ ...good, pin: wrongPin(good.pin) }))).toEqual([3513])
    await db.deleteFrom('attempts').execute()
    expect(codesOf(await present(good))).toEqual([])
    expect(codesOf(await present(good))).toEqual([3520])
    await blockCard(shop, blocked)
    expect(codesOf(await present(blocked))).toEqual([3523])
    await sql`update cards set valid_until = '2026-11-20' where id = ${expired.id}`.execute(db)
    const { errors } = await present(expired)
    expect(errors).toMatchObject([
      { code: 3524, message: 'Deze kaart is verlopen op 20 november 2026.' },
    ])
    await spendFrom(shop, empty, 25_00)
    expect(codesOf(await present(empty))).toEqual([3525])
    await sql`update cards set storefront = 'GCSBE' where id = ${elsewhere.id}`.execute(db)
    expect(codesOf(await present(elsewhere))).toEqual([3527])
  })

  test('a card that was blocked or spent between the basket and the button changes the total: nothing is charged', async () => {
    const card = await cardOfTheTotal()
    await fill(25_00)
    await present(card)
    await spendFrom(shop, card, 1)
    expect((await pay(0, null)).errors).toMatchObject([{ code: 3204 }])
    await blockCard(shop, card)
    expect((await pay(1)).errors).toMatchObject([{ code: 3204 }])
    const { paymentId } = await pay(25_95)
    expect(shop.provider.newsOf(paymentId).amount).toEqual(euro(25_95))
  })

  test('expires at midnight in the Netherlands, also between adding it and paying', async () => {
    const card = await cardOfTheTotal()
    await sql`update cards set valid_until = '2026-11-21' where id = ${card.id}`.execute(db)
    await fill(25_00)
    shop.now = new Date('2026-11-21T22:59:59Z')
    expect((await present(card)).order.amountToPay).toEqual({ value: 0 })
    shop.now = new Date('2026-11-21T23:00:00Z')
    expect((await pay(0, null)).errors).toMatchObject([{ code: 3204 }])
  })
})

describe('a payment that comes late', () => {
  test('pays with what its card still has, though the lease is over', async () => {
    const card = await issueCard(shop, { amountCents: 10_00 })
    await fill(25_00)
    await present(card)
    const { paymentId, orderUuid } = await pay(15_95)
    await sql`update holds set leased_until = taken_at where card_id = ${card.id}`.execute(db)
    await runJob(shop.deps, 'expire-holds', {})
    expect(await balanceOn(card)).toBe(10_00)
    await hear(paymentId, 'authorised')
    expect(await orderOf(orderUuid)).toMatchObject({ status: 'COMPLETED' })
    expect(await balanceOn(card)).toBe(0)
  })

  test('goes back whole where its card was spent on something else meanwhile', async () => {
    const card = await issueCard(shop, { amountCents: 10_00 })
    await fill(25_00)
    await present(card)
    const { paymentId, orderUuid } = await pay(15_95)
    await sql`update holds set leased_until = taken_at where card_id = ${card.id}`.execute(db)
    await runJob(shop.deps, 'expire-holds', {})
    await spendFrom(shop, card, 10_00)
    const before = shop.provider.refundedCents()
    await hear(paymentId, 'authorised')
    expect(shop.provider.refundedCents() - before).toBe(15_95)
    const wentBack = [{ amount: { value: 15_95 }, reason: 'CARD_GONE' }]
    expect(await orderOf(orderUuid)).toMatchObject({ status: 'PENDING', wentBack })
    expect(await tendersOf(orderUuid)).toEqual([])
    // And is told why, once.
    await hear(paymentId, 'authorised')
    expect(refundMails()).toMatchObject([
      { why: 'cardGone', total: euro(15_95), lines: [], paymentMethod: 'ideal' },
    ])
  })
})

describe('what is paid back', () => {
  test('goes to the card first, then to the bank, and never more than each gave; a card that expired since lives longer', async () => {
    const card = await issueCard(shop, { amountCents: 30_00 })
    await fill(88_00)
    await present(card)
    const { paymentId, orderUuid } = await pay(58_95)
    await sql`update cards set valid_until = '2026-11-22' where id = ${card.id}`.execute(db)
    const before = shop.provider.refundedCents()
    // The issuer of this amount refuses it.
    await hear(paymentId, 'authorised')
    expect(await balanceOn(card)).toBe(30_00)
    expect(shop.provider.refundedCents() - before).toBe(58_95)
    expect(await orderOf(orderUuid)).toMatchObject({ refunded: { value: 88_95 } })
    const { state, valid_until: until } = await db
      .selectFrom('cards')
      .select(['state', 'valid_until'])
      .where('id', '=', card.id)
      .executeTakeFirstOrThrow()
    expect([state, until]).toEqual(['active', '2027-06-30'])
    expect(refundMails()).toMatchObject([
      { why: 'cardNotIssued', total: euro(88_95), onCards: euro(30_00), paymentMethod: 'ideal' },
    ])
  })

  test('shows its pin again where it was spent and over for months: what came back can be spent', async () => {
    const card = await issueCard(shop, { amountCents: 89_00 })
    await spendFrom(shop, card, 5)
    await fill(88_00)
    await present(card)
    expect(await pay(0, null)).toMatchObject({ state: 'PAID', errors: [] })
    expect(await stateOf(card)).toBe('spent')
    await sql`update cards set valid_until = '2026-06-30' where id = ${card.id}`.execute(db)
    await runJob(shop.deps, 'forget-expired', {})
    // The issuer of this amount refuses it.
    await shop.runJobs()
    expect(await balanceOn(card)).toBe(88_95)
    const { id, linkVersion } = await db
      .selectFrom('cards')
      .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
      .innerJoin('deliveries', 'deliveries.id', 'card_units.delivery_id')
      .select(['deliveries.id', 'link_version as linkVersion'])
      .where('cards.id', '=', card.id)
      .executeTakeFirstOrThrow()
    const token = shop.deps.cardLinks.token({ id, linkVersion })
    const { data } = await giver.ask(openGift, { token })
    expect(data.openGiftCard.page.cards).toMatchObject([{ code: { pin: card.pin } }])
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
