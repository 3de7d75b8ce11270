import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { registerAccount } from '#flows/accounts/register-account.ts'
import {
  goodPassword,
  loadAccountLink,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
  solve,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser } from '#tests/support/api-shop.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop()
afterAll(close)

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let visitor: ApiBrowser
let number = 0
beforeEach(async () => {
  visitor = browser()
  number += 1
  shop.later(8 * dayMs)
  await register(visitor, { email: email(), confirmEmail: email() })
  await confirm(await tokenTo(email()))
})

const email = () => `klant${number}@voorbeeld.example`
const next = () => `nieuw${number}@voorbeeld.example`
const fine = { status: true, errors: [], messages: [] }
const confirm = (token: string, given: object = {}, from = visitor) =>
  mutateAccount(from, 'userConfirmEmail', { token, ...given })
const ask = (to = next(), password = goodPassword) =>
  mutateAccount(visitor, 'userChangeEmail', { email: to, password })
const undo = (token: string, from = browser()) => mutateAccount(from, 'userUndoEmail', { token })
const end = () => mutateAccount(visitor, 'deleteAccount', { password: goodPassword })
const logIn = (address: string, from = browser()) =>
  mutateAccount(from, 'userLogin', { email: address, password: goodPassword })
const addressOf = async (from: ApiBrowser) => (await loadUser(from))?.mainProfile.email

describe('another address', () => {
  test('is the account’s once its mailbox confirms it, and not before', async () => {
    expect(await ask()).toEqual(fine)
    const token = await tokenTo(next())
    expect(await addressOf(visitor)).toBe(email())
    expect((await loadAccountLink(visitor, 'CONFIRM_EMAIL', token)).link).toEqual({
      maskedEmail: 'n•••@v•••.example',
      isForMe: true,
      isEmailConfirmed: false,
    })
    expect(await confirm(token)).toEqual(fine)
    expect(await addressOf(visitor)).toBe(next())
    expect(await logIn(next())).toEqual(fine)
    expect((await logIn(email())).errors).toEqual(['3801 email'])
    expect((await confirm(token)).errors).toEqual(['3809 token'])
  })

  test('is not confirmed by its mailbox alone: it may be a stranger’s, mistyped', async () => {
    await ask()
    const token = await tokenTo(next())
    const stranger = browser()
    expect((await confirm(token, {}, stranger)).errors).toEqual(['3804'])
    expect((await confirm(token, { password: 'peertaart-1' }, stranger)).errors).toEqual([
      '3808 password',
    ])
    expect(await addressOf(visitor)).toBe(email())
  })

  test('is asked for by who knows the password, and its link works for a day', async () => {
    expect((await ask(next(), 'peertaart-1')).errors).toEqual(['3808 password'])
    expect((await mutateAccount(visitor, 'userChangeEmail', { email: next() })).errors).toEqual([
      '3808 password',
    ])
    expect((await ask('geen adres')).errors).toEqual(['3002 email'])
    const asked = { email: next(), password: goodPassword }
    expect((await mutateAccount(browser(), 'userChangeEmail', asked)).errors).toEqual(['3804'])
    await ask()
    const token = await tokenTo(next())
    shop.later(dayMs)
    expect((await confirm(token)).errors).toEqual(['3809 token'])
  })

  test('that is corrected at once gets a mail, and the mistyped one changes nothing', async () => {
    const typo = `tikfout${number}@voorbeeld.example`
    await ask(typo)
    const wrong = await tokenTo(typo)
    expect(await ask()).toEqual(fine)
    const token = await tokenTo(next())
    expect((await confirm(wrong)).errors).toEqual(['3809 token'])
    expect(await confirm(token)).toEqual(fine)
    expect(await addressOf(visitor)).toBe(next())
  })

  test('that has an account is told to its mailbox alone', async () => {
    await register(browser(), { email: next(), confirmEmail: next() })
    expect(await ask()).toEqual(fine)
    expect((await confirm(await tokenTo(next()))).errors).toEqual(['3800 email'])
    expect(await addressOf(visitor)).toBe(email())
  })
})

describe('the address of before', () => {
  const change = async (to = next()) => {
    await ask(to)
    expect(await confirm(await tokenTo(to))).toEqual(fine)
  }

  test('opens nothing any more by links that it was mailed', async () => {
    await mutateAccount(browser(), 'requestSignInLink', { email: email() })
    const signIn = await tokenTo(email())
    await mutateAccount(browser(), 'userForgotPassword', { email: email() })
    const newPassword = await tokenTo(email())
    await change()
    expect((await loadAccountLink(browser(), 'SIGN_IN', signIn)).errors).toEqual([{ code: 3809 }])
    expect((await mutateAccount(browser(), 'userSignInByLink', { token: signIn })).errors).toEqual([
      '3809 token',
    ])
    const chosen = { token: newPassword, password: 'kersentaart-2' }
    expect((await mutateAccount(browser(), 'userSetPassword', chosen)).errors).toEqual([
      '3809 token',
    ])
  })

  test('undoes the change within a week, ends every way in, and logs in', async () => {
    await change()
    shop.later(7 * dayMs - 60 * minuteMs)
    const token = await tokenTo(email())
    expect((await loadAccountLink(browser(), 'UNDO_EMAIL', token)).link.maskedEmail).toBe(
      'k•••@v•••.example',
    )
    const owner = browser()
    expect(await undo(token, owner)).toEqual(fine)
    expect((await loadUser(owner)).mainProfile).toMatchObject({
      email: email(),
      isEmailConfirmed: true,
      hasPassword: false,
    })
    expect(await loadUser(visitor)).toBeNull()
    expect((await logIn(next())).errors).toEqual(['3801 email'])
    expect((await undo(token)).errors).toEqual(['3809 token'])
  })

  test('cannot undo it after a week, and is free then', async () => {
    await change()
    const token = await tokenTo(email())
    const again = { email: email(), confirmEmail: email() }
    expect((await register(browser(), again)).errors).toEqual(['3800 email'])
    shop.later(7 * dayMs)
    expect((await undo(token)).errors).toEqual(['3809 token'])
    expect(await register(browser(), again)).toEqual(fine)
  })

  test('is the account’s again where its owner goes back to it', async () => {
    await change()
    const token = await tokenTo(email())
    await change(email())
    expect(await addressOf(visitor)).toBe(email())
    expect(await undo(token)).toEqual(fine)
    expect(await loadUser(visitor)).toBeNull()
  })

  test('undoes it also where it was changed a second time', async () => {
    await change()
    const token = await tokenTo(email())
    shop.later(3 * minuteMs)
    await change(`derde${number}@voorbeeld.example`)
    const owner = browser()
    expect(await undo(token, owner)).toEqual(fine)
    expect(await addressOf(owner)).toBe(email())
    // The one in between undoes nothing any more.
    expect((await undo(await tokenTo(next()))).errors).toEqual(['3809 token'])
  })

  test('undoes it also after the one in between did: a thief may have both', async () => {
    await change()
    const token = await tokenTo(email())
    shop.later(3 * minuteMs)
    await change(`derde${number}@voorbeeld.example`)
    const thief = browser()
    expect(await undo(await tokenTo(next()), thief)).toEqual(fine)
    expect(await addressOf(thief)).toBe(next())
    const owner = browser()
    expect(await undo(token, owner)).toEqual(fine)
    expect(await addressOf(owner)).toBe(email())
    expect(await loadUser(thief)).toBeNull()
  })

  test('undoes it also where a thief would delete the account', async () => {
    await change()
    const token = await tokenTo(email())
    const refused = await end()
    expect(refused.errors).toEqual(['3816'])
    expect(refused.messages[0]).toMatch(/Tot en met \d+ \w+ \d{4} kan dat/)
    shop.later(7 * dayMs - minuteMs)
    expect((await end()).errors).toEqual(['3816'])
    const owner = browser()
    expect(await undo(token, owner)).toEqual(fine)
    expect(await addressOf(owner)).toBe(email())
    // Only its own mailbox is left, which may end it at once.
    expect(await mutateAccount(owner, 'deleteAccount')).toEqual(fine)
  })

  test('lets the account be deleted once nothing can be undone', async () => {
    await change()
    shop.later(7 * dayMs)
    expect(await end()).toEqual(fine)
  })

  test('is not given to whoever registered it while it was changed', async () => {
    const { passwords } = shop.deps
    await ask()
    const token = await tokenTo(next())
    const slow = {
      ...passwords,
      hash: async (password: string) => {
        expect(await confirm(token)).toEqual(fine)
        return await passwords.hash(password)
      },
    }
    const registration = registerAccount(
      { ...shop.deps, passwords: slow },
      {
        language: 'nl',
        firstName: 'Kees',
        lastName: 'Bos',
        email: email(),
        password: goodPassword,
        captchaToken: await solve(browser()),
        clientIp: undefined,
        browser: unknownBrowser,
      },
    )
    await expect(registration).rejects.toMatchObject({ code: 3800 })
    const owner = browser()
    expect(await undo(await tokenTo(email()), owner)).toEqual(fine)
    expect(await addressOf(owner)).toBe(email())
  })
})

test('an address that nobody confirmed gets no link that undoes', async () => {
  const other = browser()
  const typo = `tikfout${number}@voorbeeld.example`
  await register(other, { email: typo, confirmEmail: typo })
  await shop.runJobs()
  const before = mailsTo(typo).length
  const asked = { email: next(), password: goodPassword }
  await mutateAccount(other, 'userChangeEmail', asked)
  expect(await confirm(await tokenTo(next()), {}, other)).toEqual(fine)
  await shop.runJobs()
  expect(await addressOf(other)).toBe(next())
  expect(mailsTo(typo)).toHaveLength(before)
  const confirmation = await tokenTo(typo)
  expect((await loadAccountLink(browser(), 'CONFIRM_EMAIL', confirmation)).errors).toEqual([
    { code: 3809 },
  ])
})
