import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { cardAccount, systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listAccountOrders } from '#domain/orders/list-account-orders.ts'
import { decideCase } from '#flows/cases/decide-case.ts'
import { postInDemonstration } from '#flows/orders/post-shipments.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { type CardId, newId, type PaymentId } from '#kernel/ids.ts'
import { runCommand } from '#server/commands/commands.ts'
import { blankCardsPage } from '#server/developer/blank-cards-page.ts'
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
import { buildCategory, buildProduct, buildVariationConfig } from '#tests/support/build-product.ts'
import { changeOf } from '#tests/support/case-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { activatedProducts } from '#tests/support/printed-cards.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const pack = buildProduct({
  ...{ id: 'lege-kaarten', kind: 'GIFTCARD_BLANK_PACK', vat: { kind: 'goods' }, issuer: 'keuze' },
  title: { nl: 'Lege Cadeaukaarten', en: 'Blank Gift Cards' },
  digital: undefined,
  physical: buildVariationConfig({
    ...{ hasFixedPrices: true, pricesToShowCents: [4_95], minCents: 4_95, maxCents: 4_95 },
  }),
})
const products = [...activatedProducts, pack]
const { browser, shop, close } = await openApiShop({ products })
const folder = mkdtempSync(join(tmpdir(), 'packs-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await close()
})
const { db } = shop.deps
await db
  .transaction()
  .execute((tx) =>
    importCatalogue(tx, { products, categories: [buildCategory()], terms: new Map() }),
  )

/** A Monday at noon. */
const monday = new Date('2026-11-23T11:00:00Z')
const address = {
  ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12A' },
  ...{ street: 'Oudegracht', city: 'Utrecht' },
}
const card = {
  ...{ encryptedCardNumber: 'x', encryptedExpiryMonth: 'x', encryptedExpiryYear: 'x' },
  ...{ encryptedSecurityCode: 'x', holderName: 'Anna', brand: 'visa' },
}
const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const create = `mutation Create($userData: UserData!, $input: ActivationInput!) {
  createActivationOrder(userData: $userData, input: $input) {
    order { version totals { grandTotal { value } } } errors { code } } }`
const showOrder = `query Order($userData: UserData!, $uuid: String!) {
  order(userData: $userData, uuid: $uuid) { order { orderNumber: referenceNumber status flow orderType refunded { value }
    receivers { id post { state } gifts { title } } } } }`
const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!, $orderUuid: String) {
  withdraw(userData: $userData, input: $input, orderUuid: $orderUuid) { errors { code } } }`

const packInput = (given: object = {}) =>
  giftInput({
    ...{ productId: pack.id, variationType: 'PHYSICAL', amount: 4_95, address, ...given },
  })
const codes = ({ errors }: Data): number[] => errors.map(({ code }: { code: number }) => code)

let buyer: ApiBrowser
let files = 0
beforeEach(async () => {
  buyer = browser()
  shop.now = monday
  await db.deleteFrom('attempts').execute()
})

/** What the operator types. */
async function run(...words: readonly string[]) {
  const { clock, queue, vault } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock, home: folder }), vault, openQueue }
  const { lines, exitCode } = await runCommand(context, words)
  await shop.runJobs()
  return { text: lines.join('\n'), exitCode }
}

/** Blank cards of a programme, fresh from the printer. */
async function print(count: number, programme = 'keuze'): Promise<readonly string[]> {
  const { text } = await run('cards', 'make', programme, '--count', `${count}`, '--by', 'Bo')
  const [id = ''] = text.split(':')
  files += 1
  const file = `batch-${files}.csv`
  await run('cards', 'export', id, '--out', file, '--by', 'Bo')
  const [, ...rows] = readFileSync(join(folder, file), 'utf8').trim().split('\n')
  return rows.map((row) => row.split(',')[0] ?? '')
}

const fee = 95
const postage = 2_95

/** So many packs are ordered and paid. */
async function buy(quantity = 1) {
  await buyer.ask(addPackage, { input: packInput({ quantity }) })
  await buyer.ask(saveDetails, { input: detailsInput() })
  const expectedTotal = quantity * 4_95 + fee + postage
  const input = { methodId: 'scheme', expectedTotal, card }
  const { data } = await buyer.ask(startPayment, { input })
  expect(data.startPayment).toMatchObject({ state: 'PAID', errors: [] })
  await shop.runJobs()
  const uuid: string = data.startPayment.orderUuid
  const { orderNumber } = await look(uuid)
  const paymentId: PaymentId = data.startPayment.paymentId
  return { uuid, orderNumber, paymentId, name: `${orderNumber}/1` }
}

const look = async (uuid: string): Promise<Data> =>
  (await buyer.ask(showOrder, { uuid })).data.order.order

/** The newest order as it stands in the account of whoever confirms that its address is theirs. */
async function inAccount() {
  const account = { id: newId('acc'), confirmedEmail: 'anna@voorbeeld.example' }
  const { key: storefront } = shop.deps.storefront
  const { orders } = await listAccountOrders(db, {
    storefront,
    account,
    now: shop.deps.clock.now(),
    text: undefined,
    year: undefined,
    offset: 0,
    limit: 1,
  })
  return orders[0]
}

const cardsOf = (numbers: readonly string[]) => numbers.flatMap((number) => ['--card', number])

/** It is packed with these cards, and posted. */
async function send(name: string, numbers: readonly string[]) {
  expect(await run('post', 'packed', name, ...cardsOf(numbers))).toMatchObject({ exitCode: 0 })
  expect(await run('post', 'posted', name)).toMatchObject({ exitCode: 0 })
}

/** Somebody puts €25 on a card. */
async function activate(cardNumber: string) {
  const holder = browser()
  const captchaToken = solveCaptcha((await holder.ask(challenge)).data.captchaChallenge)
  const input = {
    ...{ cardNumber, amount: 25_00, email: 'jan@voorbeeld.example', acceptTerms: true },
    captchaToken,
  }
  const { order, errors } = (await holder.ask(create, { input })).data.createActivationOrder
  if (order === null) return { codes: codes({ errors }), state: undefined }
  const { data } = await holder.ask(startPayment, {
    input: {
      ...{ methodId: 'ideal', activationVersion: order.version },
      expectedTotal: order.totals.grandTotal.value,
    },
  })
  const { paymentId, orderUuid } = data.startPayment as { paymentId: PaymentId; orderUuid: string }
  shop.provider.decide(paymentId, 'authorised')
  await receiveNotifications(shop.deps, [shop.provider.newsOf(paymentId)])
  await shop.runJobs()
  const made = await db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['cards.id', 'cards.state'])
    .where('orders.uuid', '=', orderUuid)
    .executeTakeFirst()
  return { codes: [], state: made?.state, id: made?.id as CardId }
}

const revenue = () => balanceOf(db, systemAccount('feeRevenue', 'EUR'))
const vat = () => balanceOf(db, systemAccount('vatPayable', 'EUR'))
const withoutVat = (cents: number) => cents - vatIn(cents)
const vatIn = (cents: number) => Math.round((cents * 21) / 121)

async function withdrawn(orderNumber: string) {
  const input = {
    ...{ name: 'Anna de Vries', email: 'anna@voorbeeld.example', orderNumber },
  }
  expect(codes((await buyer.ask(withdraw, { input })).data.withdraw)).toEqual([])
  await shop.runJobs()
  const { text } = await run('withdrawals', 'list')
  return /wdr_\w+/.exec(text)?.[0]
}

describe('a pack of three blank cards', () => {
  test('is bought, packed with three cards, posted, and one of them gets €25: the books are right to the cent', async () => {
    const before = { revenue: await revenue(), vat: await vat() }
    const { uuid, name } = await buy()
    expect(await inAccount()).toMatchObject({ quantity: 1, packQuantity: 1 })
    const [extras, extrasVat] = [withoutVat(fee) + withoutVat(postage), vatIn(fee) + vatIn(postage)]
    expect(await revenue()).toBe(before.revenue + extras)
    const [one = '', two = '', three = ''] = await print(3)

    expect(await run('post', 'packed', name)).toEqual({
      ...{ exitCode: 1, text: `${name} was not packed: scan its printed cards, 3 of them.` },
    })
    expect((await run('post', 'packed', name, ...cardsOf([one, two]))).exitCode).toBe(1)
    expect(await look(uuid)).toMatchObject({
      // Nothing is asked of it that is asked of a gift.
      receivers: [{ post: { state: 'WAITING' }, gifts: [] }],
    })
    expect((await run('post', 'packed', name, ...cardsOf([one, two, three]))).exitCode).toBe(0)
    // Nobody has it in hand yet.
    expect(await activate(one)).toMatchObject({ codes: [3530] })
    expect(await run('post', 'posted', name)).toMatchObject({ exitCode: 0 })

    expect(await look(uuid)).toMatchObject({
      ...{ status: 'COMPLETED', flow: 'REORDER', orderType: 'REORDER' },
      receivers: [{ post: { state: 'POSTED' } }],
    })
    expect(await revenue()).toBe(before.revenue + extras + withoutVat(4_95))
    expect(await vat()).toBe(before.vat + extrasVat + vatIn(4_95))
    expect(await db.selectFrom('cards').select('id').execute()).toEqual([])
    expect((await run('post', 'stock')).text).toContain('0 in stock')

    const { state, id } = await activate(two)
    expect(state).toBe('active')
    expect(await balanceOf(db, cardAccount(id as CardId, 'EUR'))).toBe(25_00)
    expect(await activate(two)).toMatchObject({ codes: [3530] })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('is packed with blank cards of its programme alone, each once and in no other pack', async () => {
    const first = await buy()
    const numbers = await print(3)
    const [one = ''] = numbers
    await send(first.name, numbers)
    buyer = browser()
    const { name } = await buy(2)
    const [a = '', b = '', ...more] = await print(7)
    const [other = ''] = await print(1, 'keuze-lantaarn')
    const packed = async (...cards: readonly string[]) =>
      (await run('post', 'packed', name, ...cardsOf(cards))).text
    expect(await packed(a, b, one)).toContain('lies in another envelope, or is somebody’s')
    expect(await packed(a, a, b)).toContain('was scanned twice')
    expect(await packed(a, b, other)).toContain('is of another kind')
    expect(await packed(a, b, ...more)).toContain('is one more than was ordered')
    expect(await packed(a, b, ...more.slice(1))).toContain('is packed; 6 printed in it')
    // Scanned anew, others take their place.
    expect(await packed(...more, a)).toContain('is packed; 6 printed in it')
    expect(await run('post', 'posted', name)).toMatchObject({ exitCode: 0 })
    expect(await activate(b)).toMatchObject({ state: 'active' })
  })

  test('goes back before it is posted, with its postage, and its cards lie on their shelf again', async () => {
    const before = { revenue: await revenue(), vat: await vat() }
    const { uuid, orderNumber } = await buy(2)
    await withdrawn(orderNumber)
    expect(await look(uuid)).toMatchObject({
      ...{ status: 'CANCELED', refunded: { value: 2 * 4_95 + fee + postage } },
    })
    expect({ revenue: await revenue(), vat: await vat() }).toEqual(before)
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('goes back when a person decides: what is still blank never gets value, what somebody put on a card stays', async () => {
    const before = { revenue: await revenue(), vat: await vat() }
    const { uuid, name, orderNumber } = await buy()
    const numbers = await print(3)
    const [one = '', two = '', three = ''] = numbers
    await send(name, numbers)
    const { id } = await activate(one)
    shop.now = new Date(monday.getTime() + 5 * dayMs)
    const withdrawalId = (await withdrawn(orderNumber)) ?? ''
    expect(await look(uuid)).toMatchObject({ refunded: null })
    const why = ['--by', 'Bo', '--because', 'two cards came back']
    const shown = await run('withdrawals', 'show', withdrawalId)
    expect(shown.text).toContain('1 of 3 blank cards activated')
    const decided = await run('withdrawals', 'decide', withdrawalId, '--pay-back', ...why)
    expect(decided).toMatchObject({ exitCode: 0 })

    expect(await look(uuid)).toMatchObject({ refunded: { value: 4_95 + fee + postage } })
    expect(await balanceOf(db, cardAccount(id as CardId, 'EUR'))).toBe(25_00)
    expect(await activate(two)).toMatchObject({ codes: [3530] })
    expect(await activate(three)).toMatchObject({ codes: [3530] })
    const ofActivation = { revenue: withoutVat(fee), vat: vatIn(fee) }
    expect({ revenue: await revenue(), vat: await vat() }).toEqual({
      ...{ revenue: before.revenue + ofActivation.revenue, vat: before.vat + ofActivation.vat },
    })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test.each([
    ['withdraw-cards', 'chargeback'],
    ['refund-cards', 'disputeOpened'],
  ] as const)(
    'is taken by a case (%s): what is still blank of it is good no more',
    async (decision, kind) => {
      const before = { revenue: await revenue(), vat: await vat() }
      const { uuid, name, paymentId } = await buy()
      const [one = '', ...others] = await print(3)
      await send(name, [one, ...others])
      await receiveNotifications(shop.deps, [changeOf(shop.provider.newsOf(paymentId), kind)])
      await shop.runJobs()
      const { id: caseId } = await db
        .selectFrom('cases')
        .innerJoin('orders', 'orders.id', 'cases.order_id')
        .select('cases.id')
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow()
      await decideCase(shop.deps, { caseId, decision, actor: 'Bo', reason: 'x' })
      await shop.runJobs()
      expect(await activate(one)).toMatchObject({ codes: [3530] })
      // Whether the bank paid it back or the shop does: nothing of it was sold.
      expect({ revenue: await revenue(), vat: await vat() }).toEqual(before)
      expect(await ledgerFindings(shop)).toEqual([])
    },
  )

  test('is taken back by hand: the mail to its buyer calls it a set', async () => {
    const { uuid, orderNumber } = await buy()
    const { text } = await run('orders', 'refund', orderNumber)
    const why = ['--by', 'Bo', '--because', 'bought twice']
    const unit = /unt_\w+/.exec(text)?.[0] ?? ''
    const refunded = await run('orders', 'refund', orderNumber, '--cards', unit, ...why)
    expect(refunded).toMatchObject({ exitCode: 0 })
    expect(await look(uuid)).toMatchObject({ status: 'CANCELED' })
    const mails = [...shop.mails].filter(([key]) => key.startsWith('refund:'))
    expect(mails.at(-1)?.[1].about).toMatchObject({
      ...{ why: 'byHand', lines: [{ quantity: 1, isPack: true }], rest: 'none' },
    })
    expect(await ledgerFindings(shop)).toEqual([])
  })

  test('is lost in the post: another is packed, and the cards of the first never get value', async () => {
    const before = await revenue()
    const { name, orderNumber, uuid } = await buy()
    const [one = '', ...others] = await print(3)
    await send(name, [one, ...others])
    const lost = await run('post', 'lost', name, '--replace', '--by', 'Bo')
    expect(lost).toMatchObject({ exitCode: 0 })
    expect(await activate(one)).toMatchObject({ codes: [3530] })
    expect(await look(uuid)).toMatchObject({ status: 'PENDING' })
    await send(`${orderNumber}/2`, await print(3))
    expect(await look(uuid)).toMatchObject({ status: 'COMPLETED', refunded: null })
    const mails = [...shop.mails].filter(([key]) => key.startsWith('posted:'))
    expect(mails.slice(-3).map(([, { about }]) => about)).toMatchObject([
      { news: 'posted', isPack: true },
      { news: 'replaced', isPack: true },
      { news: 'posted', isPack: true },
    ])
    expect(await revenue()).toBe(before + withoutVat(4_95) + withoutVat(fee) + withoutVat(postage))
    expect(await ledgerFindings(shop)).toEqual([])
  })
})

test('in the demonstration the cards of a pack are printed for it, blank, with their pins to be read', async () => {
  const { uuid } = await buy()
  const { storefront } = shop.deps
  const organisation = { ...storefront.organisation, isInvented: true as const }
  shop.later(3 * 60 * 1000)
  for (const _step of ['packed', 'posted']) {
    await postInDemonstration({ ...shop.deps, storefront: { ...storefront, organisation } })
    await shop.runJobs()
  }
  expect(await look(uuid)).toMatchObject({ receivers: [{ post: { state: 'POSTED' } }] })
  const page = await blankCardsPage(shop.deps)
  const rows = [...page.matchAll(/<code>(\d{19})<\/code><\/td><td><code>(\d{6})<\/code>/g)]
  expect(rows.length).toBeGreaterThanOrEqual(3)
  expect(await activate(rows[0]?.[1] ?? '')).toMatchObject({ state: 'active' })
})

describe('a pack is refused', () => {
  test.each([
    ['by e-mail', { variationType: 'DIGITAL', address: undefined }, 3101],
    ['none of it', { quantity: 0 }, 3200],
    ['more than an order may hold', { quantity: 999 }, 2030],
    ['at another price', { amount: 5_00 }, 3102],
    ['in a paper', { wrapper: 'stripes' }, 3110],
  ])('%s', async (_what, given, code) => {
    const { data } = await buyer.ask(addPackage, { input: packInput(given) })
    expect(codes(data.addPackage)).toEqual([code])
  })
})
