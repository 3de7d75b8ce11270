import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openPasskeys } from '#platform/secrets/webauthn-passkeys.ts'
import {
  beginPasskey,
  goodPassword,
  loadPasskeys,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser } from '#tests/support/api-shop.ts'
import { Authenticator } from '#tests/support/authenticator.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop()
afterAll(close)

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

let visitor: ApiBrowser
let device: Authenticator
let number = 0
beforeEach(async () => {
  visitor = browser()
  device = new Authenticator()
  number += 1
  shop.later(dayMs)
  await register(visitor, { email: email(), confirmEmail: email() })
  await shop.runJobs()
})

const email = () => `klant${number}@voorbeeld.example`
const fine = { status: true, errors: [], messages: [] }
const kindsTo = (address: string) =>
  mailsTo(address).map(({ about }) => (about as unknown as { kind: string }).kind)

async function add(on = device, by = visitor) {
  const { question } = await beginPasskey(by, 'beginPasskey', goodPassword)
  return mutateAccount(by, 'addPasskey', { answer: on.make(question) })
}

async function answer(on = device): Promise<string> {
  return on.show((await beginPasskey(browser(), 'beginPasskeySignIn')).question)
}

const signIn = (given: string, from = browser()) =>
  mutateAccount(from, 'userSignInByPasskey', { answer: given })

describe('a passkey', () => {
  test('is made by the owner, mailed about, and signs in elsewhere', async () => {
    expect(await add()).toEqual(fine)
    expect((await loadPasskeys(visitor)).passkeys).toMatchObject([{ lastUsedAt: null }])
    await shop.runJobs()
    expect(kindsTo(email()).at(-1)).toBe('passkeyAdded')
    const phone = browser()
    expect(await signIn(await answer(), phone)).toEqual(fine)
    expect((await loadUser(phone)).mainProfile.email).toBe(email())
    expect((await loadPasskeys(phone)).passkeys[0].lastUsedAt).not.toBeNull()
  })

  test('is made by nobody who does not know the password', async () => {
    for (const password of [undefined, 'peertaart-1'])
      expect(await beginPasskey(visitor, 'beginPasskey', password)).toMatchObject({
        question: null,
        errors: [{ code: 3808 }],
      })
    expect(await beginPasskey(browser(), 'beginPasskey', goodPassword)).toMatchObject({
      errors: [{ code: 3804 }],
    })
  })

  test('answers a question once, within five minutes, and only its own', async () => {
    const { question } = await beginPasskey(visitor, 'beginPasskey', goodPassword)
    const other = browser()
    await register(other, { email: `x${email()}`, confirmEmail: `x${email()}` })
    const made = device.make(question)
    const forOther = await mutateAccount(other, 'addPasskey', { answer: made })
    expect(forOther.errors).toEqual(['3813'])
    expect(await mutateAccount(visitor, 'addPasskey', { answer: made })).toEqual(fine)
    const again = await mutateAccount(visitor, 'addPasskey', { answer: made })
    expect(again.errors).toEqual(['3813'])
    const shown = await answer()
    expect(await signIn(shown)).toEqual(fine)
    expect((await signIn(shown)).errors).toEqual(['3813'])
    const late = await answer()
    shop.later(6 * minuteMs)
    expect((await signIn(late)).errors).toEqual(['3813'])
  })

  test('is not shown for another site, without its owner, or by an older copy', async () => {
    await add()
    device.origin = 'https://shop.example.boef.example'
    expect((await signIn(await answer())).errors).toEqual(['3813'])
    device.origin = 'https://shop.example'
    device.isVerified = false
    expect((await signIn(await answer())).errors).toEqual(['3813'])
    device.isVerified = true
    device.counter = 7
    expect(await signIn(await answer())).toEqual(fine)
    device.counter = 3
    expect((await signIn(await answer())).errors).toEqual(['3813'])
  })

  test('that nobody knows is answered like a wrong one, and many tries wait', async () => {
    const tries = []
    for (let index = 0; index < 21; index += 1) tries.push((await signIn(await answer())).errors)
    expect(tries.slice(0, 20).flat()).toEqual(Array.from({ length: 20 }, () => '3813'))
    expect(tries[20]).toEqual(['3601'])
  })

  test.each([
    '',
    '{}',
    'null',
    '[]',
    '{"id":1}',
    '{"id":"AAAA","response":{}}',
    'x'.repeat(30_000),
  ])('is not read out of %j', async (noise) => {
    expect((await signIn(noise)).errors).toEqual(['3813'])
    expect((await mutateAccount(visitor, 'addPasskey', { answer: noise })).errors).toEqual(['3813'])
  })

  test('is deleted by its owner, and signs in no more', async () => {
    await add()
    const [{ id }] = (await loadPasskeys(visitor)).passkeys
    const other = browser()
    await register(other, { email: `x${email()}`, confirmEmail: `x${email()}` })
    const named = { id, password: goodPassword }
    expect((await mutateAccount(other, 'deletePasskey', named)).errors).toEqual(['3813'])
    expect((await mutateAccount(visitor, 'deletePasskey', { id })).errors).toEqual([
      '3808 password',
    ])
    const shown = await answer()
    expect(await mutateAccount(visitor, 'deletePasskey', named)).toEqual(fine)
    await shop.runJobs()
    expect(kindsTo(email()).at(-1)).toBe('passkeyDeleted')
    expect((await signIn(shown)).errors).toEqual(['3813'])
  })

  test('is one of ten at most', async () => {
    for (let index = 0; index < 10; index += 1) expect(await add(new Authenticator())).toEqual(fine)
    expect(await beginPasskey(visitor, 'beginPasskey', goodPassword)).toMatchObject({
      errors: [{ code: 3814 }],
    })
  })

  test('ends with the first confirmation by a link', async () => {
    await add()
    await mutateAccount(browser(), 'requestSignInLink', { email: email() })
    const owner = browser()
    const token = await tokenTo(email())
    expect(await mutateAccount(owner, 'userSignInByLink', { token })).toEqual(fine)
    expect((await loadPasskeys(owner)).passkeys).toEqual([])
    expect((await signIn(await answer())).errors).toEqual(['3813'])
  })

  test('stands in for a password that there is not, for a quarter of an hour', async () => {
    await add()
    await mutateAccount(visitor, 'userConfirmEmail', { token: await tokenTo(email()) })
    await mutateAccount(visitor, 'userDeletePassword', { password: goodPassword })
    shop.later(16 * minuteMs)
    expect((await mutateAccount(visitor, 'deleteAccount')).errors).toEqual(['3811'])
    expect(await signIn(await answer(), visitor)).toEqual(fine)
    expect(await mutateAccount(visitor, 'deleteAccount')).toEqual(fine)
  })
})

test('passkeys are not offered where the address of the shop is a number', async () => {
  const { passkeys, clock } = shop.deps
  shop.deps.passkeys = openPasskeys({
    linkKeys: [{ id: '1', key: new Uint8Array(32).fill(1) }],
    shopUrl: 'http://192.0.2.7:3000',
    shopName: 'Cadeaubon',
    clock,
  })
  for (const name of ['beginPasskey', 'beginPasskeySignIn'] as const)
    expect(await beginPasskey(visitor, name, goodPassword)).toMatchObject({
      question: null,
      errors: [{ code: 3815 }],
    })
  shop.deps.passkeys = passkeys
})
