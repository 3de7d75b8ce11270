import { afterAll, expect, test } from 'vitest'
import { passCaptcha } from '#flows/abuse/pass-captcha.ts'
import { confirmNewsletter, endNewsletter } from '#flows/newsletter/follow-newsletter-link.ts'
import { subscribeToNewsletter } from '#flows/newsletter/subscribe-to-newsletter.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
afterAll(async () => {
  shop.close()
  await database.close()
})

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const ask = (email: string) =>
  subscribeToNewsletter(shop.deps, {
    ...{ email, firstName: undefined, language: 'nl', clientIp: undefined },
  })
const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address.toLowerCase() === address)
const rowsOf = (email: string) =>
  database.db
    .selectFrom('newsletter_subscriptions')
    .select(['confirmed_at', 'ended_at'])
    .where('email_key', '=', email)
    .execute()

test('one captcha shown 40 times at the same moment opens one door', async () => {
  const token = solveCaptcha(await shop.deps.captcha.challenge('common'))
  const passed = await times(40, () =>
    passCaptcha(shop.deps, { token, action: 'common' }).then(
      () => 1,
      () => 0,
    ),
  )
  expect(passed.filter((count) => count === 1)).toHaveLength(1)
})

test('40 wishes for one address at the same moment are one row and one mail', async () => {
  const email = 'druk@voorbeeld.example'
  await times(40, (index) => ask(index % 2 === 0 ? email : email.toUpperCase()))
  await shop.runJobs()
  expect(await rowsOf(email)).toHaveLength(1)
  expect(mailsTo(email)).toHaveLength(1)
  expect(shop.sentTwice).toBe(0)
})

test('an address that unsubscribes while others confirm and ask gets no mail', async () => {
  const email = 'rust@voorbeeld.example'
  await ask(email)
  await shop.runJobs()
  const text = mailsTo(email)[0]?.mail.text ?? ''
  const tokenIn = (kind: string) => new RegExp(`/${kind}/([a-z0-9]+)/`).exec(text)?.[1] ?? ''
  await times(30, (index) =>
    index % 3 === 0
      ? endNewsletter(shop.deps, tokenIn('afmelden'))
      : confirmNewsletter(shop.deps, tokenIn('bevestigen')).catch(() => undefined),
  )
  await endNewsletter(shop.deps, tokenIn('afmelden'))
  for (const row of await rowsOf(email)) expect(row.ended_at).not.toBeNull()
})
