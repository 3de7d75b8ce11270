import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiBrowser, type GraphqlError, openApiShop } from '#tests/support/api-shop.ts'
import { captchaToken, openedToken, solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop()
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const subscribe = `mutation Subscribe($userData: UserData!, $email: String!, $firstName: String, $captchaToken: String!) {
  subscribeNewsletter(userData: $userData, email: $email, firstName: $firstName, captchaToken: $captchaToken) {
    status errors { code message referencedRequestParameter } } }`
const subscription = 'subscription { state maskedEmail } errors { code referencedRequestParameter }'
const look = `query Look($userData: UserData!, $link: NewsletterLink!, $token: String!) {
  newsletterSubscription(userData: $userData, link: $link, token: $token) { ${subscription} } }`
const confirm = `mutation Confirm($userData: UserData!, $token: String!) {
  confirmNewsletter(userData: $userData, token: $token) { ${subscription} } }`
const end = `mutation End($userData: UserData!, $token: String!) {
  unsubscribeNewsletter(userData: $userData, token: $token) { ${subscription} } }`

let visitor: ApiBrowser
let number = 0
beforeEach(() => {
  visitor = browser()
  number += 1
})

const email = () => `lezer${number}@voorbeeld.example`
const solve = async () => solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
const sign = async (given: object = {}) => {
  const typed = { email: email(), captchaToken: await solve(), ...given }
  return (await visitor.ask(subscribe, typed)).data.subscribeNewsletter
}
const codesOf = ({ errors }: { errors: (GraphqlError['extensions'] & object)[] }) =>
  errors.map(({ code, referencedRequestParameter }) => `${code} ${referencedRequestParameter}`)
const mailsTo = (address: string) =>
  [...shop.mails.values()].filter(({ mail }) => mail.to.address === address)
const tokenIn = (kind: 'bevestigen' | 'afmelden') =>
  new RegExp(`/${kind}/([a-z0-9]+)/`).exec(mailsTo(email()).at(-1)?.mail.text ?? '')?.[1] ?? ''

describe('the newsletter over HTTP', () => {
  test("is asked for, confirmed and ended, in the reader's language", async () => {
    visitor = browser('en')
    expect(await sign({ firstName: 'Sanne' })).toEqual({ status: true, errors: [] })
    await shop.runJobs()
    expect(mailsTo(email())[0]?.about).toMatchObject({ language: 'en', firstName: 'Sanne' })
    const token = tokenIn('bevestigen')
    const looked = (await visitor.ask(look, { link: 'CONFIRM', token })).data
    expect(looked.newsletterSubscription).toEqual({
      subscription: { state: 'ASKED', maskedEmail: 'l•••@v•••.example' },
      errors: [],
    })
    const yes = (await visitor.ask(confirm, { token })).data.confirmNewsletter
    expect(yes.subscription.state).toBe('CONFIRMED')
    const no = (await visitor.ask(end, { token: tokenIn('afmelden') })).data
    expect(no.unsubscribeNewsletter.subscription.state).toBe('ENDED')
  })

  test('gives one answer for every address, known, confirmed or new', async () => {
    const first = await sign()
    await shop.runJobs()
    await visitor.ask(confirm, { token: tokenIn('bevestigen') })
    expect(await sign()).toEqual(first)
    await shop.runJobs()
    expect(mailsTo(email())).toHaveLength(1)
    expect(await sign({ email: 'nog-nooit@voorbeeld.example' })).toEqual(first)
  })

  test.each([
    ['no address', { email: ' ' }, ['3001 email']],
    ['half an address', { email: 'sanne@' }, ['3002 email']],
    ['a second receiver', { email: 'a@b.example\r\nBcc: c@d.example' }, ['3002 email']],
    ['an address of a mile', { email: `${'a'.repeat(300)}@b.example` }, ['3026 email']],
    ['an advertisement for a name', { firstName: 'Win op www.x.nl' }, ['3004 firstName']],
    ['both wrong', { email: '', firstName: '<b>' }, ['3001 email', '3004 firstName']],
    ['no captcha', { captchaToken: '' }, ['3720 captchaToken']],
    ['a made up captcha', { captchaToken: 'e30=' }, ['3721 captchaToken']],
    ['a captcha of a mile', { captchaToken: 'A'.repeat(50_000) }, ['3721 captchaToken']],
  ])('%s is refused, and nobody is mailed', async (_what, given, problems) => {
    await shop.runJobs()
    const before = shop.mails.size
    const answer = await sign(given)
    expect(answer.status).toBeNull()
    expect(codesOf(answer)).toEqual(problems)
    await shop.runJobs()
    expect(shop.mails.size).toBe(before)
  })

  test('an empty name is none', async () => {
    expect(await sign({ firstName: '  ' })).toEqual({ status: true, errors: [] })
  })

  test('a captcha works once: what was typed wrong before does not use it up', async () => {
    const token = await solve()
    expect(codesOf(await sign({ email: 'sanne@', captchaToken: token }))).toEqual(['3002 email'])
    expect(await sign({ captchaToken: token })).toMatchObject({ status: true })
    expect(codesOf(await sign({ email: 'b@voorbeeld.example', captchaToken: token }))).toEqual([
      '3721 captchaToken',
    ])
  })

  test('a forged or an old captcha is refused in words', async () => {
    const token = await solve()
    const forged = { algorithm: 'SHA-256', ...openedToken(token), number: 201 }
    expect(codesOf(await sign({ captchaToken: captchaToken(forged) }))).toEqual([
      '3721 captchaToken',
    ])
    shop.later(10 * 60 * 1000)
    const { errors } = await sign({ captchaToken: token })
    expect(errors).toEqual([
      {
        code: 3721,
        message: 'De controle tegen spam is verlopen. Probeer het nog eens.',
        referencedRequestParameter: 'captchaToken',
      },
    ])
  })

  test.each([
    ['nothing', ''],
    ['a quote', "' or 1=1"],
    ['a mile of zeros', '0'.repeat(5000)],
    ['a made up signature', '0'.repeat(59)],
  ])('a link with %s leads to a sentence, not to a fault', async (_what, token) => {
    for (const [document, field, link] of [
      [look, 'newsletterSubscription', 'CONFIRM'],
      [look, 'newsletterSubscription', 'END'],
      [confirm, 'confirmNewsletter', undefined],
      [end, 'unsubscribeNewsletter', undefined],
    ] as const) {
      const { data } = await visitor.ask(document, { token, link })
      expect(data[field]).toEqual({
        subscription: null,
        errors: [{ code: 3722, referencedRequestParameter: 'token' }],
      })
    }
  })

  test('an unknown action of a captcha is a question that is not understood', async () => {
    const { errors } = await visitor.ask(challenge.replace('common', 'login'))
    expect(errors?.[0]?.extensions.code).toBe(3013)
  })

  test('asking sets no cookie', async () => {
    await sign()
    expect(visitor.cookie).toBeUndefined()
  })
})
