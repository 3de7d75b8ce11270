import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { detailsInput } from '#tests/support/api-shop.ts'
import { type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { codesOf, Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const { browser, shop, db, balanceOn, choose, close } = await openRedeemShop()
afterAll(close)
const realNow = shop.now

let own: Redeem
let card: HeldCard
let extra: HeldCard
let packageId: string
beforeEach(async () => {
  shop.now = realNow
  await db.deleteFrom('attempts').execute()
  own = new Redeem(browser())
  card = await choose(own, 25_00)
  extra = await issueCard(shop)
  packageId = (await own.look()).redeemOrder.packages[0].id
})

/** The codes of the list, whose token is context of its own. */
async function listed(caller: Redeem) {
  const { errors } = await caller.ask(
    `query List($userData: UserData!, $context: String) { redeemProducts(userData: $userData, context: $context,
      paging: { itemsPerPage: 4, pageNumber: 1 }) { products { id } } }`,
    { context: Buffer.from(caller.token ?? '').toString('base64') },
  )
  return errors?.map(({ extensions }) => extensions.code) ?? []
}

/** Every call that a token is for, on what is really there. */
const calls: Record<string, (caller: Redeem) => Promise<readonly number[]>> = {
  redeemSession: async (caller) => (await caller.look()).codes.slice(0, 1),
  redeemOrder: async (caller) => (await caller.look()).codes.slice(1),
  redeemProducts: listed,
  addRedeemCard: async (caller) => codesOf(await caller.addCard(extra)),
  removeRedeemCard: async (caller) =>
    codesOf(await caller.change('removeRedeemCard', { cardId: card.id })),
  addRedeemPackage: async (caller) =>
    codesOf(await caller.add({ productId: 'dinerbon', amount: 10_00 })),
  updateRedeemPackage: async (caller) => codesOf(await caller.update(packageId, { amount: 10_00 })),
  removeRedeemPackage: async (caller) =>
    codesOf(await caller.change('removeRedeemPackage', { packageId })),
  saveRedeemDetails: async (caller) =>
    codesOf(await caller.save(detailsInput({ firstName: 'Dief' }))),
  startPayment: async (caller) => codesOf(await caller.pay(0)),
  addOriginalPackageToCartAndPlaceOrder: async (caller) =>
    codesOf(await caller.placeOriginal(packageId, 0)),
  closeRedeem: async (caller) => codesOf(await caller.change('closeRedeem')),
}

/** What is refused with whose token. */
const tokens: Record<string, () => Promise<Redeem>> = {
  'the token of somebody else': async () => {
    const thief = new Redeem(browser())
    await thief.open(await issueCard(shop))
    thief.token = own.token
    return thief
  },
  'a token that ended': async () => {
    shop.now = new Date(shop.now.getTime() + 30 * 60_000)
    return own
  },
  'a token that its visitor left': async () => {
    await own.change('closeRedeem')
    return own
  },
}

describe.each(Object.keys(tokens))('with %s', (whose) => {
  test.each(Object.keys(calls))('%s is refused, and nothing is changed', async (name) => {
    const before = await db.selectFrom('carts').select(['id', 'version']).orderBy('id').execute()
    const caller = await (tokens[whose] as () => Promise<Redeem>)()
    const codes = await (calls[name] as (typeof calls)[string])(caller)
    expect(codes).toEqual([3540])
    expect(await balanceOn(card)).toBe(25_00)
    if (whose === 'the token of somebody else') {
      const after = await db.selectFrom('carts').select(['id', 'version']).orderBy('id').execute()
      expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual(before)
      expect(await own.pay(0)).toMatchObject({ state: 'PAID' })
    }
  })
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
