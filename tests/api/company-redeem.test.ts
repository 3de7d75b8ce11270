import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { addPackage, detailsInput, giftInput, openApiShop } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop({
  products: [
    ...choiceProducts.filter(({ isChoiceCard }) => isChoiceCard),
    buildProduct({ id: 'dinerbon', categories: ['eten-en-drinken'] }),
    buildProduct({ id: 'techbon', categories: ['elektronica'] }),
    buildProduct({
      ...{ id: 'bomen', kind: 'DONATION', categories: ['goede-doelen'] },
      vat: { kind: 'donation' },
    }),
  ],
})
afterAll(close)
const { db } = shop.deps

let redeem = new Redeem(browser())
beforeEach(async () => {
  redeem = new Redeem(browser())
  await db.deleteFrom('attempts').execute()
})

/** A card that a company gave to somebody. */
async function companyCard(amountCents = 50_00): Promise<HeldCard> {
  const card = await issueCard(shop, { amountCents })
  await sql`update cards set programme = 'keuze-lantaarn', issuer = 'keuze-lantaarn' where id = ${card.id}`.execute(
    db,
  )
  return card
}

const showShop = `query Shop($userData: UserData!, $pageId: String!) { redeemShop(userData: $userData, pageId: $pageId) {
  pageId company terms giftCardCount donationCount minimumRemainingBalance { value } } }`
const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const listOf = `query List($userData: UserData!, $context: String, $pageId: String) {
  redeemProducts(userData: $userData, context: $context, pageId: $pageId, paging: { itemsPerPage: 48, pageNumber: 1 }) { products { id } } }`

test('the redeem shop of a company says whose it is, what holds there, and what there is to choose', async () => {
  const { data } = await redeem.ask(showShop, { pageId: 'lantaarn' })
  expect(data.redeemShop).toEqual({
    ...{ pageId: 'lantaarn', company: 'Lantaarn Installaties' },
    terms: expect.arrayContaining([expect.stringContaining('Lantaarn Installaties')]),
    ...{ giftCardCount: 1, donationCount: 1, minimumRemainingBalance: { value: 5_00 } },
  })
  for (const pageId of ['nergens', '', '1', 'Lantaarn', '\0'])
    expect((await redeem.ask(showShop, { pageId })).data).toEqual({ redeemShop: null })
})

test('a card of a company is exchanged for what its shop holds, and for nothing else', async () => {
  const card = await companyCard()
  expect(await redeem.open(card)).toMatchObject({ redeem: { pageId: 'lantaarn' }, errors: [] })
  const context = Buffer.from(redeem.token ?? '').toString('base64')
  const ids = async (asked: object) =>
    (await redeem.ask(listOf, asked)).data.redeemProducts.products.map(
      ({ id }: { id: string }) => id,
    )
  expect(await ids({ context })).toEqual(['bomen', 'dinerbon'])
  expect(await ids({ pageId: 'lantaarn' })).toEqual(['bomen', 'dinerbon'])
  expect(codesOf(await redeem.add({ productId: 'techbon', amount: 20_00 }))).toEqual([3543])
  await redeem.add({ productId: 'dinerbon', amount: 30_00 })
  await redeem.add({ productId: 'bomen', amount: 20_00 })
  await redeem.save(detailsInput())
  expect(await redeem.pay(0)).toMatchObject({ state: 'PAID', errors: [] })
  await shop.runJobs()
  expect(await balanceOf(db, cardAccount(card.id, 'EUR'))).toBe(0)
  expect(await ledgerFindings(shop)).toEqual([])
})

test('a card of a company pays no order, and its holder reads who picked what it may become', async () => {
  const visitor = browser()
  await visitor.ask(addPackage, { input: giftInput() })
  const present = async (door: string, shown: string, { number, pin }: HeldCard) => {
    const { captchaChallenge } = (await visitor.ask(challenge)).data
    const { data } = await visitor.ask(
      `mutation Present($userData: UserData!, $cardNumber: String!, $pin: String!, $captchaToken: String!) {
        ${door}(userData: $userData, cardNumber: $cardNumber, pin: $pin, captchaToken: $captchaToken) {
          ${shown} errors { code } } }`,
      { cardNumber: number, pin, captchaToken: solveCaptcha(captchaChallenge) },
    )
    return data[door]
  }
  const shown = 'card { company }'
  const [theirs, ours] = [await companyCard(), await issueCard(shop)]
  expect(codesOf(await present('addGiftCardPayment', 'order { id }', theirs))).toEqual([3549])
  expect(codesOf(await present('addGiftCardPayment', 'order { id }', ours))).toEqual([])
  expect((await present('checkGiftCardBalance', shown, theirs)).card).toEqual({
    company: 'Lantaarn Installaties',
  })
  expect((await present('checkGiftCardBalance', shown, ours)).card).toEqual({ company: null })
})

test('a card of everybody is not exchanged beside one of a company, in either order', async () => {
  await redeem.open(await companyCard())
  expect(codesOf(await redeem.addCard(await issueCard(shop)))).toEqual([3542])
  const other = new Redeem(browser())
  await other.open(await issueCard(shop))
  expect(codesOf(await other.addCard(await companyCard()))).toEqual([3542])
})

test('two cards of one company pay together', async () => {
  await redeem.open(await companyCard(20_00))
  await redeem.addCard(await companyCard(15_00))
  const { order } = await redeem.add({ productId: 'dinerbon', amount: 35_00 })
  expect(order).toMatchObject({ toPay: { value: 0 }, remainingBalance: { value: 0 } })
})
