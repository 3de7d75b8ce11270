import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  goodPassword,
  loadAccountLink,
  loadSessions,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser } from '#tests/support/api-shop.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop()
afterAll(close)

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const newPassword = 'kersentaart-2'

let visitor: ApiBrowser
let number = 0
beforeEach(async () => {
  visitor = browser()
  number += 1
  shop.later(dayMs)
  await register(visitor, { email: email(), confirmEmail: email() })
  await shop.runJobs()
})

const email = () => `klant${number}@voorbeeld.example`
const fine = { status: true, errors: [], messages: [] }
const logIn = (from = browser(), password = goodPassword) =>
  mutateAccount(from, 'userLogin', { email: email(), password })
const confirm = async () =>
  mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email()) })
const askLink = (address = email(), from = browser()) =>
  mutateAccount(from, 'requestSignInLink', { email: address })
const signIn = (token: string, from = browser()) =>
  mutateAccount(from, 'userSignInByLink', { token })
const kindsTo = (address: string) =>
  mailsTo(address).map(({ about }) => (about as unknown as { kind: string }).kind)
const withoutPassword = async () => {
  await confirm()
  await mutateAccount(visitor, 'userDeletePassword', { password: goodPassword })
}

describe('a link that signs in', () => {
  test('logs in after a press, once, and looking at it changes nothing', async () => {
    await confirm()
    expect(await askLink()).toEqual(fine)
    const token = await tokenTo(email())
    const phone = browser()
    for (let seen = 0; seen < 2; seen += 1)
      expect((await loadAccountLink(phone, 'SIGN_IN', token)).link).toMatchObject({
        isForMe: false,
        isEmailConfirmed: true,
      })
    expect(await loadUser(phone)).toBeNull()
    expect(await signIn(token, phone)).toEqual(fine)
    expect((await loadUser(phone)).mainProfile.email).toBe(email())
    expect((await signIn(token)).errors).toEqual(['3809 token'])
    // Other browsers stay logged in, and the password works.
    expect(await loadUser(visitor)).not.toBeNull()
    expect(await logIn()).toEqual(fine)
  })

  test('works for an hour, is good for nothing else, and a newer one ends it', async () => {
    await confirm()
    await askLink()
    const first = await tokenTo(email())
    expect((await loadAccountLink(visitor, 'NEW_PASSWORD', first)).errors).toEqual([{ code: 3809 }])
    expect(
      (await mutateAccount(browser(), 'userSetPassword', { token: first, password: newPassword }))
        .errors,
    ).toEqual(['3809 token'])
    shop.later(3 * minuteMs)
    await askLink()
    const second = await tokenTo(email())
    expect(second).not.toBe(first)
    expect((await signIn(first)).errors).toEqual(['3809 token'])
    shop.later(60 * minuteMs)
    expect((await signIn(second)).errors).toEqual(['3809 token'])
  })

  test('is answered alike for an address without an account, and nobody is mailed', async () => {
    const before = shop.mails.size
    expect(await askLink(`niemand${email()}`)).toEqual(fine)
    await shop.runJobs()
    expect(shop.mails.size).toBe(before)
    expect(await askLink('geen adres')).toMatchObject({ errors: ['3002 email'] })
  })

  test('fills no mailbox, and says nothing of it', async () => {
    await confirm()
    for (let asked = 0; asked < 12; asked += 1) {
      expect(await askLink()).toEqual(fine)
      await shop.runJobs()
      shop.later(3 * minuteMs)
    }
    const links = kindsTo(email()).filter((kind) => kind === 'signIn')
    expect(links.length).toBeGreaterThan(0)
    expect(links.length).toBeLessThanOrEqual(6)
  })

  test('that confirms the address first ends every way in that a stranger set before', async () => {
    const { mainProfile } = await loadUser(visitor)
    expect(mainProfile.isEmailConfirmed).toBe(false)
    await mutateAccount(visitor, 'saveUserDetails', {
      details: { firstName: 'Sanne', lastName: 'de Wit', phoneNumber: '06-12345678' },
    })
    await askLink()
    const owner = browser()
    expect(await signIn(await tokenTo(email()), owner)).toEqual(fine)
    expect((await loadUser(owner)).mainProfile).toMatchObject({
      firstName: 'Sanne',
      isEmailConfirmed: true,
      hasPassword: false,
      phoneNumber: null,
    })
    expect(await loadUser(visitor)).toBeNull()
    expect((await logIn()).errors).toEqual(['3802'])
  })

  const passwords = { currentPassword: goodPassword, password: newPassword }
  test.each([
    ['a password that is chosen', 'userChangePassword', passwords],
    ['a password that is deleted', 'userDeletePassword', { password: goodPassword }],
    ['the sessions of other browsers', 'endOtherSessions', {}],
    ['the account', 'deleteAccount', { password: goodPassword }],
  ] as const)('ends with %s', async (_, change, given) => {
    await confirm()
    await askLink()
    const token = await tokenTo(email())
    const other = `nieuw${email()}`
    await mutateAccount(visitor, 'userChangeEmail', { email: other, password: goodPassword })
    const toMove = await tokenTo(other)
    expect(await mutateAccount(visitor, change, given)).toEqual(fine)
    expect((await signIn(token)).errors).toEqual(['3809 token'])
    expect((await loadAccountLink(visitor, 'CONFIRM_EMAIL', toMove)).errors).toEqual([
      { code: 3809 },
    ])
  })
})

describe('an account without a password', () => {
  test('lost it to who knew it, which is mailed and logs every other browser out', async () => {
    await confirm()
    const phone = browser()
    await logIn(phone)
    const copy = browser()
    copy.cookie = visitor.cookie
    expect(
      (await mutateAccount(visitor, 'userDeletePassword', { password: newPassword })).errors,
    ).toEqual(['3808 password'])
    expect(await mutateAccount(visitor, 'userDeletePassword', { password: goodPassword })).toEqual(
      fine,
    )
    expect((await loadUser(visitor)).mainProfile.hasPassword).toBe(false)
    expect([await loadUser(phone), await loadUser(copy)]).toEqual([null, null])
    await shop.runJobs()
    expect(kindsTo(email()).at(-1)).toBe('passwordDeleted')
    expect((await logIn()).errors).toEqual(['3802'])
    expect(
      (await mutateAccount(visitor, 'userDeletePassword', { password: goodPassword })).errors,
    ).toEqual(['3808 password'])
  })

  test('is none that nobody could enter: the mailbox confirms first', async () => {
    expect(
      (await mutateAccount(visitor, 'userDeletePassword', { password: goodPassword })).errors,
    ).toEqual(['3812'])
    expect(await logIn()).toEqual(fine)
  })

  test('is changed and ended within a quarter of an hour of a log-in, and not later', async () => {
    await withoutPassword()
    shop.later(16 * minuteMs)
    const choice = { password: newPassword }
    for (const call of ['userChangePassword', 'deleteAccount'] as const)
      expect((await mutateAccount(visitor, call, choice)).errors).toEqual(['3811'])
    // Another cookie for the browser is no log-in.
    expect(await mutateAccount(visitor, 'endOtherSessions')).toEqual(fine)
    expect((await mutateAccount(visitor, 'deleteAccount')).errors).toEqual(['3811'])
    await askLink()
    await signIn(await tokenTo(email()), visitor)
    expect(await mutateAccount(visitor, 'userChangePassword', choice)).toEqual(fine)
    expect(await logIn(browser(), newPassword)).toEqual(fine)
    // With a password again, the password is asked for.
    expect((await mutateAccount(visitor, 'deleteAccount')).errors).toEqual(['3808 password'])
  })
})

describe('where somebody is logged in', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

  test('is listed for the customer alone, this browser among it', async () => {
    const phone = browser()
    phone.userAgent = firefox
    await logIn(phone)
    shop.later(2 * 60 * minuteMs)
    const { sessions } = await loadSessions(phone)
    expect(sessions).toMatchObject([
      { browser: 'Firefox', system: 'Windows', isCurrent: true },
      { browser: null, system: null, isCurrent: false },
    ])
    expect(await loadSessions(browser())).toEqual({ sessions: null, errors: [{ code: 3804 }] })
  })

  test('ends everywhere else, and for a copy of the cookie too', async () => {
    const phone = browser()
    await logIn(phone)
    const copy = browser()
    copy.cookie = visitor.cookie
    expect(await mutateAccount(visitor, 'endOtherSessions')).toEqual(fine)
    expect((await loadSessions(visitor)).sessions).toHaveLength(1)
    expect([await loadUser(phone), await loadUser(copy)]).toEqual([null, null])
    expect((await mutateAccount(browser(), 'endOtherSessions')).errors).toEqual(['3804'])
  })

  test('is mailed for a device that was never seen, and only then', async () => {
    await confirm()
    const told = () => kindsTo(email()).filter((kind) => kind === 'newDevice').length
    const phone = browser()
    phone.userAgent = firefox
    await logIn(phone)
    await shop.runJobs()
    expect(told()).toBe(1)
    expect(mailsTo(email()).at(-1)?.about).toMatchObject({
      device: { browser: 'Firefox', system: 'Windows' },
    })
    await mutateAccount(phone, 'userLogout')
    await logIn(phone)
    await mutateAccount(visitor, 'userLogout')
    await logIn(visitor)
    await shop.runJobs()
    expect(told()).toBe(1)
    await askLink()
    await signIn(await tokenTo(email()))
    await shop.runJobs()
    expect(told()).toBe(2)
  })

  test('is not mailed to an address that nobody confirmed', async () => {
    await logIn()
    await logIn()
    await shop.runJobs()
    expect(kindsTo(email())).toEqual(['confirmEmail'])
  })
})

describe('the end of an account', () => {
  const closings = () => mailsTo(email()).filter(({ about }) => 'closedAt' in about)

  test('is mailed to its address', async () => {
    await confirm()
    expect(await mutateAccount(visitor, 'deleteAccount', { password: goodPassword })).toEqual(fine)
    await shop.runJobs()
    expect(closings()).toHaveLength(1)
  })

  test('is not mailed to an address that nobody confirmed', async () => {
    await mutateAccount(visitor, 'deleteAccount', { password: goodPassword })
    await shop.runJobs()
    expect(closings()).toEqual([])
  })
})
