import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiBrowser, type GraphqlError, openApiShop } from '#tests/support/api-shop.ts'
import { helpdeskContent } from '#tests/support/build-content.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'

const { browser, shop, close } = await openApiShop()
shop.deps.content = helpdeskContent(shop.now)
afterAll(close)

const challenge = `query Challenge($userData: UserData!) { captchaChallenge(userData: $userData, action: common) {
  algorithm challenge maxnumber salt signature } }`
const subjects = `query Subjects($userData: UserData!) { contactSubjects(userData: $userData) { id title icon } }`
const send = `mutation Send($userData: UserData!, $input: ContactMessageInput!, $captchaToken: String!) {
  sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {
    status errors { code message referencedRequestParameter } } }`

const everyField = ['3001 name', '3001 email', '3001 subject', '3001 message']

let visitor: ApiBrowser
let number = 0
beforeEach(() => {
  visitor = browser()
  number += 1
})

const email = () => `vrager${number}@voorbeeld.example`
const solve = async () => solveCaptcha((await visitor.ask(challenge)).data.captchaChallenge)
const right = () => ({
  name: 'Joris Bakker',
  email: email(),
  subject: 'bezorgen',
  message: 'Waar is mijn cadeaubon gebleven?',
})
const write = async (given: object = {}, captchaToken?: string) => {
  const variables = {
    input: { ...right(), ...given },
    captchaToken: captchaToken ?? (await solve()),
  }
  return (await visitor.ask(send, variables)).data.sendContactMessage
}
const codesOf = ({ errors }: { errors: (GraphqlError['extensions'] & object)[] }) =>
  errors.map(({ code, referencedRequestParameter }) => `${code} ${referencedRequestParameter}`)

describe('the contact form over HTTP', () => {
  test("offers the subjects of the helpdesk in the visitor's language", async () => {
    expect((await visitor.ask(subjects)).data.contactSubjects).toEqual([
      { id: 'bezorgen', title: 'Bezorgen', icon: 'mail' },
      { id: 'betalen', title: 'Betalen', icon: null },
      { id: 'anders', title: 'Iets anders', icon: 'info' },
    ])
    const english = (await browser('en').ask(subjects)).data.contactSubjects
    expect(english.at(-1).title).toBe('Something else')
  })

  test('takes a message, and mails the shop and the sender', async () => {
    const order = { orderNumber: ' 61 7kd3 9qxm ' }
    expect(await write(order)).toEqual({ status: true, errors: [] })
    await shop.runJobs()
    const sent = [...shop.mails.values()].filter(
      ({ mail }) => mail.to.address === email() || mail.replyTo?.address === email(),
    )
    expect(sent.map(({ about }) => about)).toEqual([
      expect.objectContaining({ orderNumber: '61-7KD3-9QXM', name: 'Joris Bakker' }),
      expect.objectContaining({ orderNumber: '61-7KD3-9QXM', name: 'Joris Bakker' }),
    ])
  })

  test.each([
    ['nothing', { name: ' ', email: '', subject: '', message: '' }, everyField],
    ['half an address', { email: 'joris@' }, ['3002 email']],
    ['a second receiver', { email: 'a@b.example\r\nBcc: c@d.example' }, ['3002 email']],
    ['an advertisement for a name', { name: 'Win op www.x.nl' }, ['3004 name']],
    ['a header for a name', { name: 'Joris\r\nBcc: c@d.example' }, ['3004 name']],
    ['another subject', { subject: 'loterij' }, ['3730 subject']],
    ['a code for a subject', { subject: '__proto__' }, ['3730 subject']],
    ['half an order number', { orderNumber: '61-7KD3' }, ['3734 orderNumber']],
    ['a card number for an order', { orderNumber: '1'.repeat(19) }, ['3734 orderNumber']],
    ['nine characters', { message: 'negen tek' }, ['3731 message']],
    ['2001 characters', { message: 'a'.repeat(2001) }, ['3732 message']],
    ['characters of nobody', { message: 'Dit is een bericht\u0000' }, ['3733 message']],
  ])('%s is refused at its field, and nobody is mailed', async (_what, given, problems) => {
    await shop.runJobs()
    const before = shop.mails.size
    const answer = await write(given)
    expect(answer.status).toBeNull()
    expect(codesOf(answer)).toEqual(problems)
    await shop.runJobs()
    expect(shop.mails.size).toBe(before)
  })

  test('the sentences say what would be right', async () => {
    const { errors } = await write({ message: 'kort' })
    expect(errors[0].message).toBe('Vertel iets meer: minstens 10 tekens.')
    visitor = browser('en')
    const long = await write({ message: 'a'.repeat(2001) })
    expect(long.errors[0].message).toBe('Your message is too long: 2000 characters at most.')
  })

  test('without a captcha, with a made up one or with a used one nothing is taken', async () => {
    expect(codesOf(await write({}, ''))).toEqual(['3720 captchaToken'])
    expect(codesOf(await write({}, 'e30='))).toEqual(['3721 captchaToken'])
    const token = await solve()
    expect(codesOf(await write({ message: '' }, token))).toEqual(['3001 message'])
    expect(await write({}, token)).toMatchObject({ status: true })
    expect(codesOf(await write({}, token))).toEqual(['3721 captchaToken'])
  })

  test('writing sets no cookie', async () => {
    await write()
    expect(visitor.cookie).toBeUndefined()
  })
})
