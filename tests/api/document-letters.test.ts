import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Mails } from '#domain/mail/mails.ts'
import { receiveFromCompany, showDebts } from '#flows/companies/debts.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { euro } from '#kernel/money.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

type Facts = Mails['documentLetter']

/** Letters about this order that went since the last look; debts of other tests are due, too. */
const seen = new Set<string>()
function letters({ orderNumber }: { orderNumber: string }) {
  const sent = [...shop.mails]
    .filter(([key]) => key.startsWith('letter:') && !seen.has(key))
    .map(([key, { mail, about }]) => ({ key, mail, facts: about as Facts }))
    .filter(({ facts }) => facts.orderNumber === orderNumber)
  for (const { key } of sent) seen.add(key)
  return sent
    .map(({ mail, facts: { about, number } }) => ({
      to: mail.to.address,
      about,
      number,
      files: mail.files ?? [],
    }))
    .sort((one, other) => one.to.localeCompare(other.to))
}

async function round() {
  await runJob(shop.deps, 'make-documents', {})
  await runJob(shop.deps, 'send-due-notices', {})
  await shop.runJobs()
}

/** A company with two addresses, and one order on account. */
async function owing(invoiceEmails = ['boek@bol.example', 'chef@bol.example']) {
  const debtor = await Debtor.open(shop, 500_00, { invoiceEmails })
  const orderUuid = await debtor.order(await debtor.fill())
  await shop.runJobs()
  await round()
  const [debt] = await showDebts(shop.deps, debtor.companyId)
  if (debt === undefined) throw new Error('The order is owed.')
  return { debtor, orderUuid, debt }
}

const receive = (companyId: string, cents: number) =>
  receiveFromCompany(shop.deps, {
    companyId,
    amount: euro(cents),
    reference: undefined,
    orderNumber: undefined,
    ...byMila,
  })

test('the invoice goes to each address once, as PDF and UBL', async () => {
  const { debt } = await owing()
  const sent = letters(debt)
  expect(sent.map(({ to, about }) => [to, about.is])).toEqual([
    ['boek@bol.example', 'invoice'],
    ['chef@bol.example', 'invoice'],
  ])
  const [pdf, ubl] = sent[0]?.files ?? []
  expect([pdf?.name, ubl?.name]).toEqual([`${sent[0]?.number}.pdf`, `${sent[0]?.number}.xml`])
  expect(Buffer.from(pdf?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/)
  expect(Buffer.from(ubl?.bytes ?? []).toString()).toContain(`<cbc:ID>${sent[0]?.number}</cbc:ID>`)
  await round()
  expect(letters(debt)).toEqual([])
})

test('a company without an address for invoices has them at whoever ordered', async () => {
  const { debt } = await owing([])
  expect(letters(debt).map(({ to }) => to)).toEqual([
    expect.stringMatching(/^baas.*@bol\.example$/),
  ])
})

test('an order that is paid at once has no letter: its customer finds the receipt', async () => {
  const request = await shop.request(await shop.fillBasket(), {
    methodId: 'scheme',
    card: cardOf('A.'),
  })
  await beginPayment(shop.deps, request)
  await shop.runJobs()
  await round()
  expect([...shop.mails.keys()].filter((key) => key.startsWith('letter:'))).toEqual([])
})

test('what is overdue is reminded of on its days, each time once, until it is paid', async () => {
  const { debtor, debt } = await owing(['boek@bol.example'])
  letters(debt)
  const { reminderDays } = shop.deps.storefront.onAccount
  const days = reminderDays.map((day, at) => [day, at + 1] as const)
  const stepOf = ({ about }: { about: Facts['about'] }) =>
    about.is === 'reminder' ? about.step : about.is
  const steps = () => letters(debt).map(stepOf)
  shop.later(debt.dueAt.getTime() - shop.now.getTime() + dayMs)
  await round()
  expect(steps()).toEqual([])
  for (const [day, step] of days) {
    shop.later(debt.dueAt.getTime() + day * dayMs - shop.now.getTime())
    await round()
    await round()
    expect(steps()).toEqual([step])
    if (step === 1) await receive(debtor.companyId, 20_00)
  }
  shop.later(90 * dayMs)
  await round()
  expect(steps()).toEqual([])
})

test('of days that nobody worked the last reminder goes alone, and says what is left', async () => {
  const { debtor, debt } = await owing(['boek@bol.example'])
  letters(debt)
  await receive(debtor.companyId, 20_00)
  shop.later(debt.dueAt.getTime() + 15 * dayMs - shop.now.getTime())
  await round()
  expect(letters(debt).map(({ about }) => about)).toMatchObject([
    { is: 'reminder', step: 2, toPay: { amount: euro(debt.amountCents - 20_00) } },
  ])
})

test('a reminder does not go where the money came before the mail', async () => {
  const { debtor, debt } = await owing(['boek@bol.example'])
  letters(debt)
  shop.later(debt.dueAt.getTime() + 4 * dayMs - shop.now.getTime())
  await runJob(shop.deps, 'send-due-notices', {})
  await receive(debtor.companyId, debt.amountCents)
  await shop.runJobs()
  expect(letters(debt)).toEqual([])
})

test('an invoice that older money paid asks for nothing', async () => {
  const debtor = await Debtor.open(shop, 500_00)
  await receive(debtor.companyId, 200_00)
  await debtor.order(await debtor.fill())
  await shop.runJobs()
  await round()
  const [debt] = await showDebts(shop.deps, debtor.companyId)
  expect((debt ? letters(debt) : []).map(({ about }) => about)).toEqual([{ is: 'paid' }])
})

test('what goes back is a credit note to the same addresses', async () => {
  const { orderUuid, debt } = await owing()
  letters(debt)
  const units = await database.db
    .selectFrom('card_units')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['card_units.id', 'order_id as orderId'])
    .where('uuid', '=', orderUuid)
    .execute()
  for (const { id, orderId } of units)
    await refundCardsByHand(shop.deps, { ...byMila, orderId, unitIds: [id] })
  await shop.runJobs()
  await round()
  expect(letters(debt).map(({ to, about }) => [to, about.is])).toEqual([
    ['boek@bol.example', 'creditNote'],
    ['chef@bol.example', 'creditNote'],
  ])
})

test('an address that refuses is noted, and the others have theirs', async () => {
  const { debt } = await owing(['bounce@bol.example', 'boek@bol.example'])
  expect(letters(debt).map(({ to }) => to)).toEqual(['boek@bol.example'])
  const rows = await database.db
    .selectFrom('document_letters')
    .select('email')
    .where('refused_at', 'is not', null)
    .execute()
  expect(rows).toEqual([{ email: 'bounce@bol.example' }])
})
