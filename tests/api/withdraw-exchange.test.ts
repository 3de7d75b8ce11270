import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PaymentId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { detailsInput } from '#tests/support/api-shop.ts'
import { buildPromotion } from '#tests/support/build-promotion.ts'
import { type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { openRedeemShop } from '#tests/support/redeem-shop.ts'

const { browser, shop, db, balanceOn, hear, close } = await openRedeemShop()
afterAll(close)

const withdraw = `mutation Withdraw($userData: UserData!, $input: WithdrawalInput!) {
  withdraw(userData: $userData, input: $input) { errors { code } } }`
const tenPercent = buildPromotion({ id: 'meer-voor-je-kaart', addsToRedeemed: true })

beforeEach(async () => {
  shop.promotions = []
  await db.deleteFrom('attempts').execute()
})

type Mix = { cards: readonly number[]; chosen: number; isMore?: boolean }

/** What is exchanged in euros, by which cards, and whether the shop adds to it. */
const mixes: Record<string, Mix> = {
  'one card': { cards: [40_00], chosen: 40_00 },
  'two cards, of which one keeps something': { cards: [25_00, 30_00], chosen: 45_00 },
  'a card and iDEAL': { cards: [25_00], chosen: 40_00 },
  'two cards and iDEAL': { cards: [25_00, 30_00], chosen: 90_00 },
  'a card, to which the shop adds': { cards: [50_00], chosen: 50_00, isMore: true },
  'two cards and iDEAL, to which the shop adds': {
    ...{ cards: [25_00, 30_00], chosen: 90_00, isMore: true },
  },
}

async function exchange(email: string, { cards, chosen, isMore = false }: Mix) {
  if (isMore) shop.promotions = [tenPercent]
  const redeem = new Redeem(browser())
  const held: HeldCard[] = []
  for (const amountCents of cards) {
    const card = await issueCard(shop, { amountCents })
    if (held.length === 0) await redeem.open(card)
    else await redeem.addCard(card)
    held.push(card)
  }
  await redeem.add({ productId: 'dinerbon', amount: chosen })
  await redeem.save(detailsInput({ email, confirmEmail: email }))
  const toPay = Math.max(chosen - sum(cards), 0)
  const promotion = isMore ? chosen / 10 : null
  const paid = await redeem.pay(toPay, toPay > 0 ? 'ideal' : null, { promotion })
  expect(paid.errors).toEqual([])
  if (toPay > 0) await hear(paid.paymentId as PaymentId, 'authorised')
  await shop.runJobs()
  return { held, toPay, uuid: paid.orderUuid as string }
}

const madeOf = (uuid: string) =>
  db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['cards.state', 'cards.amount_cents as cents', 'reference_number as number'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()

test.each(Object.entries(mixes))(
  'an exchange by %s is withdrawn: each card has back what it gave, the bank the rest, and the shop what it added',
  async (name, mix) => {
    const email = `anna${Object.keys(mixes).indexOf(name)}@voorbeeld.example`
    const before = shop.provider.refundedCents()
    const { held, toPay, uuid } = await exchange(email, mix)
    const { number: orderNumber, cents } = await madeOf(uuid)
    expect(cents).toBe(mix.isMore ? mix.chosen * 1.1 : mix.chosen)
    const left = await Promise.all(held.map(balanceOn))
    expect(sum(left)).toBe(Math.max(sum(mix.cards) - mix.chosen, 0))
    const input = { name: 'Anna de Vries', email, orderNumber }
    // Stated twice it is done once.
    for (let time = 0; time < 2; time += 1) {
      const { data } = await browser().ask(withdraw, { input })
      expect(data.withdraw.errors).toEqual([])
      await shop.runJobs()
    }
    expect((await madeOf(uuid)).state).toBe('withdrawn')
    expect(await Promise.all(held.map(balanceOn))).toEqual(mix.cards)
    expect(shop.provider.refundedCents() - before).toBe(toPay)
    expect(await ledgerFindings(shop)).toEqual([])
  },
)
