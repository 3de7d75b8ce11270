import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  beginPasskey,
  goodPassword,
  loadUser,
  mutateAccount,
  openAccountShop,
  ordersOf,
  register,
} from '#tests/support/account-browser.ts'
import type { ApiBrowser } from '#tests/support/api-shop.ts'
import { buyGift } from '#tests/support/buy-gift.ts'

const { browser, shop, close, mailsTo, tokenTo } = await openAccountShop()
afterAll(close)

const dayMs = 24 * 60 * 60_000
let guest: ApiBrowser
let number = 0
beforeEach(() => {
  guest = browser()
  number += 1
  shop.later(dayMs)
})

const email = () => `gast${number}@voorbeeld.example`
const fine = { status: true, errors: [], messages: [] }
const buy = (from = guest) => buyGift(shop, from, { email: email() })
const create = (orderUuid: string, from = guest, given: object = { password: goodPassword }) =>
  mutateAccount(from, 'createAccountOnOrder', { orderUuid, ...given })
const uuidsOf = async (from: ApiBrowser) =>
  (await ordersOf(from)).orders.map(({ uuid }: { uuid: string }) => uuid)

const showOrder = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { isFullView offersAccount } } }`
const isOffered = async (uuid: string, from = guest) =>
  (await from.ask(showOrder, { uuid })).data.order.order.offersAccount

describe('an account on an order', () => {
  test('has the name and the address of the order, which joins it, for one password', async () => {
    const uuid = await buy()
    expect(await isOffered(uuid)).toBe(true)
    expect(await create(uuid)).toEqual(fine)
    expect((await loadUser(guest)).mainProfile).toMatchObject({
      firstName: 'Anna',
      lastName: 'de Vries',
      email: email(),
      isEmailConfirmed: false,
      hasPassword: true,
    })
    expect(await uuidsOf(guest)).toEqual([uuid])
    expect(await isOffered(uuid)).toBe(false)
    const phone = browser()
    expect(
      await mutateAccount(phone, 'userLogin', { email: email(), password: goodPassword }),
    ).toEqual(fine)
    expect(await uuidsOf(phone)).toEqual([uuid])
  })

  test('has the other orders of its address once the mailbox confirmed it', async () => {
    const elsewhere = await buy(browser())
    const uuid = await buy()
    await create(uuid)
    expect(await uuidsOf(guest)).toEqual([uuid])
    await mutateAccount(guest, 'userConfirmEmail', { token: await tokenTo(email()) })
    expect((await uuidsOf(guest)).toSorted()).toEqual([elsewhere, uuid].toSorted())
  })

  test('needs no password: a passkey is added next, or the mailbox signs in', async () => {
    const uuid = await buy()
    expect(await create(uuid, guest, {})).toEqual(fine)
    expect((await loadUser(guest)).mainProfile.hasPassword).toBe(false)
    expect((await beginPasskey(guest, 'beginPasskey')).errors).toEqual([])
    await shop.runJobs()
    await mutateAccount(browser(), 'requestSignInLink', { email: email() })
    const owner = browser()
    const token = await tokenTo(email())
    expect(await mutateAccount(owner, 'userSignInByLink', { token })).toEqual(fine)
    expect(await uuidsOf(owner)).toEqual([uuid])
  })

  test('is not made twice: whoever has one hears that they can log in', async () => {
    await register(browser(), { email: email(), confirmEmail: email() })
    const uuid = await buy()
    expect((await create(uuid)).errors).toEqual(['3800 email'])
    expect(await loadUser(guest)).toBeNull()
    expect(await isOffered(uuid)).toBe(true)
  })

  test('is not opened by a password that anybody guesses', async () => {
    const uuid = await buy()
    expect((await create(uuid, guest, { password: 'kort' })).errors).toEqual(['3805 password'])
    expect(await loadUser(guest)).toBeNull()
  })
})

describe('nobody else', () => {
  test('gets an account by the address of an order alone', async () => {
    const uuid = await buy()
    const stranger = browser()
    expect(await isOffered(uuid, stranger)).toBe(false)
    expect((await create(uuid, stranger)).errors).toEqual(['3301 orderUuid'])
    expect(await loadUser(stranger)).toBeNull()
    expect((await create('3f0c0f0e-0000-4000-8000-000000000000')).errors).toEqual([
      '3300 orderUuid',
    ])
    expect((await create('geen')).errors).toEqual(['3011 orderUuid'])
    await shop.runJobs()
    expect(mailsTo(email()).some(({ mail }) => mail.text.includes('token='))).toBe(false)
  })

  test('takes an order of an account, or makes one while they have one', async () => {
    await register(guest, { email: email(), confirmEmail: email() })
    const uuid = await buyGift(shop, guest, { email: `elders${email()}` })
    expect(await isOffered(uuid)).toBe(false)
    expect((await create(uuid)).errors).toEqual(['3301 orderUuid'])
  })
})
