import { afterAll, expect, test } from 'vitest'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { refusalOf } from '#tests/support/refusal-of.ts'
import { listStatements, showWithdrawal } from './show-withdrawal.ts'
import { stateWithdrawal } from './state-withdrawal.ts'
import { unmaskWithdrawal } from './unmask-withdrawal.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const by = { actor: 'Mila', reason: 'They called' }
const anna = { name: 'Anna de Vries', email: 'anna@voorbeeld.example' }

async function state(): Promise<string> {
  await stateWithdrawal(shop.deps, {
    ...{ ...anna, orderNumber: '61-5JAU-U5GB', language: 'nl', visitorKey: 'stranger' },
    sessionKey: undefined,
  })
  const [latest] = await listStatements(shop.deps, { all: true })
  return latest?.id ?? expect.fail()
}

const looksAt = async (id: string) =>
  (await showWithdrawal(shop.deps, id)).history.filter(({ event }) => event === 'unmasked')

test('a list and one statement show names masked', async () => {
  const id = await state()
  const masked = { id, name: 'A••• d••• V•••' }
  expect(await listStatements(shop.deps, { all: true })).toContainEqual(
    expect.objectContaining(masked),
  )
  expect(await showWithdrawal(shop.deps, id)).toMatchObject(masked)
})

test('an operator who may unmask sees the name in full, and leaves name and reason', async () => {
  const withdrawalId = await state()
  const operator = { ...by, mayUnmask: true }
  expect(await unmaskWithdrawal(shop.deps, { withdrawalId, operator })).toMatchObject(anna)
  expect(await looksAt(withdrawalId)).toMatchObject([
    { actor: 'Mila', facts: { reason: 'They called' } },
  ])
})

test('an operator who may not unmask sees nothing, and no look is recorded', async () => {
  const withdrawalId = await state()
  const before = await looksAt(withdrawalId)
  const asked = { withdrawalId, operator: { ...by, mayUnmask: false } }
  expect(await refusalOf(unmaskWithdrawal(shop.deps, asked))).toBe('unmaskNotAllowed')
  expect(await looksAt(withdrawalId)).toEqual(before)
})
