import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '#flows/shared/deps.ts'
import { newId } from '#kernel/ids.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import { signText } from '#simulators/adyen/webhooks/sign.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runCommand } from './commands/commands.ts'
import { registerWebhooks } from './webhooks.ts'

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const authorization = `Basic ${Buffer.from('webhooks:hush').toString('base64')}`

const database = await openTestDatabase()
const shop = new OrderShop(database)
const adyen = createAdyenProvider({
  ...{ environment: 'test', apiKey: 'key', merchantAccount: 'TestShop', clientKey: 'test_KEY' },
  accountHolder: 'Testwinkel B.V.',
  ...{ hmacKeys: [hmacKey], webhookUser: 'webhooks', webhookPassword: 'hush' },
  clock: shop.deps.clock,
})
const warnings: string[] = []
const deps: Deps = {
  ...shop.deps,
  payments: adyen,
  log: { ...shop.deps.log, warn: (_facts, text) => warnings.push(text) },
}
const app = fastify()
registerWebhooks(app, deps)
afterAll(async () => {
  await app.close()
  shop.close()
  await database.close()
})
beforeEach(async () => {
  await database.db.deleteFrom('notifications_set_aside').execute()
  await database.db.deleteFrom('payment_notifications').execute()
  shop.alerts.length = 0
  warnings.length = 0
})

type Item = Record<string, unknown>

let count = 0
const itemOf = (given: Item = {}): Item => {
  count += 1
  return {
    ...{ amount: { currency: 'EUR', value: 25_95 }, eventCode: 'AUTHORISATION', success: 'true' },
    ...{ eventDate: '2026-11-21T11:00:00+01:00', merchantAccountCode: 'TestShop', reason: '' },
    ...{ merchantReference: newId('pay'), pspReference: `QFQTPCQ8HXSK${1000 + count}` },
    ...given,
  }
}

/** By the text that Adyen signs, whatever the types are. */
function signed(item: Item): Item {
  const { value, currency } = (item.amount ?? {}) as Item
  const text = [
    ...[item.pspReference, item.originalReference, item.merchantAccountCode],
    ...[item.merchantReference, value, currency, item.eventCode, item.success],
  ].map((field) => (['string', 'number', 'boolean'].includes(typeof field) ? field : ''))
  return { ...item, additionalData: { hmacSignature: signText(text.join(':'), hmacKey) } }
}

async function send(items: readonly Item[], live: unknown = 'false') {
  const notificationItems = items.map((NotificationRequestItem) => ({ NotificationRequestItem }))
  const payload = JSON.stringify({ live, notificationItems })
  const headers = { authorization, 'content-type': 'application/json' }
  const request = { method: 'POST', url: '/webhooks/adyen', headers, payload } as const
  const { statusCode, body } = await app.inject(request)
  return `${statusCode} ${body}`
}

const accepted = '200 [accepted]'

const whyAside = async () =>
  (await database.db.selectFrom('notifications_set_aside').select('why').execute()).map(
    ({ why }) => why,
  )
const storedReferences = async () =>
  (await database.db.selectFrom('payment_notifications').select('body').execute()).map(
    ({ body }) => body.reference,
  )

test('genuine news of another merchant account is noted, accepted, and nothing else', async () => {
  const other = signed(itemOf({ merchantAccountCode: 'OtherShop' }))
  expect(await send([other])).toBe(accepted)
  expect(await send([other])).toBe(accepted)
  expect(await storedReferences()).toEqual([])
  expect(await whyAside()).toEqual(['otherAccount'])
  expect(warnings[0]).toContain('another merchant account')
  expect(shop.alerts).toEqual([])
  const context = commandContext({ db: database.db, clock: deps.clock })
  const { lines } = await runCommand(context, ['notifications', 'aside'])
  expect(lines).toEqual([
    expect.stringMatching(/^otherAccount: .*"OtherShop".*2 ×.*last 2026-11-21/),
  ])
})

const unreadable: Readonly<Record<string, Item>> = {
  'NUL in a reference': { pspReference: 'QFQT\0PCQ8' },
  'half a character': { pspReference: 'QFQT\ud800' },
  'half a character in our reference': { merchantReference: '\udfff' },
  'a huge reference': { pspReference: 'x'.repeat(300_000) },
  'a huge reference of ours': { merchantReference: 'x'.repeat(300_000) },
  'no reference': { pspReference: undefined },
  'a reference that is a list': { pspReference: ['QFQT'] },
  'an event that is an object': { eventCode: { a: 1 } },
  'an amount in words': { amount: { currency: 'EUR', value: 'ten' } },
  'an amount with cents': { amount: { currency: 'EUR', value: 1.5 } },
  'a huge amount': { amount: { currency: 'EUR', value: 1e300 } },
  'no amount': { amount: undefined },
  'a currency that there is not': { amount: { currency: 'XXQ', value: 1 } },
  'an original reference with NUL': { originalReference: 'a\0' },
}

test.each(Object.entries(unreadable))(
  'signed news with %s is set aside, an alert, and keeps no other of its batch back',
  async (_what, given) => {
    const [first, last] = [signed(itemOf()), signed(itemOf())]
    expect(await send([first, signed(itemOf(given)), last])).toBe(accepted)
    expect(await storedReferences()).toEqual([first.pspReference, last.pspReference])
    expect(await whyAside()).toEqual(['unreadable'])
    expect(shop.alerts).toMatchObject([{ alert: true, why: 'unreadable' }])
  },
)

const odd: Readonly<Record<string, Item>> = {
  'a success that is no text': { success: true },
  'an amount that is a text': { amount: { currency: 'EUR', value: '2595' } },
  'an event named as a property of objects': { eventCode: 'constructor' },
  'NUL and half a character in what is not signed': { reason: 'a\0\ud800', eventDate: '\0' },
  'a huge reason': { reason: 'x'.repeat(300_000), eventDate: 'x'.repeat(90_000) },
  'things that we do not read': { operations: ['\0'], paymentMethod: { '\0': 1 } },
}

test.each(Object.entries(odd))('signed news with %s is stored like any other', async (_, given) => {
  const item = signed(itemOf(given))
  expect(await send([item])).toBe(accepted)
  expect(await storedReferences()).toEqual([item.pspReference])
  expect(await whyAside()).toEqual([])
})

test('news that the database refuses is set aside, an alert, and the others of its batch are stored', async () => {
  await database.db.schema
    .alterTable('payment_notifications')
    .addCheckConstraint('refused_by_test', sql`body ->> 'reference' <> 'QREFUSED'`)
    .execute()
  try {
    const items = [signed(itemOf()), signed(itemOf({ pspReference: 'QREFUSED' })), signed(itemOf())]
    expect(await send(items)).toBe(accepted)
    expect(await storedReferences()).toEqual([items[0]?.pspReference, items[2]?.pspReference])
    expect(await whyAside()).toEqual(['notStored'])
    expect(shop.alerts).toMatchObject([{ alert: true, why: 'notStored' }])
  } finally {
    await database.db.schema
      .alterTable('payment_notifications')
      .dropConstraint('refused_by_test')
      .execute()
  }
})

test('while the database is away all of it is refused with a failure, so that it comes again', async () => {
  await database.db.schema.alterTable('payment_notifications').renameTo('elsewhere').execute()
  try {
    expect(await send([signed(itemOf())])).toMatch(/^500 /)
  } finally {
    await database.db.schema.alterTable('elsewhere').renameTo('payment_notifications').execute()
  }
})

test('forged and unsigned news is refused, alone and of another account, and nothing of it is kept', async () => {
  const forged = { ...signed(itemOf()), pspReference: 'QFORGED' }
  const other = { ...signed(itemOf()), merchantAccountCode: 'OtherShop' }
  for (const item of [forged, other, itemOf(), itemOf({ pspReference: '\0' })])
    expect(await send([item])).toBe('401 not accepted')
  expect(await send([signed(itemOf())], 'true')).toBe('401 not accepted')
  expect(await send([forged, signed(itemOf())])).toBe(accepted)
  expect([await storedReferences(), await whyAside()]).toEqual([[expect.any(String)], []])
})
