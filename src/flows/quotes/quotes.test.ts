import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findFaults } from '#domain/audit/find-faults.ts'
import { auditLedger } from '#domain/ledger/audit.ts'
import { forgetQuotes } from '#domain/quotes/forget-quotes.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { settlePayment } from '#flows/payments/settle-payment.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { colleague, offeredLine, Quoting } from '#tests/support/quoting.ts'
import { declineOwnQuote } from './accept-quote.ts'
import { noteCall, withdrawQuoteOf } from './answer-quote.ts'
import { showQuotes } from './view-quotes.ts'

const database = await openTestDatabase()
const { db } = database
let shop = new OrderShop(database)
beforeEach(() => {
  shop.close()
  shop = new OrderShop(database)
})
afterAll(async () => {
  shop.close()
  await database.close()
})

const code = (name: keyof typeof errorCodes) => ({ code: errorCodes[name] })
const byMila = { actor: 'Mila', reason: 'een vergissing' }

const pay = async (quoting: Quoting, holder = 'A.') =>
  beginPayment(shop.deps, await quoting.request({ methodId: 'scheme', card: cardOf(holder) }))

async function stateOf(quoting: Quoting) {
  return (await quoting.view()).state.kind
}

async function expectRightBooks() {
  await runJob(shop.deps, 'make-documents', {})
  expect(await findFaults(db)).toEqual([])
  expect((await auditLedger(db)).findings).toEqual([])
}

const ordersOf = async ({ number }: Quoting) =>
  db
    .selectFrom('orders')
    .innerJoin('quotes', 'quotes.id', 'orders.quote_id')
    .select(['orders.id', 'orders.state', 'total_cents as totalCents'])
    .where('quotes.number', '=', number)
    .orderBy('placed_at')
    .execute()

describe('a request', () => {
  test('is due within a working hour, told to both sides and listed as overdue', async () => {
    shop.now = new Date('2026-12-04T16:00:00Z')
    const quoting = await Quoting.ask(shop, { contactBy: 'phone', phoneNumber: '+31201234567' })
    await shop.runJobs()
    const { dueAt } = await quoting.view()
    expect(dueAt).toEqual(new Date('2026-12-07T08:30:00Z'))
    const mailed = [...shop.mails.values()].map(({ mail }) => mail.to.address)
    expect(mailed).toEqual([shop.deps.storefront.organisation.email, 'joris@bol.example'])
    expect([...shop.mails.values()][1]?.about).toMatchObject({ number: quoting.number })
    const [listed] = await showQuotes(shop.deps)
    expect(listed).toMatchObject({ number: quoting.number, isOverdue: false })
    shop.now = dueAt
    const other = await Quoting.ask(shop)
    expect((await showQuotes(shop.deps)).slice(0, 2)).toMatchObject([
      { number: quoting.number, isOverdue: true },
      { number: other.number, isOverdue: false },
    ])
    await noteCall(shop.deps, { number: quoting.number, actor: 'Mila' })
    expect(await quoting.view()).toMatchObject({ calledAt: shop.now })
  })

  test('whose list is none, or has wrong rows, is refused and nothing is kept', async () => {
    const before = await db.selectFrom('quotes').select('id').execute()
    await expect(Quoting.ask(shop, { rows: 'geen lijst' })).rejects.toMatchObject(
      code('quoteListUnreadable'),
    )
    const wrong = { ...colleague('Bram'), email: 'bram' }
    await expect(Quoting.ask(shop, {}, [colleague('Anna'), wrong])).rejects.toMatchObject({
      rows: [{ row: 1, problems: { email: 'emailInvalid' } }],
    })
    expect(await db.selectFrom('quotes').select('id').execute()).toEqual(before)
  })

  test('cannot be accepted before it is answered', async () => {
    const quoting = await Quoting.ask(shop)
    await expect(
      quoting.request({ expectedTotalCents: 1 }).then((it) => beginPayment(shop.deps, it)),
    ).rejects.toMatchObject(code('quoteNotSent'))
  })
})

describe('a quote', () => {
  test('for everybody on a list becomes cards at the prices that it was sent with', async () => {
    const quoting = await Quoting.ask(shop, {}, [colleague('Anna'), colleague('Bram')])
    await quoting.answer({
      lines: [
        { ...offeredLine, quantity: 1, isForList: true },
        { ...offeredLine, quantity: 3 },
      ],
      discount: { type: 'RELATIVE', basisPoints: 500 },
      feeCents: 2_50,
    })
    const { versions } = await quoting.view()
    expect(versions[0]).toMatchObject({
      totalCents: 5 * 50_00 - 12_50 + 2_50,
      receiverCount: 2,
      lines: [
        { kind: 'GIFTCARD', quantity: 2, totalCents: 100_00, isForList: true },
        { kind: 'GIFTCARD', quantity: 3, totalCents: 150_00, isForList: false },
        { kind: 'SERVICE_FEE', quantity: 1, totalCents: 2_50, vatCents: 43 },
        { kind: 'PROMOTION', quantity: 1, totalCents: -12_50 },
      ],
    })
    await pay(quoting)
    await shop.runJobs()
    expect(await stateOf(quoting)).toBe('accepted')
    expect(await ordersOf(quoting)).toMatchObject([{ state: 'completed', totalCents: 240_00 }])
    const mailed = [...shop.mails.values()].map(({ mail }) => mail.to.address)
    for (const receiver of ['anna@bol.example', 'bram@bol.example'])
      expect(mailed.filter((address) => address === receiver)).toHaveLength(1)
    await expectRightBooks()
  })

  test('keeps its prices when the shop changes its own', async () => {
    const quoting = await Quoting.send(shop)
    const { prices } = shop.deps.storefront
    shop.deps.storefront = {
      ...shop.deps.storefront,
      prices: { ...prices, serviceFeeCents: prices.serviceFeeCents + 5_00 },
    }
    await pay(quoting)
    expect(await ordersOf(quoting)).toMatchObject([{ totalCents: 100_00 + prices.serviceFeeCents }])
  })

  test('is refused whole when something of it is sold out', async () => {
    const quoting = await Quoting.send(shop)
    const { catalogue } = shop.deps
    const current = catalogue.current()
    const productById = new Map(current.productById)
    productById.delete('dinerbon')
    shop.deps.catalogue = { ...catalogue, current: () => ({ ...current, productById }) }
    await expect(pay(quoting)).rejects.toMatchObject(code('outOfStock'))
    expect(await stateOf(quoting)).toBe('sent')
    expect(await ordersOf(quoting)).toEqual([])
  })

  test('of which another version was sent is not charged unseen', async () => {
    const quoting = await Quoting.send(shop)
    const seen = await quoting.request({ methodId: 'scheme', card: cardOf('A.') })
    await quoting.answer({ lines: [{ ...offeredLine, quantity: 1 }] })
    await expect(beginPayment(shop.deps, seen)).rejects.toMatchObject(code('cartChanged'))
    await pay(quoting)
    const [{ totalCents } = { totalCents: 0 }] = await ordersOf(quoting)
    expect(totalCents).toBe((await quoting.view()).versions[0]?.totalCents)
  })

  test('can be paid again after a payment that failed, and is one order', async () => {
    const quoting = await Quoting.send(shop)
    await expect(pay(quoting, 'DECLINED')).rejects.toMatchObject(code('paymentRefused'))
    await pay(quoting)
    expect(await ordersOf(quoting)).toMatchObject([{ state: 'issuing' }])
    await expect(pay(quoting)).rejects.toMatchObject(code('quoteAccepted'))
  })

  test('that nobody pays waits until it lapses, and longer than a basket', async () => {
    const quoting = await Quoting.send(shop)
    await expect(pay(quoting, 'DECLINED')).rejects.toMatchObject(code('paymentRefused'))
    shop.later(3 * dayMs)
    await reconcileWork(shop.deps)
    expect(await ordersOf(quoting)).toMatchObject([{ state: 'awaitingPayment' }])
    shop.later(12 * dayMs)
    await reconcileWork(shop.deps)
    expect(await ordersOf(quoting)).toMatchObject([{ state: 'expired' }])
    await expect(pay(quoting)).rejects.toMatchObject(code('quoteLapsed'))
  })

  test('reminds once, three days before its end, unless it ended or is being paid', async () => {
    const remind = async () => {
      await runJob(shop.deps, 'send-due-notices', {})
      await shop.runJobs()
    }
    const reminders = ({ number }: Quoting) =>
      [...shop.mails.values()].filter(
        ({ mail }) => mail.key.startsWith('quote-reminder:') && mail.text.includes(number),
      )
    const waiting = await Quoting.send(shop)
    const declined = await Quoting.send(shop)
    const paid = await Quoting.send(shop)
    const begun = await Quoting.send(shop)
    const replaced = await Quoting.send(shop)
    const short = await Quoting.ask(shop)
    await shop.runJobs()
    shop.later(10 * dayMs)
    await remind()
    expect(reminders(waiting)).toEqual([])
    await declineOwnQuote(shop.deps, declined.token)
    await pay(paid)
    await beginPayment(shop.deps, await begun.request())
    await replaced.answer()
    await short.answer({}, 5)
    shop.later(2 * dayMs)
    await remind()
    await remind()
    shop.later(dayMs)
    await remind()
    expect(reminders(waiting)).toHaveLength(1)
    expect(reminders(waiting)[0]?.mail.to.address).toBe('joris@bol.example')
    for (const other of [declined, paid, begun, replaced, short])
      expect(reminders(other)).toEqual([])
    shop.later(30 * dayMs)
    await remind()
    expect(reminders(waiting)).toHaveLength(1)
  })

  test('that is declined or withdrawn is accepted no more, and can be sent anew', async () => {
    const quoting = await Quoting.send(shop)
    await declineOwnQuote(shop.deps, quoting.token)
    await expect(pay(quoting)).rejects.toMatchObject(code('quoteDeclined'))
    await expect(
      withdrawQuoteOf(shop.deps, { number: quoting.number, ...byMila }),
    ).rejects.toMatchObject({ refusal: 'quoteEndedBefore' })
    await quoting.answer()
    await withdrawQuoteOf(shop.deps, { number: quoting.number, ...byMila })
    await expect(pay(quoting)).rejects.toMatchObject(code('quoteWithdrawn'))
    await expect(declineOwnQuote(shop.deps, quoting.token)).rejects.toMatchObject(
      code('quoteWithdrawn'),
    )
    await quoting.answer()
    await pay(quoting)
    expect(await stateOf(quoting)).toBe('accepted')
    await expect(quoting.answer()).rejects.toMatchObject({ refusal: 'quoteAcceptedBefore' })
  })

  test('whose payment began before it was withdrawn is honoured once', async () => {
    const quoting = await Quoting.send(shop)
    const [first, second] = await Promise.all([quoting.request(), quoting.request()])
    const begun = [await beginPayment(shop.deps, first), await beginPayment(shop.deps, second)]
    await withdrawQuoteOf(shop.deps, { number: quoting.number, ...byMila })
    for (const { paymentId } of begun) {
      const outcome = {
        state: 'authorised' as const,
        reference: `R${paymentId}`,
        amount: { currency: 'EUR' as const, cents: first.expectedTotalCents },
      }
      await settlePayment(shop.deps, { paymentId: paymentId ?? 'pay_', outcome })
    }
    expect(await stateOf(quoting)).toBe('accepted')
    await shop.runJobs()
    const payments = await db.selectFrom('payments').select('state').execute()
    expect(payments.filter(({ state }) => state === 'settled').length).toBeGreaterThan(0)
    const orders = await ordersOf(quoting)
    expect(orders.filter(({ state }) => state === 'completed')).toHaveLength(1)
    await expectRightBooks()
  })

  test('is not for cards that the list does not fit, nor for a day that is over', async () => {
    const quoting = await Quoting.ask(shop)
    await expect(
      quoting.answer({ lines: [{ ...offeredLine, isForList: true }] }),
    ).rejects.toMatchObject({ refusal: 'quoteListMissing' })
    await expect(quoting.answer({ lines: [] })).rejects.toMatchObject({ refusal: 'quoteEmpty' })
    await expect(quoting.answer({}, -1)).rejects.toMatchObject({ refusal: 'quoteDayUnfit' })
    await expect(quoting.answer({}, 91)).rejects.toMatchObject({ refusal: 'quoteDayUnfit' })
    await expect(
      quoting.answer({ lines: [{ ...offeredLine, productId: 'weg' }] }),
    ).rejects.toMatchObject(code('productUnknown'))
    expect(await stateOf(quoting)).toBe('asked')
  })

  test('is shown by its own link alone, and forgotten ninety days after its last day', async () => {
    const quoting = await Quoting.send(shop)
    const other = new Quoting(shop, { number: quoting.number, token: `${quoting.token}1` })
    await expect(other.view()).rejects.toMatchObject(code('quoteLinkInvalid'))
    const forget = () => db.transaction().execute((tx) => forgetQuotes(tx, shop.now))
    shop.later(100 * dayMs)
    await forget()
    expect(await stateOf(quoting)).toBe('lapsed')
    shop.later(6 * dayMs)
    await forget()
    await expect(quoting.view()).rejects.toMatchObject(code('quoteLinkInvalid'))
  })
})
