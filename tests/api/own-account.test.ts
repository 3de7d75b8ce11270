import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  goodPassword,
  loadAccountLink,
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

const address = {
  countryCode: 'NL',
  postCode: '2513aa',
  houseNumber: '1a',
  street: 'Binnenhof',
  city: 'Den Haag',
}
const email = () => `klant${number}@voorbeeld.example`
const logIn = (password: string, from = browser()) =>
  mutateAccount(from, 'userLogin', { email: email(), password })
const fine = { status: true, errors: [], messages: [] }
const kindsTo = (address: string) =>
  mailsTo(address).map(({ about }) => (about as unknown as { kind: string }).kind)

describe('a forgotten password', () => {
  test('is replaced by a link, which logs in, confirms the address and logs everybody else out', async () => {
    const phone = browser()
    expect(await mutateAccount(phone, 'userForgotPassword', { email: email() })).toEqual(fine)
    const token = await tokenTo(email())
    expect(await loadAccountLink(phone, 'NEW_PASSWORD', token)).toMatchObject({
      link: { maskedEmail: 'k•••@v•••.example', isForMe: false },
    })
    expect(await mutateAccount(phone, 'userSetPassword', { token, password: newPassword })).toEqual(
      fine,
    )
    expect((await loadUser(phone)).mainProfile).toMatchObject({
      email: email(),
      isEmailConfirmed: true,
    })
    expect(await loadUser(visitor)).toBeNull()
    expect(await logIn(goodPassword)).toMatchObject({ errors: ['3802'] })
    expect(await logIn(newPassword)).toEqual(fine)
    await shop.runJobs()
    expect(kindsTo(email())).toEqual([
      'confirmEmail',
      'newPassword',
      'passwordChanged',
      'newDevice',
    ])
  })

  test("takes over an account that another person opened with this address, and erases that person's data", async () => {
    const details = {
      ...{ firstName: 'Sanne', lastName: 'de Wit', phoneNumber: '0612345678' },
      ...{ invoiceEmail: 'boef@voorbeeld.example', vatNumber: 'NL004495445B01' },
      ...{ companyName: 'Boef B.V.', kvkNumber: '12345678', address },
    }
    await mutateAccount(visitor, 'saveUserDetails', { details })
    const owner = browser()
    await mutateAccount(owner, 'userForgotPassword', { email: email() })
    await mutateAccount(owner, 'userSetPassword', {
      token: await tokenTo(email()),
      password: newPassword,
    })
    expect((await loadUser(owner)).mainProfile).toMatchObject({
      ...{ invoiceEmail: email(), phoneNumber: null, vatNumber: null },
      ...{ kvkNumber: null, address: null },
    })
    await mutateAccount(owner, 'saveUserDetails', { details })
    await mutateAccount(owner, 'userLogout')
    shop.later(3 * minuteMs)
    await mutateAccount(owner, 'userForgotPassword', { email: email() })
    await mutateAccount(owner, 'userSetPassword', {
      token: await tokenTo(email()),
      password: goodPassword,
    })
    expect((await loadUser(owner)).mainProfile.phoneNumber).toBe('+31612345678')
  })

  test('takes a link once, within the hour, and for nothing else', async () => {
    const phone = browser()
    await mutateAccount(phone, 'userForgotPassword', { email: email() })
    const token = await tokenTo(email())
    expect((await loadAccountLink(phone, 'CONFIRM_EMAIL', token)).errors).toEqual([{ code: 3809 }])
    const refused = await mutateAccount(phone, 'userSetPassword', { token, password: 'kort-1' })
    expect(refused.errors).toEqual(['3805 password'])
    const both = await Promise.all([
      mutateAccount(browser(), 'userSetPassword', { token, password: newPassword }),
      mutateAccount(browser(), 'userSetPassword', { token, password: 'perentaart-3' }),
    ])
    expect(both.map(({ errors }) => errors.join()).toSorted()).toEqual(['', '3809 token'])
    shop.later(minuteMs * 3)
    await mutateAccount(browser(), 'userForgotPassword', { email: email() })
    const late = await tokenTo(email())
    shop.later(minuteMs * 60)
    expect(
      (await mutateAccount(phone, 'userSetPassword', { token: late, password: newPassword }))
        .errors,
    ).toEqual(['3809 token'])
  })

  test('without an account is said, as the contract has it, and does not concern customers who are logged in', async () => {
    const unknown = await mutateAccount(browser(), 'userForgotPassword', { email: `x${email()}` })
    expect(unknown.errors).toEqual(['3801 email'])
    expect((await mutateAccount(visitor, 'userForgotPassword', { email: email() })).errors).toEqual(
      ['3803'],
    )
  })

  test('is told at once that its mail could not be sent, and asked for again is told again', async () => {
    const address = `bounce+${number}@x.example`
    await register(browser(), { email: address, confirmEmail: address })
    for (let asked = 0; asked < 2; asked += 1)
      expect(
        await mutateAccount(browser(), 'userForgotPassword', { email: address }),
      ).toMatchObject({ errors: ['3810 email'] })
    await shop.runJobs()
    expect(shop.waitingJobs).toEqual([])
    expect(kindsTo(address)).toEqual([])
  })

  test('ends the wait of an owner whose password was guessed at', async () => {
    for (let guess = 0; guess < 6; guess += 1) await logIn(`gok-nummer-${guess}`)
    const phone = browser()
    await mutateAccount(phone, 'userForgotPassword', { email: email() })
    await mutateAccount(phone, 'userSetPassword', {
      token: await tokenTo(email()),
      password: newPassword,
    })
    expect(await logIn(newPassword)).toEqual(fine)
  })
})

describe('a customer who is logged in', () => {
  test('changes the password, stays logged in here and nowhere else, and is mailed about it', async () => {
    const phone = browser()
    await logIn(goodPassword, phone)
    const copy = browser()
    copy.cookie = visitor.cookie
    const change = { currentPassword: goodPassword, password: newPassword }
    expect(await mutateAccount(visitor, 'userChangePassword', change)).toEqual(fine)
    expect(await loadUser(visitor)).not.toBeNull()
    expect(await loadUser(copy)).toBeNull()
    expect(await loadUser(phone)).toBeNull()
    await shop.runJobs()
    expect(kindsTo(email()).at(-1)).toBe('passwordChanged')
    expect(await logIn(newPassword)).toEqual(fine)
  })

  test('hears of every change, also of two in a row', async () => {
    const passwords = [goodPassword, newPassword, 'perentaart-3']
    for (const [index, password] of passwords.slice(1).entries()) {
      const change = { currentPassword: passwords[index], password }
      expect(await mutateAccount(visitor, 'userChangePassword', change)).toEqual(fine)
      await shop.runJobs()
    }
    expect(kindsTo(email()).filter((kind) => kind === 'passwordChanged')).toHaveLength(2)
  })

  test('changes nothing without the password of until now, and may not guess at it', async () => {
    const wrong = { currentPassword: 'peertaart-1', password: newPassword }
    for (let guess = 0; guess < 5; guess += 1)
      expect((await mutateAccount(visitor, 'userChangePassword', wrong)).errors).toEqual([
        '3808 currentPassword',
      ])
    const right = { currentPassword: goodPassword, password: newPassword }
    expect((await mutateAccount(visitor, 'userChangePassword', right)).errors).toEqual(['3601'])
    const weak = { currentPassword: goodPassword, password: 'appeltaart' }
    expect((await mutateAccount(visitor, 'userChangePassword', weak)).errors).toEqual([
      '3806 password',
    ])
  })

  test('saves name and contact details, read as people write them', async () => {
    const details = {
      ...{ firstName: ' Sanne ', lastName: 'de Wit-Bos', phoneNumber: '06-1234 56 78' },
      ...{ invoiceEmail: 'boeken@voorbeeld.example', vatNumber: 'nl 0044.95.445.b01' },
    }
    expect(await mutateAccount(visitor, 'saveUserDetails', { details })).toEqual(fine)
    expect((await loadUser(visitor)).mainProfile).toMatchObject({
      ...{ firstName: 'Sanne', lastName: 'de Wit-Bos', phoneNumber: '+31612345678' },
      ...{ invoiceEmail: 'boeken@voorbeeld.example', vatNumber: 'NL004495445B01' },
    })
    const emptied = { firstName: 'Sanne', lastName: 'Bos', phoneNumber: '', invoiceEmail: ' ' }
    await mutateAccount(visitor, 'saveUserDetails', { details: emptied })
    expect((await loadUser(visitor)).mainProfile).toMatchObject({
      ...{ phoneNumber: null, invoiceEmail: email(), vatNumber: null },
    })
  })

  test.each([
    [{ firstName: '' }, '3001 firstName'],
    [{ phoneNumber: '12' }, '3005 phoneNumber'],
    [{ invoiceEmail: 'boeken' }, '3002 invoiceEmail'],
    [{ vatNumber: 'NL123' }, '3016 vatNumber'],
  ])('is told what is wrong with %j', async (given, problem) => {
    const details = { firstName: 'Sanne', lastName: 'Bos', ...given }
    expect((await mutateAccount(visitor, 'saveUserDetails', { details })).errors).toEqual([problem])
  })

  test('keeps company and address, and lets go of them when they are emptied', async () => {
    const named = { firstName: 'Sanne', lastName: 'Bos' }
    const save = (details: object) =>
      mutateAccount(visitor, 'saveUserDetails', { details: { ...named, ...details } })
    const company = { companyName: 'Bakker & Zn.', kvkNumber: '12345678' }
    expect(await save({ ...company, address })).toEqual(fine)
    const kept = {
      kvkNumber: '12345678',
      address: {
        ...{ companyName: 'Bakker & Zn.', countryCode: 'NL', postCode: '2513 AA' },
        ...{ houseNumber: '1', suffix: 'a', street: 'Binnenhof', city: 'Den Haag' },
      },
    }
    expect((await loadUser(visitor)).mainProfile).toMatchObject(kept)
    // As a page of an older release sends it.
    expect(await save({})).toEqual(fine)
    expect((await loadUser(visitor)).mainProfile).toMatchObject(kept)
    const wrong = { ...address, postCode: '12', houseNumber: 'a' }
    expect((await save({ address: wrong })).errors).toHaveLength(2)
    expect(await save({ companyName: '', kvkNumber: '', address: {} })).toEqual(fine)
    const { mainProfile } = await loadUser(visitor)
    expect(mainProfile).toMatchObject({ kvkNumber: null, address: null })
  })

  test('ends the account with its password, and everything of it but the orders is gone', async () => {
    await mutateAccount(visitor, 'saveUserDetails', {
      details: { firstName: 'Sanne', lastName: 'Bos' },
    })
    expect(
      (await mutateAccount(visitor, 'deleteAccount', { password: 'peertaart-1' })).errors,
    ).toEqual(['3808 password'])
    expect(await mutateAccount(visitor, 'deleteAccount', { password: goodPassword })).toEqual(fine)
    expect(visitor.cookie).toMatch(/^__Host-device=dev_\w+$/)
    expect(await logIn(goodPassword)).toMatchObject({ errors: ['3801 email'] })
    const left = await shop.deps.db
      .selectFrom('account_mails')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .where('email', '=', email())
      .select('kind')
      .execute()
    expect(left).toEqual([])
    expect(await register(browser(), { email: email(), confirmEmail: email() })).toEqual(fine)
  })

  test.each([
    ['userChangePassword', { currentPassword: goodPassword, password: newPassword }],
    ['saveUserDetails', { details: { firstName: 'Sanne', lastName: 'Bos' } }],
    ['deleteAccount', { password: goodPassword }],
  ] as const)('%s is for the customer alone', async (call, given) => {
    expect((await mutateAccount(browser(), call, given)).errors).toEqual(['3804'])
  })
})
