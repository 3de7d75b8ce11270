import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { cardAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { paymentMethods } from '#kernel/payment-methods.ts'
import { press, testCard } from '#tests/support/adyen-world.ts'
import { type Data, detailsInput, showCart } from '#tests/support/api-shop.ts'
import { buildProduct } from '#tests/support/build-product.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { ledgerFindings } from '#tests/support/order-outcome.ts'
import { Redeem } from '#tests/support/redeem.ts'
import { openWaysToPay, paid } from '#tests/support/ways-to-pay.ts'

const ways = await openWaysToPay([...choiceProducts, buildProduct({ id: 'dinerbon' })])
afterAll(ways.close)
const { world, opened, shopIn, come, look, hear, endOf, ask } = ways
const { shop } = opened
const { db } = shop.deps

type Fate = 'yes' | 'no'
type Way = {
  key: string
  methodId: string
  /** What it asks beside its choice. */
  answers?: (fate: Fate) => object
  /** What the shopper does elsewhere, once it began. */
  answer?: (begun: Data, fate: Fate) => Promise<unknown>
}

/** On the page of a bank, an app or a wallet. */
const onItsPage: Way['answer'] = async (begun, fate) => {
  expect(begun).toMatchObject({ state: 'ACTION_REQUIRED', errors: [] })
  const choice = fate === 'yes' ? 'pay' : 'refuse'
  const { redirectResult } = await press(begun.action.url, { choice })
  return come(begun, redirectResult)
}

const onThePhone: Way['answer'] = async (begun) => {
  expect(begun).toMatchObject({ state: 'PENDING', action: null, errors: [] })
  await world.advance(10_000)
}

/** At the bank of whoever transfers; with a no they never do. */
const atTheirBank: Way['answer'] = async (begun, fate) => {
  expect(begun).toMatchObject({ state: 'PENDING', action: null, errors: [] })
  const [{ pageToken }] = (await world.look(begun.paymentId)).payments
  if (fate === 'yes') return press(`${world.url}/bank/${pageToken}`, { choice: 'pay' })
  return world.control(`payments/${begun.paymentId}/decide`, { as: 'refused' })
}

const standIn = (fate: Fate) => ({ standIn: fate === 'yes' ? 'authorised' : 'refused' })

const kinds: readonly Way[] = [
  { key: 'GCSNL', methodId: 'ideal', answer: onItsPage },
  { key: 'GCSBE', methodId: 'bcmc_mobile', answer: onItsPage },
  { key: 'GCSNL', methodId: 'paypal', answer: onItsPage },
  {
    ...{ key: 'GCSNL', methodId: 'scheme' },
    answers: (fate) => ({
      card: testCard('4111 1111 1111 1111', fate === 'yes' ? 'S. Giver' : 'DECLINED'),
    }),
  },
  {
    ...{ key: 'GCSNL', methodId: 'applepay' },
    answers: (fate) => ({
      walletToken: Buffer.from(JSON.stringify(standIn(fate))).toString('base64'),
    }),
  },
  {
    ...{ key: 'GCSNL', methodId: 'googlepay' },
    answers: (fate) => ({ walletToken: JSON.stringify(standIn(fate)) }),
  },
  {
    ...{ key: 'GCSPT', methodId: 'mbway', answer: onThePhone },
    answers: (fate) => ({ phoneNumber: `+351 912 345 67${fate === 'yes' ? 7 : 1}` }),
  },
  { key: 'GCSNL', methodId: 'bankTransfer_IBAN', answer: atTheirBank },
]

/** A card of €20 from the shop's own till, whoever pays in its place elsewhere. */
async function holdCard(): Promise<HeldCard> {
  const { payments } = shop.deps
  shop.deps.payments = shop.provider
  const card = await issueCard(shop, { amountCents: 20_00 })
  shop.deps.payments = payments
  return card
}

const balanceOn = ({ id }: HeldCard) => balanceOf(db, cardAccount(id, 'EUR'))
const tendersOf = (uuid: string) =>
  db
    .selectFrom('tenders')
    .innerJoin('orders', 'orders.id', 'tenders.order_id')
    .select(['tenders.kind', 'card_id as cardId', 'amount_cents as cents'])
    .where('uuid', '=', uuid)
    .orderBy(sql`position nulls last`)
    .execute()

/** €50 for a card of €20: €30 is missing. */
async function exchange({ key }: Way) {
  await shopIn(key)
  const card = await holdCard()
  const redeem = new Redeem(ways.visitor())
  await redeem.open(card)
  await redeem.add({ productId: 'dinerbon', amount: 50_00 })
  const { order } = await redeem.save(detailsInput())
  expect(order).toMatchObject({ toPay: { value: 30_00 } })
  return { card, redeem }
}

async function payRest(redeem: Redeem, { methodId, answers, answer }: Way, fate: Fate) {
  const begun = await redeem.pay(30_00, methodId, { answers: answers?.(fate) ?? {} })
  await answer?.(begun, fate)
  await hear()
  return begun
}

describe.each(kinds)('what is missing at an exchange, paid in $key by $methodId', (way) => {
  test('is asked of it alone, and the card pays the rest', async () => {
    const { card, redeem } = await exchange(way)
    const begun = await payRest(redeem, way, 'yes')
    expect(await endOf(begun)).toEqual(paid)
    expect(await tendersOf(begun.orderUuid)).toEqual([
      { kind: 'card', cardId: card.id, cents: 20_00 },
      { kind: 'provider', cardId: null, cents: 30_00 },
    ])
    expect(await balanceOn(card)).toBe(0)
    // What lies in the basket is another order's.
    expect((await ask(showCart)).data.cartV2.totalQuantity).toBe(1)
  })

  test('and refused: the card has its value back at once, and what was chosen is tried again', async () => {
    const { card, redeem } = await exchange(way)
    const refused = await payRest(redeem, way, 'no')
    expect(await endOf(refused)).toMatchObject({ isPaid: false, payments: ['refused'], cases: [] })
    expect(await balanceOn(card)).toBe(20_00)
    const again = await payRest(redeem, way, 'yes')
    expect(again.orderUuid).toBe(refused.orderUuid)
    expect((await look(again)).state).toBe('PAID')
    expect(await balanceOn(card)).toBe(0)
  })
})

test('every kind of way is among them, but the code of a country that knows no euro', () => {
  const kindOf = (id: string) => paymentMethods.find((method) => method.id === id)?.kind
  const proven = new Set(kinds.map(({ methodId }) => kindOf(methodId)))
  const inEuro = paymentMethods.filter(
    ({ only }) => only === undefined || only.currencies.includes('EUR'),
  )
  expect(proven).toEqual(new Set(inEuro.map(({ kind }) => kind)))
})

test('the books are right after all of this', async () => {
  expect(await ledgerFindings(shop)).toEqual([])
})
