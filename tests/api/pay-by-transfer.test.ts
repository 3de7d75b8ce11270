import { afterAll, describe, expect, test } from 'vitest'
import { decideCase } from '#flows/cases/decide-case.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { accountHolder, press } from '#tests/support/adyen-world.ts'
import { type ApiBrowser, type Data, detailsInput, saveDetails } from '#tests/support/api-shop.ts'
import { companyInput } from '#tests/support/company-input.ts'
import { openWaysToPay, paid } from '#tests/support/ways-to-pay.ts'

const ways = await openWaysToPay()
afterAll(ways.close)
const { world, opened, shopIn, methods, idsIn, pay, look, hear, runChecks, endOf, ask } = ways

const showTransfer = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { status transfer { beneficiary iban bic reference amount { value currency } until qrCode hasProForma }
    received { amount { value currency } asked { value currency } } } } }`

const showAwaited = `query Awaited($userData: UserData!) { awaitedTransfers(userData: $userData) {
  orderUuid orderNumber amount { value currency } until } }`

const awaited = async (viewer: Pick<ApiBrowser, 'ask'> = ways): Promise<Data[]> =>
  (await viewer.ask(showAwaited)).data.awaitedTransfers

const company = {
  ...companyInput,
  ...{ referenceNumber: 'Kerst 2026', invoiceEmail: 'boeken@bol.example' },
}

describe.each([
  ['bankTransfer_IBAN', {}],
  ['invoice', company],
])('GCSNL, %s', (methodId, details) => {
  const begin = async () => {
    await shopIn('GCSNL')
    await ask(saveDetails, { input: detailsInput(details) })
    return pay(methodId)
  }
  const order = async (
    { orderUuid }: Data,
    viewer: Pick<ApiBrowser, 'ask'> = ways,
  ): Promise<Data> => {
    const { data } = await viewer.ask(showTransfer, { uuid: orderUuid })
    return data.order.order
  }
  const send = async ({ paymentId }: Data, choice: string) => {
    const [{ pageToken }] = (await world.look(paymentId)).payments
    await press(`${world.url}/bank/${pageToken}`, { choice })
    await hear()
  }
  const decide = async ({ paymentId }: Data) => {
    const { deps } = opened.shop
    const { id: caseId } = await deps.db
      .selectFrom('cases')
      .select('id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const by = { actor: 'Anna', reason: 'the giver asked for it' }
    await decideCase(deps, { caseId, decision: 'pay-back', ...by })
  }
  const mailsOf = ({ paymentId }: Data) =>
    [...opened.shop.mails.keys()].filter((key) => key === `transfer:${paymentId}`)

  test('names account, reference, amount and day on the page of its giver, and mails them once', async () => {
    const begun = await begin()
    expect(begun).toMatchObject({ state: 'PENDING', methodId, errors: [] })
    await opened.shop.runJobs()
    await opened.shop.runJobs()
    const { transfer, status } = await order(begun)
    expect(status).toBe('PENDING')
    expect(transfer).toMatchObject({
      iban: 'NL13TEST0123456789',
      bic: 'TESTNL02',
      beneficiary: accountHolder,
      amount: { value: 25_95, currency: 'EUR' },
      until: new Date(opened.shop.now.getTime() + 14 * dayMs).toISOString(),
    })
    expect(transfer.qrCode).toContain('data-kind="qr"')
    expect(mailsOf(begun)).toHaveLength(1)
    const mail = opened.shop.mails.get(`transfer:${begun.paymentId}`)
    expect(mail?.about).toMatchObject({
      ...{ isActivation: false, transfer: { reference: transfer.reference } },
    })
    expect((await order(begun, opened.browser('en'))).transfer).toBeNull()
  })

  test('is told of by the basket of its visitor alone, until it is paid', async () => {
    const begun = await begin()
    expect(await awaited()).toEqual([
      {
        ...{ orderUuid: begun.orderUuid, orderNumber: expect.stringMatching(/^61-/) },
        amount: { value: 25_95, currency: 'EUR' },
        until: new Date(opened.shop.now.getTime() + 14 * dayMs).toISOString(),
      },
    ])
    expect(await awaited(opened.browser('en'))).toEqual([])
    await send(begun, 'pay')
    expect(await awaited()).toEqual([])
  })

  test('is not told of any more once it expired, nor while money of it is looked at', async () => {
    await begin()
    opened.shop.later(14 * dayMs + 1)
    expect(await awaited()).toEqual([])
    await runChecks()
    expect(await awaited()).toEqual([])
    const other = await begin()
    await send(other, 'less')
    expect(await awaited()).toEqual([])
  })

  test('is told of once, and no more where another way paid the same basket', async () => {
    const first = await begin()
    const again = await pay(methodId)
    expect(await awaited()).toMatchObject([{ orderUuid: again.orderUuid }])
    const other = await pay('paypal')
    expect(await awaited()).toHaveLength(1)
    await press(other.action.url, { choice: 'pay' })
    await hear()
    expect(await awaited()).toEqual([])
    expect((await endOf(first)).isPaid).toBe(true)
  })

  test('is paid by the right amount, and the page asks for nothing more', async () => {
    const begun = await begin()
    await send(begun, 'pay')
    expect(await look(begun)).toMatchObject({ state: 'PAID' })
    expect(await endOf(begun)).toEqual(paid)
    expect((await order(begun)).transfer).toBeNull()
  })

  test.each(['less', 'more'])('of %s than was asked waits for somebody', async (choice) => {
    const begun = await begin()
    await send(begun, choice)
    expect(await endOf(begun)).toEqual({
      isPaid: false,
      payments: ['held'],
      cases: ['otherAmount'],
    })
  })

  test.each([
    ['less', 24_95],
    ['more', 26_95],
  ])(
    'of %s than was asked is told on the page, and nothing is paid again until somebody decides',
    async (choice, cents) => {
      const begun = await begin()
      await send(begun, choice)
      const money = (value: number) => ({ value, currency: 'EUR' })
      const received = [{ amount: money(cents), asked: money(25_95) }]
      expect(await order(begun)).toMatchObject({ status: 'PENDING', transfer: null, received })
      const again = await pay('paypal')
      expect(again.errors).toMatchObject([{ code: 3609 }])
      expect(await order(begun, opened.browser('en'))).toMatchObject({ received: [] })
      await decide(begun)
      expect((await order(begun)).received).toEqual([])
      expect((await pay('paypal')).errors).toEqual([])
    },
  )

  test('outlives the day that other payments have; nobody who pays later is sent away', async () => {
    const begun = await begin()
    opened.shop.later(13 * dayMs)
    await runChecks()
    expect((await order(begun)).transfer).not.toBeNull()
    opened.shop.later(2 * dayMs)
    await runChecks()
    expect((await endOf(begun)).payments).toEqual(['abandoned'])
    expect((await order(begun)).transfer).toBeNull()
    await send(begun, 'pay')
    expect(await endOf(begun)).toEqual(paid)
  })

  test('that comes after more than thirty days is a case', async () => {
    const begun = await begin()
    opened.shop.later(31 * dayMs)
    await runChecks()
    await send(begun, 'pay')
    expect(await endOf(begun)).toMatchObject({ isPaid: false, cases: ['tooLate'] })
  })

  test('and another way to pay: what comes second goes back', async () => {
    const begun = await begin()
    const other = await pay('paypal')
    await press(other.action.url, { choice: 'pay' })
    await hear()
    await send(begun, 'pay')
    await hear()
    expect((await endOf(begun)).payments).toEqual(['refunded', 'settled'])
  })
})

describe('an invoice that is paid in advance', () => {
  test('is offered to companies alone, and refused to others', async () => {
    expect(await idsIn('GCSNL')).not.toContain('invoice')
    expect((await pay('invoice')).errors).toMatchObject([{ code: 3400 }])
    await ask(saveDetails, { input: detailsInput(company) })
    expect((await methods()).map(({ id }) => id)).toContain('invoice')
    await ask(saveDetails, { input: detailsInput() })
    expect((await pay('invoice')).errors).toMatchObject([{ code: 3400 }])
  })

  test('is left out where its storefront does without', async () => {
    await shopIn('GCSNL', ['invoice'])
    await ask(saveDetails, { input: detailsInput(company) })
    expect((await pay('invoice')).errors).toMatchObject([{ code: 3400 }])
  })

  test('mails the company how to pay; cards are made when the money is booked, and then there is an invoice', async () => {
    await shopIn('GCSNL')
    await ask(saveDetails, { input: detailsInput(company) })
    const begun = await pay('invoice')
    await opened.shop.runJobs()
    const mail = opened.shop.mails.get(`transfer:${begun.paymentId}`)
    expect(mail?.mail.to.address).toBe('boeken@bol.example')
    expect(mail?.about).toMatchObject({
      invoice: { company: 'Bakkerij Bol', customerReference: 'Kerst 2026' },
    })
    const { db } = opened.shop.deps
    const units = () =>
      db
        .selectFrom('card_units')
        .innerJoin('orders', 'orders.id', 'card_units.order_id')
        .select('card_units.state')
        .where('uuid', '=', begun.orderUuid)
        .execute()
    const before = await units()
    const [{ pageToken }] = (await world.look(begun.paymentId)).payments
    await press(`${world.url}/bank/${pageToken}`, { choice: 'pay' })
    await hear()
    expect(before).toEqual([{ state: 'ordered' }])
    expect(await units()).not.toEqual(before)
    expect(await endOf(begun)).toEqual(paid)
  })
})
