import { afterAll, expect, test } from 'vitest'
import { listHistory } from '#domain/history/list-history.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { requireOrder } from '#flows/shared/require-order.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { unmaskOrder } from './unmask-order.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

async function buy(): Promise<string> {
  const visitorKey = await shop.fillBasket([{}])
  return (await beginPayment(shop.deps, await shop.request(visitorKey))).orderUuid
}

const by = { actor: 'Mila', reason: 'They moved' }

const looksAt = async (order: string) => {
  const { id } = await requireOrder(shop.deps.db, order)
  const history = await listHistory(shop.deps.db, [id])
  return history.filter(({ event }) => event === 'unmasked')
}

test('an operator who may unmask sees names in full, and leaves name and reason', async () => {
  const order = await buy()
  const seen = await unmaskOrder(shop.deps, { order, operator: { ...by, mayUnmask: true } })
  expect(seen.contact.lastName).toContain('Vries')
  expect(await looksAt(order)).toMatchObject([{ actor: 'Mila', facts: { reason: 'They moved' } }])
})

test('an operator who may not unmask sees nothing, and no look is recorded', async () => {
  const order = await buy()
  const asked = { order, operator: { ...by, mayUnmask: false } }
  expect(await refusalOf(unmaskOrder(shop.deps, asked))).toBe('unmaskNotAllowed')
  expect(await looksAt(order)).toEqual([])
})
