import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { findAccount } from '#flows/accounts/find-account.ts'
import type { SessionId } from '#kernel/ids.ts'
import {
  goodPassword,
  loadAccountLink,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
  registration,
  solve,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser } from '#tests/support/api-shop.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop()
afterAll(close)

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let visitor: ApiBrowser
let number = 0
beforeEach(async () => {
  visitor = browser()
  number += 1
  // The next test asks from the same address: by then the attempts of this one are forgotten.
  shop.later(dayMs)
  await shop.runJobs()
})

const email = () => `klant${number}@voorbeeld.example`
const person = () => ({ email: email(), confirmEmail: email() })
const open = () => register(visitor, person())
const logIn = (given: object = {}, from = browser()) =>
  mutateAccount(from, 'userLogin', { email: email(), password: goodPassword, ...given })
/** Says that somebody logged in here before, and opens nothing. */
const onlyDevice = /^__Host-device=dev_\w+$/
const fine = { status: true, errors: [], messages: [] }

/** What the clock sends each hour. */
async function forgetOld(): Promise<void> {
  await shop.deps.db.transaction().execute(async (tx) => {
    await shop.deps.queue.send(tx, [{ name: 'forget-expired', payload: {} }])
    shop.deps.queue.committed(tx)
  })
  await shop.runJobs()
}

describe('an account', () => {
  test('is opened, logs its browser in, and asks the mailbox to confirm', async () => {
    expect(await loadUser(visitor)).toBeNull()
    expect(await open()).toEqual(fine)
    expect(await loadUser(visitor)).toEqual({
      subscribed: false,
      mainProfile: {
        ...{ firstName: 'Sanne', lastName: 'de Wit', email: email(), invoiceEmail: email() },
        ...{
          isEmailConfirmed: false,
          hasPassword: true,
          phoneNumber: null,
          vatNumber: null,
          kvkNumber: null,
          address: null,
        },
      },
    })
    const token = await tokenTo(email())
    expect(await loadAccountLink(visitor, 'CONFIRM_EMAIL', token)).toEqual({
      link: { maskedEmail: 'k•••@v•••.example', isForMe: true, isEmailConfirmed: false },
      errors: [],
    })
    expect(await mutateAccount(visitor, 'userConfirmEmail', { token })).toEqual(fine)
    expect((await loadUser(visitor)).mainProfile.isEmailConfirmed).toBe(true)
  })

  test('is found by its address, in capitals or small letters', async () => {
    const asked = { email: email().toUpperCase() }
    expect(await mutateAccount(visitor, 'checkUserExist', asked)).toMatchObject({ status: false })
    await open()
    expect(await mutateAccount(browser(), 'checkUserExist', asked)).toEqual(fine)
  })

  test('is opened once for an address, also when two come together', async () => {
    const twins = await Promise.all([register(browser(), person()), register(browser(), person())])
    expect(twins.map(({ errors }) => errors.join()).toSorted()).toEqual(['', '3800 email'])
    expect(await register(browser(), { ...person(), email: email().toUpperCase() })).toMatchObject({
      errors: ['3800 email'],
    })
  })

  test('cannot be opened by a customer who is logged in', async () => {
    await open()
    const other = { email: `ander${email()}`, confirmEmail: `ander${email()}` }
    expect((await register(visitor, other)).errors).toEqual(['3803'])
  })

  test.each([
    [{ firstName: ' ' }, ['3001 firstName']],
    [{ lastName: 'www.win.nl' }, ['3004 lastName']],
    [{ email: 'sanne' }, ['3002 email']],
    [{ confirmEmail: 'ander@voorbeeld.example' }, ['3003 confirmEmail']],
    [{ password: 'kort-1' }, ['3805 password']],
    [{ password: 'appeltaart' }, ['3806 password']],
    [{ password: `a1-${'x'.repeat(10_000)}` }, ['3807 password']],
    [{ password: '' }, ['3001 password']],
    [{ agreesToTerms: false }, ['3010 agreesToTerms']],
    [{ firstName: '', password: 'x' }, ['3001 firstName', '3805 password']],
  ])('is not opened with %j', async (given, problems) => {
    const { errors } = await register(visitor, { ...person(), ...given })
    expect(errors.toSorted()).toEqual(problems)
    expect(await loadUser(visitor)).toBeNull()
  })

  test('costs a captcha, which is used up once', async () => {
    const account = registration(person())
    expect(
      (await mutateAccount(visitor, 'userRegister', { account, captchaToken: '' })).errors,
    ).toEqual(['3720 captchaToken'])
    const captchaToken = await solve(visitor)
    await mutateAccount(visitor, 'userRegister', { account, captchaToken })
    expect((await logIn({ captchaToken })).errors).toEqual(['3721 captchaToken'])
  })

  test('is kept without its password and without its session', async () => {
    await open()
    const rows = [
      await shop.deps.db.selectFrom('accounts').selectAll().execute(),
      await shop.deps.db.selectFrom('account_sessions').selectAll().execute(),
    ]
    const session = /session=(\w+)/.exec(visitor.cookie ?? '')?.[1] ?? 'none'
    expect(session).toMatch(/^ses_/)
    expect(JSON.stringify(rows)).not.toContain(goodPassword)
    expect(JSON.stringify(rows)).not.toContain(session)
  })
})

describe('logging in', () => {
  beforeEach(open)

  test('works with address and password, and logging out forgets everything of the browser', async () => {
    const other = browser()
    expect(await logIn({ email: email().toUpperCase() }, other)).toEqual(fine)
    expect((await loadUser(other)).mainProfile.email).toBe(email())
    expect(other.cookie).toContain('account=1')
    const before = other.cookie
    expect(await mutateAccount(other, 'userLogout')).toEqual(fine)
    expect(other.cookie).toMatch(onlyDevice)
    other.cookie = before
    expect(await loadUser(other)).toBeNull()
    expect(other.cookie).toMatch(onlyDevice)
    expect((await loadUser(visitor)).mainProfile.email).toBe(email())
  })

  test('gives a session of its own each time, and ends the one before', async () => {
    const before = visitor.cookie
    expect(await logIn({}, visitor)).toEqual(fine)
    expect(visitor.cookie).not.toBe(before)
    const old = browser()
    old.cookie = before
    expect(await loadUser(old)).toBeNull()
  })

  test('is not told of where nothing of it is left: the sign for scripts goes too', async () => {
    for (const cookie of ['account=1', '__Host-session=ses_forged; account=1']) {
      const other = browser()
      other.cookie = cookie
      expect(await loadUser(other)).toBeNull()
      expect(other.cookie).toBeUndefined()
    }
  })

  test('belongs to one storefront: in another on the same database its cookie logs no one in', async () => {
    const session = /session=(ses_\w+)/.exec(visitor.cookie ?? '')?.[1] ?? ''
    const sessionKey = sessionKeyOf(session as SessionId)
    expect(await findAccount(shop.deps, sessionKey)).toMatchObject({ email: email() })
    const storefront = { ...shop.deps.storefront, key: 'CB' as const }
    expect(await findAccount({ ...shop.deps, storefront }, sessionKey)).toBeUndefined()
  })

  test('fails with a wrong password or address, each said as SPEC §8 has it', async () => {
    expect(await logIn({ password: 'peertaart-1' })).toMatchObject({ errors: ['3802'] })
    expect(await logIn({ email: `x${email()}` })).toMatchObject({ errors: ['3801 email'] })
    expect(await logIn({ email: 'klant' })).toMatchObject({ errors: ['3002 email'] })
    expect(await logIn({ password: '' })).toMatchObject({ errors: ['3001 password'] })
    expect(await logIn({ password: 'x'.repeat(5000) })).toMatchObject({ errors: ['3807 password'] })
    expect(await logIn()).toEqual(fine)
  })

  test('waits after five guesses, even for the right one, and the wait is said and ends', async () => {
    for (let guess = 0; guess < 5; guess += 1) await logIn({ password: `gok-nummer-${guess}` })
    const refused = await logIn()
    expect(refused.errors).toEqual(['3601'])
    expect(refused.messages.join()).toContain('30 seconden')
    shop.later(30_000)
    expect(await logIn()).toEqual(fine)
    expect(await logIn({ password: 'peertaart-1' })).toMatchObject({ errors: ['3802'] })
  })

  test('lasts as long as it is used, and ends after thirty days away or half a year', async () => {
    for (let week = 0; week < 25; week += 1) {
      shop.later(7 * dayMs)
      expect(await loadUser(visitor)).not.toBeNull()
    }
    shop.later(7 * dayMs)
    expect(await loadUser(visitor)).toBeNull()
    const other = browser()
    await logIn({}, other)
    shop.later(30 * dayMs + minuteMs)
    expect(await loadUser(other)).toBeNull()
    await forgetOld()
    const kept = await shop.deps.db.selectFrom('account_sessions').select('key').execute()
    expect(kept).toEqual([])
  })
})

describe('confirming an address', () => {
  beforeEach(open)

  test('is not done by a link alone: a stranger who gets it by a trick confirms nothing', async () => {
    const token = await tokenTo(email())
    const stranger = browser()
    expect((await loadAccountLink(stranger, 'CONFIRM_EMAIL', token)).link.isForMe).toBe(false)
    expect((await mutateAccount(stranger, 'userConfirmEmail', { token })).errors).toEqual(['3804'])
    const guessed = await mutateAccount(stranger, 'userConfirmEmail', {
      token,
      password: 'peertaart-1',
    })
    expect(guessed.errors).toEqual(['3808 password'])
    expect((await loadUser(visitor)).mainProfile.isEmailConfirmed).toBe(false)
  })

  test('on another device takes the password, and replaces the login there', async () => {
    const token = await tokenTo(email())
    const phone = browser()
    await register(phone, { email: `ander${email()}`, confirmEmail: `ander${email()}` })
    const before = browser()
    before.cookie = phone.cookie
    expect(
      await mutateAccount(phone, 'userConfirmEmail', { token, password: goodPassword }),
    ).toEqual(fine)
    expect((await loadUser(phone)).mainProfile).toMatchObject({
      email: email(),
      isEmailConfirmed: true,
    })
    expect(await loadUser(before)).toBeNull()
  })

  test('works once, for a week, and by the newest mail', async () => {
    const first = await tokenTo(email())
    shop.later(3 * minuteMs)
    expect(await mutateAccount(visitor, 'resendConfirmation')).toEqual(fine)
    const second = await tokenTo(email())
    expect(second).not.toBe(first)
    expect((await mutateAccount(visitor, 'userConfirmEmail', { token: first })).errors).toEqual([
      '3809 token',
    ])
    shop.later(7 * dayMs)
    expect((await mutateAccount(visitor, 'userConfirmEmail', { token: second })).errors).toEqual([
      '3809 token',
    ])
    await mutateAccount(visitor, 'resendConfirmation')
    const third = await tokenTo(email())
    expect(await mutateAccount(visitor, 'userConfirmEmail', { token: third })).toEqual(fine)
    expect((await mutateAccount(visitor, 'userConfirmEmail', { token: third })).errors).toEqual([
      '3809 token',
    ])
  })

  test('fills no mailbox: after five mails of a day the newest does', async () => {
    for (let hour = 0; hour < 12; hour += 1) {
      expect((await mutateAccount(visitor, 'resendConfirmation')).errors).toEqual([])
      await shop.runJobs()
      shop.later(hourMs)
    }
    expect(mailsTo(email())).toHaveLength(5)
    const token = await tokenTo(email())
    expect(await mutateAccount(visitor, 'userConfirmEmail', { token })).toEqual(fine)
  })

  test('is not mailed twice for two clicks, nor again when it is done', async () => {
    expect((await mutateAccount(visitor, 'resendConfirmation')).status).toBe(false)
    const token = await tokenTo(email())
    expect(mailsTo(email())).toHaveLength(1)
    await mutateAccount(visitor, 'userConfirmEmail', { token })
    shop.later(hourMs)
    await mutateAccount(visitor, 'resendConfirmation')
    await shop.runJobs()
    expect(mailsTo(email())).toHaveLength(1)
    expect((await mutateAccount(browser(), 'resendConfirmation')).errors).toEqual(['3804'])
  })

  test.each(['', 'voorbeeld', 'x'.repeat(10_000)])('is not done by the token %j', async (token) => {
    expect(await loadAccountLink(visitor, 'CONFIRM_EMAIL', token)).toEqual({
      link: null,
      errors: [{ code: 3809 }],
    })
  })
})

test('an account without confirmation, session and order is deleted after thirty days, and no other', async () => {
  const openAndLeave = async (address: string, isConfirmed = false) => {
    const owner = browser()
    await register(owner, { email: address, confirmEmail: address })
    if (isConfirmed)
      await mutateAccount(owner, 'userConfirmEmail', { token: await tokenTo(address) })
    await mutateAccount(owner, 'userLogout')
  }
  await openAndLeave(email())
  await openAndLeave(`bevestigd${email()}`, true)
  const known = async () =>
    (await shop.deps.db.selectFrom('accounts').select('email').execute()).map((row) => row.email)
  const forget = async (ms: number) => {
    shop.later(ms)
    await forgetOld()
  }
  await forget(30 * dayMs - minuteMs)
  expect(await known()).toContain(email())
  await forget(2 * minuteMs)
  expect(await known()).not.toContain(email())
  expect(await known()).toContain(`bevestigd${email()}`)
})

test('an address that does not work is not mailed again and again', async () => {
  await register(visitor, { email: 'bounce@x.example', confirmEmail: 'bounce@x.example' })
  await shop.runJobs()
  expect(shop.waitingJobs).toEqual([])
})
