import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import type { BudgetLimit, Budgets } from '#domain/storefronts/budgets.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { runJob } from '#jobs/start-workers.ts'
import { type ContactMessageId, newId } from '#kernel/ids.ts'
import { helpdeskContent } from '#tests/support/build-content.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'
import { listContactSubjects } from './list-contact-subjects.ts'
import { type ContactRequest, receiveContactMessage } from './receive-contact-message.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})
beforeEach(async () => {
  shop.close()
  shop = new OrderShop(database)
  shop.deps.content = helpdeskContent(shop.now)
  await database.db.deleteFrom('contact_messages').execute()
  await database.db.deleteFrom('budgets').execute()
})

const hourMs = 60 * 60 * 1000
const email = 'Joris@voorbeeld.example'
const token = async () => solveCaptcha(await shop.deps.captcha.challenge('common'))
const shopAddress = () => shop.deps.storefront.organisation.email

const write = async (given: Partial<ContactRequest> = {}) =>
  receiveContactMessage(shop.deps, {
    language: 'nl',
    name: 'Joris Bakker',
    email,
    subject: 'bezorgen',
    orderNumber: undefined,
    message: 'Waar is mijn cadeaubon gebleven?',
    captchaToken: await token(),
    clientIp: undefined,
    sessionKey: undefined,
    ...given,
  })
const rows = () => shop.deps.db.selectFrom('contact_messages').selectAll().execute()
const mailTo = (address: string) =>
  [...shop.mails.values()].find(({ mail }) => mail.to.address === address)

test('one can write about what the helpdesk answers, and about something else', () => {
  expect(listContactSubjects(shop.deps).map(({ id }) => id)).toEqual([
    'bezorgen',
    'betalen',
    'anders',
  ])
})

describe('a message to the shop', () => {
  test('reaches the shop, which can reply to the sender, who gets a copy', async () => {
    await write({ orderNumber: '61-7KD3-9QXM', language: 'en' })
    await shop.runJobs()
    expect(mailTo(shopAddress())).toMatchObject({
      mail: { replyTo: { name: 'Joris Bakker', address: email } },
      about: { language: 'nl', subject: 'Bezorgen', orderNumber: '61-7KD3-9QXM' },
    })
    expect(mailTo(email)).toMatchObject({
      mail: { to: { name: 'Joris' }, replyTo: { address: shopAddress() } },
      about: { language: 'en', subject: 'Delivery' },
    })
    expect(shop.mails.size).toBe(2)
  })

  test('is quoted in its copy only to the confirmed address of the account that is logged in', async () => {
    const message = 'Uw cadeaubon staat klaar op https://kado-claim.example/nl'
    const sessionKey = await logIn(email)
    await write({ message, sessionKey })
    await shop.deps.db.updateTable('accounts').set({ email_confirmed_at: shop.now }).execute()
    await write({ message, sessionKey, email: 'iemand.anders@voorbeeld.example' })
    await write({ message })
    await shop.runJobs()
    const copies = () =>
      [...shop.mails.values()].filter(({ mail }) => mail.key.endsWith(':visitor'))
    expect(copies()).toHaveLength(3)
    expect(JSON.stringify(copies())).not.toContain('kado-claim')
    await write({ message, sessionKey, email: email.toLowerCase() })
    await shop.runJobs()
    expect(copies().at(-1)?.about).toMatchObject({ quoted: message })
  })

  test('of an address that was mailed a lot arrives, without a copy: nobody closes the form to another', async () => {
    limitMails([{ of: 'address', minutes: 60, max: 2, above: 'skip' }])
    for (let at = 0; at < 4; at += 1) await write({ email: `joris+${at}@voorbeeld.example` })
    await shop.runJobs()
    const copies = [...shop.mails.values()].filter(({ mail }) => mail.to.address !== shopAddress())
    expect(copies).toHaveLength(2)
    expect(shop.mails.size).toBe(6)
  })

  test('keeps no card number, nor do its mails', async () => {
    await write({ message: 'Mijn kaart 1234 5678 9012 3456 789 met 123456 doet het niet.' })
    await shop.runJobs()
    const everything = JSON.stringify([await rows(), [...shop.mails.values()]])
    expect(everything).toContain('Mijn kaart •••• 6789 met 123456')
    expect(everything).not.toContain('1234 5678')
  })

  test('whose jobs run twice is mailed once', async () => {
    await write()
    await shop.runJobs()
    const [{ id } = { id: newId('msg') }] = await rows()
    await runBoth(id)
    await runBoth(newId('msg'))
    expect(shop.mails.size).toBe(2)
    expect(shop.sentTwice).toBe(0)
  })

  test('is sent as the same two messages by a process that died before it could note them', async () => {
    await write()
    await shop.runJobs()
    const [{ id } = { id: newId('msg') }] = await rows()
    const unsent = { forwarded_at: null, acknowledged_at: null }
    await shop.deps.db.updateTable('contact_messages').set(unsent).execute()
    const held = { ended_at: null, held_by: 'dead' }
    await shop.deps.db.updateTable('mail_claims').set(held).execute()
    await runBoth(id)
    expect(shop.sentTwice).toBe(0)
    shop.later(hourMs)
    await runBoth(id)
    expect(shop.mails.size).toBe(2)
    expect(shop.sentTwice).toBe(2)
  })

  test('from an address that does not work still reaches the shop, and is not tried for ever', async () => {
    await write({ email: 'bounce@voorbeeld.example' })
    await shop.runJobs()
    expect(shop.waitingJobs).toEqual([])
    expect([...shop.mails.values()].map(({ mail }) => mail.to.address)).toEqual([shopAddress()])
  })

  test('stays waiting while the shop itself cannot be reached', async () => {
    const { organisation } = shop.deps.storefront
    shop.deps.storefront = {
      ...shop.deps.storefront,
      organisation: { ...organisation, email: 'bounce@winkel.example' },
    }
    await write()
    await shop.runJobs()
    expect(shop.waitingJobs.map(({ name }) => name)).toEqual(['forward-contact-message'])
  })

  test('is forgotten after a year, with nothing left to mail', async () => {
    await write()
    shop.later(365 * 24 * hourMs)
    await runJob(shop.deps, 'forget-expired', {})
    expect(await rows()).toHaveLength(1)
    shop.later(1)
    await runJob(shop.deps, 'forget-expired', {})
    expect(await rows()).toEqual([])
    await shop.runJobs()
    expect(shop.mails.size).toBe(0)
  })
})

describe('refused is', () => {
  test('an unknown subject, without using the captcha up', async () => {
    const captchaToken = await token()
    const unknown = { code: 3730, parameter: 'subject' }
    await expect(write({ subject: 'loterij', captchaToken })).rejects.toMatchObject(unknown)
    await write({ captchaToken })
    expect(await rows()).toHaveLength(1)
  })

  test('the same captcha a second time: a message that is replayed is kept once', async () => {
    const captchaToken = await token()
    await write({ captchaToken })
    await expect(write({ captchaToken })).rejects.toMatchObject({ code: 3721 })
    await expect(write({ captchaToken: '' })).rejects.toMatchObject({ code: 3720 })
    expect(await rows()).toHaveLength(1)
  })

  test('messages of one network above its limit, however many addresses they name', async () => {
    limitMails([{ of: 'source', minutes: 60, max: 3, above: 'refuse' }])
    const clientIp = '192.0.2.7'
    for (let at = 0; at < 3; at += 1) await write({ clientIp, email: `slachtoffer${at}@x.example` })
    const refused = { code: 3610, details: { of: 'source' } }
    await expect(write({ clientIp, email: 'nog.een@x.example' })).rejects.toMatchObject(refused)
    await write({ clientIp: '192.0.2.8' })
    expect(await rows()).toHaveLength(4)
  })
})

function limitMails(mails: readonly BudgetLimit[]): void {
  const { storefront } = shop.deps
  const budgets: Budgets = { ...storefront.fairness.budgets, mails }
  shop.deps.storefront = { ...storefront, fairness: { ...storefront.fairness, budgets } }
}

async function logIn(address: string): Promise<string> {
  const session = await registerAccount(shop.deps, {
    ...{ language: 'nl', firstName: 'Joris', lastName: 'Bakker', email: address },
    ...{ password: 'lekker lang wachtwoord', captchaToken: await token(), clientIp: undefined },
    browser: unknownBrowser,
  })
  return sessionKeyOf(session)
}

async function runBoth(contactMessageId: ContactMessageId): Promise<void> {
  await runJob(shop.deps, 'forward-contact-message', { contactMessageId })
  await runJob(shop.deps, 'acknowledge-contact-message', { contactMessageId })
}
