import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '#jobs/start-workers.ts'
import { type ContactMessageId, newId } from '#kernel/ids.ts'
import { helpdeskContent } from '#tests/support/build-content.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
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
      about: { language: 'en', subject: 'Delivery', message: 'Waar is mijn cadeaubon gebleven?' },
    })
    expect(shop.mails.size).toBe(2)
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

  test('a sixth message of one address within the hour, so that no mailbox is filled by others', async () => {
    for (let count = 0; count < 5; count += 1) await write()
    const tooOften = { code: 3735 }
    await expect(write({ email: email.toUpperCase() })).rejects.toMatchObject(tooOften)
    await write({ email: 'iemand.anders@voorbeeld.example' })
    shop.later(hourMs)
    await write()
    expect(await rows()).toHaveLength(7)
  })
})

async function runBoth(contactMessageId: ContactMessageId): Promise<void> {
  await runJob(shop.deps, 'forward-contact-message', { contactMessageId })
  await runJob(shop.deps, 'acknowledge-contact-message', { contactMessageId })
}
