import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { loadCards } from '#domain/cards/load-cards.ts'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { documentNumber, listDocuments } from '#domain/documents/list-documents.ts'
import type { DeadLetter } from '#domain/outbox/dead-letters.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { receiveNotifications } from '#flows/payments/receive-notifications.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId, type OrderId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { forOther } from '#tests/support/build-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
let letters: DeadLetter[] = []
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
  letters = []
})
afterAll(async () => {
  shop.close()
  await database.close()
})

async function run(...words: string[]) {
  const { db, clock, queue } = shop.deps
  const openQueue = async () => ({ ...queue, listDeadLetters: async () => letters })
  const context = { ...commandContext({ db, clock }), openQueue }
  const { lines, exitCode } = await runCommand(context, words)
  return { text: lines.join('\n'), exitCode }
}

async function buy(packages: readonly Partial<PackageToAdd>[], methodId = 'scheme') {
  const visitorKey = await shop.fillBasket(packages)
  const card = methodId === 'scheme' ? cardOf('A.') : undefined
  const request = await shop.request(visitorKey, { methodId, card })
  const { orderUuid, paymentId } = await beginPayment(shop.deps, request)
  const order = await shop.deps.db
    .selectFrom('orders')
    .select(['id', 'reference_number as number'])
    .where('uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  return { ...order, uuid: orderUuid, paymentId }
}

const forBram = forOther('Bram Bos', 'bram@voorbeeld.example')

describe('orders show', () => {
  test('tells all about an order, by number or uuid, and names no person', async () => {
    const { number, uuid } = await buy([
      { quantity: 2, receiver: forBram },
      { amountCents: 88_00 },
      { productId: 'bomen-planten', amountCents: 10_00, receiver: forBram },
    ])
    await shop.runJobs()
    const { text, exitCode } = await run('orders', 'show', number.toLowerCase())
    expect(exitCode).toBe(0)
    for (const fact of [
      `Order ${number}: completed`,
      uuid,
      'A••• d••• V•••, a•••@v•••.example, nl',
      'total 148.95 EUR, VAT 0.16 EUR',
      'placed 2026-11-21 11:00:00, paid 2026-11-21 11:00:00',
      'settled, scheme, 148.95 EUR',
      '2 × Bon dinerbon of 25.00 EUR: issued',
      '1 × Bon dinerbon of 88.00 EUR: refunded, refused',
      '1 × Bon bomen-planten: 10.00 EUR',
      'sent, to B••• B•••, b•••@v•••.example, ready 2026-11-21 11:00:00',
      'sent, 88.00 EUR, cardNotIssued',
      'giver told 2026-11-21 11:00:00',
    ])
      expect(text).toContain(fact)
    expect(text).not.toMatch(/Vries|Bram|bram@|anna@/)
    expect((await run('orders', 'show', uuid)).text).toBe(text)
  })

  test('never shows what spends a card', async () => {
    const { number } = await buy([{}])
    await shop.runJobs()
    const { text } = await run('orders', 'show', number)
    // Ids, numbers of orders, uuids, days and the provider's references, which are digits and letters.
    const known =
      /[a-z]{3}_[0-9a-z]+|61-\S+|[0-9a-f-]{36}|\d{4}-\d\d-\d\d|\b(?=\w*[A-F])[0-9A-F]{16}\b/g
    expect(text.replaceAll(known, '')).not.toMatch(/\d{10,}/)
    const { issuer_reference: reference } = await shop.deps.db
      .selectFrom('cards')
      .select('issuer_reference')
      .executeTakeFirstOrThrow()
    expect(text).not.toContain(reference)
  })

  test('says that it knows no such order', async () => {
    expect(await run('orders', 'show', '61-XXXX-XXXX')).toEqual({
      text: 'There is no order 61-XXXX-XXXX.',
      exitCode: 1,
    })
    expect((await run('orders', 'show')).exitCode).toBe(2)
  })
})

describe('orders unmask', () => {
  test('tells names and addresses in full, and writes who looked, and why', async () => {
    const { number } = await buy([{ receiver: forBram }])
    const { text, exitCode } = await run(
      ...['orders', 'unmask', number, '--by', 'Mila', '--because', 'They moved'],
    )
    expect(exitCode).toBe(0)
    expect(text).toContain('Anna de Vries, anna@voorbeeld.example')
    expect(text).toContain('Bram Bos, bram@voorbeeld.example')
    const shown = (await run('orders', 'show', number)).text
    expect(shown).toMatch(/unmasked.*Mila/)
    expect(shown).not.toMatch(/Bram|Vries/)
  })

  test('tells nothing without a name and a reason', async () => {
    const { number } = await buy([{ receiver: forBram }])
    for (const words of [[], ['--by', 'Mila'], ['--because', 'They moved']]) {
      const { text, exitCode } = await run('orders', 'unmask', number, ...words)
      expect([exitCode, text.includes('Bram')]).toEqual([2, false])
    }
  })
})

describe('orders held', () => {
  test('lists cases of money and jobs given up, with their orders', async () => {
    const held = await buy([{}], 'ideal')
    shop.provider.decide(held.paymentId, 'authorised', euro(1_00))
    await receiveNotifications(shop.deps, [shop.provider.newsOf(held.paymentId)])
    await shop.runJobs()
    shop.provider.rejectRefunds()
    const failed = await buy([{ amountCents: 88_00 }])
    await shop.runJobs()
    letters = [
      {
        name: 'send-confirmation-mail',
        payload: { orderId: held.id },
        failedAt: shop.now,
        reason: 'The post is closed.',
      },
      {
        name: undefined,
        payload: { orderId: newId('ord') },
        failedAt: shop.now,
        reason: undefined,
      },
    ]
    const { text, exitCode } = await run('orders', 'held')
    expect(exitCode).toBe(0)
    expect(text).toContain(`${held.number}, another amount was paid than was asked, 1.00 EUR`)
    expect(text).toContain(`${failed.number}, the provider did not pay it back, 88.95 EUR`)
    expect(text).toContain('Jobs given up, 2 in all')
    expect(text).toContain(
      `${held.number}: send-confirmation-mail, ${held.id}, The post is closed., given up 2026-11-21`,
    )
    expect(text).toContain('no order: unknown job')
  })
})

describe('orders retry', () => {
  test('sends what is missing, and says when nothing is', async () => {
    const { number } = await buy([{}])
    shop.loseJobs()
    const { text } = await run('orders', 'retry', number)
    expect(text).toContain(`Sent again for order ${number}:`)
    expect(text).toContain('issue-cards ord_')
    await shop.runJobs()
    expect(await run('orders', 'retry', number)).toEqual({
      text: `Nothing is missing for order ${number}.`,
      exitCode: 0,
    })
    expect((await run('orders', 'retry', 'nonsense')).exitCode).toBe(1)
  })
})

describe('orders find', () => {
  test('finds an order by whatever somebody has of it, and names no person', async () => {
    const { number, uuid, id, paymentId } = await buy([{ receiver: forBram }, {}])
    await shop.runJobs()
    await runJob(shop.deps, 'make-documents', {})
    const { db, vault } = shop.deps
    const { reference } = await db
      .selectFrom('payments')
      .select('provider_reference as reference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const [card] = await loadCards(db, { unitIds: await unitsOf(id) })
    const cardNumber = card === undefined ? '' : vault.open(card.id, card.sealed).number.reveal()
    const [invoice] = await listDocuments(db, id)
    const look = async (...words: string[]) => {
      const context = { ...commandContext(shop.deps), vault }
      return (await runCommand(context, ['orders', 'find', ...words])).lines.join('\n')
    }
    for (const clue of [
      ...[number.toLowerCase(), uuid, id, paymentId, `${reference}`, cardNumber],
      ...[invoice === undefined ? '' : documentNumber(invoice), 'ANNA@voorbeeld.example'],
      ...['bram@voorbeeld.example', 'de vries', 'Bram B'],
    ]) {
      const found = await look(...clue.split(' '))
      expect(found, clue).toContain(number)
      expect(found).not.toMatch(/Vries|anna@/)
    }
    expect(await look('%')).toBe('Nothing was found.')
    expect(await look('6299000099999999999')).toBe('Nothing was found.')
  })
})

const unitsOf = async (orderId: OrderId) =>
  (
    await shop.deps.db
      .selectFrom('card_units')
      .select('id')
      .where('order_id', '=', orderId)
      .execute()
  ).map(({ id }) => id)

describe('the timeline of an order', () => {
  test('is all that happened to it, the oldest first', async () => {
    const { number } = await buy([{ receiver: forBram }])
    await shop.runJobs()
    const { text } = await run('orders', 'show', number)
    const lines = text.slice(text.indexOf('Timeline')).split('\n').slice(1)
    for (const fact of [
      /ord_\w+, placed$/,
      /pay_\w+, opened$/,
      /ord_\w+, completed, by /,
      /mail confirmation, ended /,
    ])
      expect(
        lines.some((line) => fact.test(line)),
        String(fact),
      ).toBe(true)
    expect(text).not.toMatch(/Bram|bram@/)
  })
})

describe('orders resend', () => {
  test('mails again with name and reason, within the limits of the giver', async () => {
    const { number } = await buy([{ receiver: forBram }])
    await shop.runJobs()
    const because = ['--by', 'Noor', '--because', 'the first was not found']
    expect((await run('orders', 'resend', number)).exitCode).toBe(2)
    expect((await run('orders', 'resend', number, ...because)).text).toMatch(
      /^dlv_\w+: sent again$/,
    )
    await shop.runJobs()
    expect((await run('orders', 'resend', number, ...because)).text).toContain('TooManyResends')
    const { text } = await run('orders', 'show', number)
    expect(text).toContain('sentAgain, by Noor, {"reason":"the first was not found"}')
  })

  test('mails the giver the confirmation again, once it went', async () => {
    const { number } = await buy([{ receiver: forBram }])
    const resend = () =>
      run('orders', 'resend', number, '--confirmation', '--by', 'Noor', '--because', 'it was lost')
    expect((await resend()).text).toBe(
      "The order's first confirmation was not sent yet, so none is repeated.",
    )
    await shop.runJobs()
    const sent = () =>
      [...shop.mails.keys()].filter((key) => key.startsWith('confirmation:')).length
    const before = sent()
    expect((await resend()).text).toBe(`The confirmation of order ${number} is sent once more.`)
    await shop.runJobs()
    expect(sent()).toBe(before + 1)
    const { text } = await run('orders', 'show', number)
    expect(text).toContain('confirmedAgain, by Noor, {"reason":"it was lost"}')
  })
})
