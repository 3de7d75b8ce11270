import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listConfirmed } from '#domain/newsletter/list-confirmed.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import {
  confirmNewsletter,
  endNewsletter,
  showConfirmLink,
  showEndLink,
} from './follow-newsletter-link.ts'
import { subscribeToNewsletter } from './subscribe-to-newsletter.ts'

const database = await openTestDatabase()
let shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})
beforeEach(async () => {
  shop.close()
  shop = new OrderShop(database)
  await database.db.deleteFrom('newsletter_subscriptions').execute()
})

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const email = 'Sanne@voorbeeld.example'

async function ask(given: { email?: string; firstName?: string; language?: 'nl' | 'en' } = {}) {
  await subscribeToNewsletter(shop.deps, {
    ...{ email, firstName: undefined, language: 'nl', clientIp: undefined },
    ...given,
  })
  await shop.runJobs()
}

const mails = () => [...shop.mails.values()].map(({ mail }) => mail)
const newestMail = () => {
  const mail = mails().at(-1)
  if (mail === undefined) throw new Error('No mail.')
  return mail
}
const tokenIn = (kind: 'bevestigen' | 'afmelden') =>
  new RegExp(`/nieuwsbrief/${kind}/([a-z0-9]+)/`).exec(newestMail().text)?.[1] ?? ''
const rows = () => shop.deps.db.selectFrom('newsletter_subscriptions').selectAll().execute()
const confirmed = async () => (await listConfirmed(shop.deps.db)).map((one) => one.email)
const invalid = { code: 3722, parameter: 'token' }

describe('signing up', () => {
  test('asks the owner first: an unconfirmed address gets no newsletter', async () => {
    await ask({ firstName: 'Sanne' })
    expect(newestMail()).toMatchObject({ to: { name: 'Sanne', address: email } })
    expect(await confirmed()).toEqual([])
    const token = tokenIn('bevestigen')
    expect(await showConfirmLink(shop.deps, token)).toMatchObject({ state: 'asked' })
    expect(await confirmed()).toEqual([])
    expect(await confirmNewsletter(shop.deps, token)).toEqual({
      state: 'confirmed',
      maskedEmail: 'S•••@v•••.example',
    })
    expect(await confirmed()).toEqual([email])
  })

  test('keeps the proof: when it was asked and confirmed, where, in which language, to which words', async () => {
    await ask({ language: 'en' })
    const askedAt = shop.now
    shop.later(hourMs)
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
    const [row] = await rows()
    expect(row).toMatchObject({
      storefront: 'GCSNL',
      language: 'en',
      consent_version: expect.stringMatching(/^\d{4}-\d\d$/),
      asked_at: askedAt,
      confirmed_at: shop.now,
    })
    expect(Object.keys(row ?? {}).join()).not.toMatch(/ip|address_of|agent/)
  })

  test('twice within the hour mails once, later again, and never lists an address twice', async () => {
    await ask()
    shop.later(hourMs - 1)
    await ask({ email: email.toUpperCase() })
    expect(mails()).toHaveLength(1)
    shop.later(1)
    await ask()
    expect(mails()).toHaveLength(2)
    expect(await rows()).toHaveLength(1)
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
  })

  test('of a subscriber says so, and leaves their consent as it is', async () => {
    await ask({ firstName: 'Sanne' })
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
    const [before] = await rows()
    shop.later(2 * hourMs)
    await ask({ firstName: 'Fopper', language: 'en', email: email.toLowerCase() })
    expect(newestMail().text).not.toContain('bevestigen')
    const [after] = await rows()
    expect(after).toEqual({ ...before, mail_asked_at: shop.now, mailed_at: shop.now })
  })

  test('a job that runs twice sends once', async () => {
    await ask()
    const [{ id } = { id: newId('sub') }] = await rows()
    await runJob(shop.deps, 'send-newsletter-mail', { subscriptionId: id })
    await runJob(shop.deps, 'send-newsletter-mail', { subscriptionId: newId('sub') })
    expect(mails()).toHaveLength(1)
    expect(shop.sentTwice).toBe(0)
  })

  test('a process that dies after sending sends the same message again, not another', async () => {
    await ask()
    const [{ id } = { id: newId('sub') }] = await rows()
    await shop.deps.db.updateTable('newsletter_subscriptions').set({ mailed_at: null }).execute()
    const held = { ended_at: null, held_by: 'dead' }
    await shop.deps.db.updateTable('mail_claims').set(held).execute()
    shop.later(hourMs)
    await runJob(shop.deps, 'send-newsletter-mail', { subscriptionId: id })
    expect(mails()).toHaveLength(1)
    expect(shop.sentTwice).toBe(1)
  })

  test('an address that does not work is not tried for ever', async () => {
    await ask({ email: 'bounce@voorbeeld.example' })
    expect(shop.waitingJobs).toEqual([])
    expect(mails()).toEqual([])
  })
})

describe('the link that confirms', () => {
  test('works for a week, and for confirmed addresses afterwards too', async () => {
    await ask()
    const token = tokenIn('bevestigen')
    shop.later(7 * dayMs - 1)
    await confirmNewsletter(shop.deps, token)
    shop.later(dayMs)
    expect(await confirmNewsletter(shop.deps, token)).toMatchObject({ state: 'confirmed' })
    const [row] = await rows()
    expect(row?.confirmed_at?.getTime()).toBe(shop.now.getTime() - dayMs)
  })

  test('is dead after a week, after ending, and when it is not ours', async () => {
    await ask()
    const token = tokenIn('bevestigen')
    shop.later(7 * dayMs)
    await expect(confirmNewsletter(shop.deps, token)).rejects.toMatchObject(invalid)
    await expect(showConfirmLink(shop.deps, token)).rejects.toMatchObject(invalid)
    await expect(confirmNewsletter(shop.deps, tokenIn('afmelden'))).rejects.toMatchObject(invalid)
    await expect(confirmNewsletter(shop.deps, `${token}1`)).rejects.toMatchObject(invalid)
    await endNewsletter(shop.deps, tokenIn('afmelden'))
    await expect(showConfirmLink(shop.deps, token)).rejects.toMatchObject(invalid)
  })
})

describe('the link that ends the letters', () => {
  test('stands in the mail and in its head, and ends them at once, as often as it is used', async () => {
    await ask({ firstName: 'Sanne' })
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
    const token = tokenIn('afmelden')
    expect(newestMail().unsubscribeUrl).toBe(`https://shop.example/nieuwsbrief/afmelden/${token}/`)
    expect(await showEndLink(shop.deps, token)).toMatchObject({ state: 'confirmed' })
    expect(await endNewsletter(shop.deps, token)).toMatchObject({ state: 'ended' })
    const [row] = await rows()
    shop.later(hourMs)
    expect(await endNewsletter(shop.deps, token)).toMatchObject({ state: 'ended' })
    expect(await showEndLink(shop.deps, token)).toMatchObject({ state: 'ended' })
    expect(await rows()).toEqual([row])
    expect(row).toMatchObject({ first_name: null, confirmed_at: expect.any(Date) })
    expect(await confirmed()).toEqual([])
  })

  test('of an old mail also ends a newer subscription', async () => {
    await ask()
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
    const old = tokenIn('afmelden')
    await endNewsletter(shop.deps, old)
    await ask()
    await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
    expect(await confirmed()).toEqual([email])
    await endNewsletter(shop.deps, old)
    expect(await confirmed()).toEqual([])
  })

  test('deletes an unconfirmed address at once, and is harmless for a deleted one', async () => {
    await ask()
    const token = tokenIn('afmelden')
    await endNewsletter(shop.deps, token)
    expect(await rows()).toEqual([])
    expect(await endNewsletter(shop.deps, token)).toEqual({
      state: 'ended',
      maskedEmail: undefined,
    })
    await expect(endNewsletter(shop.deps, tokenIn('bevestigen'))).rejects.toMatchObject(invalid)
  })
})

test('an unconfirmed request is deleted after a week, the proof of a consent a year after it was withdrawn', async () => {
  await ask({ email: 'nooit@voorbeeld.example' })
  await ask({ email: 'blijft@voorbeeld.example' })
  await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
  await ask({ email: 'weg@voorbeeld.example' })
  await confirmNewsletter(shop.deps, tokenIn('bevestigen'))
  await endNewsletter(shop.deps, tokenIn('afmelden'))
  const left = async () => {
    await runJob(shop.deps, 'forget-expired', {})
    return (await rows()).map((row) => row.email.split('@')[0]).sort()
  }
  shop.later(7 * dayMs)
  expect(await left()).toEqual(['blijft', 'nooit', 'weg'])
  shop.later(1)
  expect(await left()).toEqual(['blijft', 'weg'])
  shop.later(365 * dayMs)
  expect(await left()).toEqual(['blijft'])
})
