import { afterAll, expect, test } from 'vitest'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildPromotion, euros } from '#tests/support/build-promotion.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

/** Baskets whose buttons are all pressed at the same moment; how many got the promotions, and the totals of all. */
async function pressAtOnce(emails: readonly string[]) {
  const requests = []
  for (const email of emails)
    requests.push(await shop.request(await shop.fillBasket([{}], { email })))
  const pressed = await Promise.allSettled(
    requests.map((request) => beginPayment(shop.deps, request)),
  )
  for (const one of pressed)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ code: errorCodes.promotionRefused })
  return pressed.filter(({ status }) => status === 'fulfilled').length
}

const people = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}@voorbeeld.example`)

const heldOf = async (id: string) => {
  const rows = await database.db
    .selectFrom('promotion_uses')
    .select('cents')
    .where('promotion_id', '=', id)
    .execute()
  return sum(rows.map(({ cents }) => cents))
}

test('of 100 orders at the same moment no more get a promotion than its budget pays', async () => {
  shop.promotions = [buildPromotion({ id: 'potje', value: euros(5_00), budgetCents: 187_50 })]
  expect(await pressAtOnce(people(100, 'bas'))).toBe(37)
  expect(await heldOf('potje')).toBe(185_00)
})

test('one person presses in ten windows, and has it as often as one may', async () => {
  shop.promotions = [buildPromotion({ id: 'twee', usesPerPersonMax: 2 })]
  expect(await pressAtOnce(Array.from({ length: 10 }, () => 'anna@voorbeeld.example'))).toBe(2)
})

test('two budgets are held by all in one order: nobody waits for ever', async () => {
  const both = { stacking: 'together', budgetCents: 20_00, value: euros(1_00) } as const
  shop.promotions = [buildPromotion({ ...both, id: 'b' }), buildPromotion({ ...both, id: 'a' })]
  expect(await pressAtOnce(people(60, 'cas'))).toBe(20)
})
