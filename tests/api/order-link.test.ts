import { afterAll, beforeEach, expect, test } from 'vitest'
import { visitorKeyOf } from '#domain/accounts/visitor.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { runCommand } from '#server/commands/commands.ts'
import { type ApiBrowser, openApiShop } from '#tests/support/api-shop.ts'
import { cardOf } from '#tests/support/build-order-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const askForLink = `mutation Ask($userData: UserData!, $orderUuid: String!) {
  mailOrderLink(userData: $userData, orderUuid: $orderUuid) { isAsked errors { code } } }`
const openByLink = `mutation Open($userData: UserData!, $orderUuid: String!, $token: String!) {
  openOrderByLink(userData: $userData, orderUuid: $orderUuid, token: $token) { order { isFullView email } errors { code } } }`
const look = `query Look($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { orderId isFullView contactPerson email documents { number } } errors { code } } }`

const dayMs = 24 * 60 * 60 * 1000
const later = (days: number) => {
  shop.now = new Date(shop.now.getTime() + days * dayMs)
}

async function order() {
  const visitorKey = visitorKeyOf(newId('vst'))
  await shop.addTo(visitorKey, [{ amountCents: 25_00 }])
  await shop.saveDetails(visitorKey, {})
  const request = await shop.request(visitorKey, { methodId: 'scheme', card: cardOf('A.') })
  const { orderUuid } = await beginPayment(shop.deps, request)
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  return orderUuid
}

let uuid = ''
beforeEach(async () => {
  // What limits attempts forgets them as time goes on.
  later(1)
  uuid = await order()
})

const links = () =>
  [...shop.mails.values()].flatMap(({ mail, about }) =>
    mail.key.startsWith('order-link:') && (about as Mails['orderLink']).url.includes(uuid)
      ? [{ to: mail.to.address, ...(about as Mails['orderLink']) }]
      : [],
  )

const ask = async (orderUuid = uuid) => {
  const { mailOrderLink } = (await browser().ask(askForLink, { orderUuid })).data
  await shop.runJobs()
  return mailOrderLink
}

const tokenOf = async () => {
  await ask()
  return links().at(-1)?.url.split('#')[1] ?? ''
}

const open = async (visitor: ApiBrowser, token: string, orderUuid = uuid) =>
  (await visitor.ask(openByLink, { orderUuid, token })).data.openOrderByLink

const seenBy = async (visitor: ApiBrowser) => (await visitor.ask(look, { uuid })).data.order.order

test('the link is mailed to whoever ordered, and shows everything on the device that opens it', async () => {
  const device = browser()
  expect(await seenBy(device)).toMatchObject({
    isFullView: false,
    contactPerson: 'A••• d••• V•••',
    documents: [],
  })
  expect(await ask()).toEqual({ isAsked: true, errors: [] })
  const [mailed, ...others] = links()
  expect(others).toEqual([])
  expect(mailed).toMatchObject({ to: 'anna@voorbeeld.example', name: 'Anna' })
  const token = mailed?.url.split('#')[1] ?? ''
  expect(await open(device, token)).toMatchObject({ order: { isFullView: true }, errors: [] })
  expect(await seenBy(device)).toMatchObject({
    orderId: expect.stringMatching(/^ord_/),
    isFullView: true,
    contactPerson: 'Anna de Vries',
    email: 'anna@voorbeeld.example',
    documents: [{ number: expect.stringMatching(/^GCSNL-/) }],
  })
  expect(await seenBy(browser())).toMatchObject({ isFullView: false, documents: [] })
})

test('everybody hears the same, also of an order that there is not', async () => {
  expect(await ask('01234567-89ab-4def-8123-456789abcdef')).toEqual({ isAsked: true, errors: [] })
  expect(await ask('nonsense')).toEqual({ isAsked: null, errors: [{ code: 3011 }] })
  expect(links()).toEqual([])
})

test('whoever asks again and again fills no mailbox, and is told nothing of it', async () => {
  for (let time = 0; time < 6; time += 1) expect((await ask()).isAsked).toBe(true)
  expect(links().length).toBe(3)
})

test('a link opens one device, once, within a day, and its own order alone', async () => {
  const token = await tokenOf()
  const other = await order()
  expect(await open(browser(), token, other)).toMatchObject({ errors: [{ code: 3350 }] })
  expect(await open(browser(), `${token}0`)).toMatchObject({ errors: [{ code: 3350 }] })
  expect((await open(browser(), token)).errors).toEqual([])
  expect(await open(browser(), token)).toMatchObject({ errors: [{ code: 3350 }] })
  later(2)
  const late = await tokenOf()
  later(1)
  expect(await open(browser(), late)).toMatchObject({ errors: [{ code: 3350 }] })
})

test('a newer link ends one that nobody used', async () => {
  const first = await tokenOf()
  const second = await tokenOf()
  expect(second).not.toBe(first)
  expect(await open(browser(), first)).toMatchObject({ errors: [{ code: 3350 }] })
  expect((await open(browser(), second)).errors).toEqual([])
})

test('the device sees it for thirty days, also an old order; then the link is forgotten', async () => {
  later(200)
  const device = browser()
  expect((await open(device, await tokenOf())).errors).toEqual([])
  later(29)
  expect(await seenBy(device)).toMatchObject({ isFullView: true })
  later(1)
  expect(await seenBy(device)).toMatchObject({ isFullView: false })
  later(1)
  await runJob(shop.deps, 'forget-expired', {})
  const kept = await shop.deps.db
    .selectFrom('order_links')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('uuid', '=', uuid)
    .select('order_links.id')
    .execute()
  expect(kept).toEqual([])
})

test('the operator ends what links opened, with name and reason', async () => {
  const device = browser()
  await open(device, await tokenOf())
  const { db, clock } = shop.deps
  const openQueue = async () => ({ ...shop.deps.queue, listDeadLetters: async () => [] })
  const context = { ...commandContext({ db, clock }), openQueue }
  const words = ['orders', 'close', uuid, '--by', 'Noor', '--because', 'a stolen phone']
  expect(await runCommand(context, words)).toMatchObject({ exitCode: 0 })
  expect(await seenBy(device)).toMatchObject({ isFullView: false })
  const { lines } = await runCommand(context, ['orders', 'show', uuid])
  expect(lines.join('\n')).toContain('a stolen phone')
  expect((await runCommand(context, ['orders', 'close', uuid])).exitCode).toBe(2)
})
