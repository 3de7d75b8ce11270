import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { visitorKeyOf } from '#domain/accounts/visitor.ts'
import { newId } from '#kernel/ids.ts'
import { shopApiFor } from '#server/shop-api-for.ts'
import { TypedDocumentString } from '#storefront/graphql/generated/graphql.ts'
import {
  goodPassword,
  loadUser,
  mutateAccount,
  openAccountShop,
  register,
} from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  detailsInput,
  documentIdOf,
  giftInput,
  saveDetails,
  showCart,
  startPayment,
} from '#tests/support/api-shop.ts'

const { api, browser, shop, close } = await openAccountShop({ documents: [showCart] })
afterAll(close)

const secondMs = 1000
const dayMs = 24 * 60 * 60 * secondMs

let number = 0
let visitor: ApiBrowser
/** The cookie with which somebody came, known to whoever planted it. */
let planted = ''

beforeEach(async () => {
  number += 1
  shop.later(dayMs)
  await register(browser(), person())
  planted = `__Host-visitor=${newId('vst')}`
  visitor = browser()
  visitor.cookie = planted
  await visitor.ask(addPackage, { input: giftInput() })
})

const email = () => `klant${number}@voorbeeld.example`
const person = () => ({ email: email(), confirmEmail: email() })
const logIn = (from: ApiBrowser, given: object = {}) =>
  mutateAccount(from, 'userLogin', { email: email(), password: goodPassword, ...given })
const fine = { status: true, errors: [], messages: [] }

const showCartDocument = new TypedDocumentString<{ cartV2: unknown }, { userData: object }>(
  showCart,
  { hash: documentIdOf(showCart) },
)

const cartOf = async (from: ApiBrowser): Promise<number | undefined> =>
  (await from.ask(showCart)).data.cartV2?.totalQuantity
const add = async (to: ApiBrowser): Promise<number> =>
  (await to.ask(addPackage, { input: giftInput() })).data.addPackage.order.totalQuantity
const withCookie = (cookie: string | undefined): ApiBrowser => {
  const other = browser()
  other.cookie = cookie
  return other
}
const visitorIn = (cookie: string | undefined) => /__Host-visitor=\w+/.exec(cookie ?? '')?.[0]

const order = `query Order($userData: UserData!, $uuid: String!) { order(userData: $userData, uuid: $uuid) {
  order { isFullView email } } }`

/** As it is sent, and not again: what a request hears that was on its way meanwhile. */
async function askOnce(cookie: string, query = showCart, variables: object = {}) {
  const body = { query, variables: { userData: visitor.userData, ...variables } }
  return withCookie(cookie).postOnce(body)
}

/** What the visitor's basket was ordered as. */
async function orderBy(from: ApiBrowser): Promise<string> {
  const { data } = await from.ask(saveDetails, { input: detailsInput() })
  const expectedTotal = data.saveGuestDetails.order.totals.grandTotal.value
  const paid = await from.ask(startPayment, { input: { methodId: 'ideal', expectedTotal } })
  return paid.data.startPayment.orderUuid
}

const isShownTo = async (from: ApiBrowser, uuid: string): Promise<boolean> =>
  (await from.ask(order, { uuid })).data.order.order.isFullView

describe('somebody who planted the cookie', () => {
  test('gets nothing of what is done from the log-in on, nor of what was there before', async () => {
    const uuid = await orderBy(visitor)
    const thief = withCookie(planted)
    expect(await isShownTo(thief, uuid)).toBe(true)
    expect(await logIn(visitor)).toEqual(fine)
    expect(visitorIn(visitor.cookie)).not.toBe(planted)
    expect(await add(visitor)).toBe(2)
    expect(await isShownTo(thief, uuid)).toBe(false)
    expect(await isShownTo(visitor, uuid)).toBe(true)
    expect(await askOnce(planted)).toEqual({ status: 307, location: '/graphql?again', cookies: [] })
    shop.later(6 * secondMs)
    expect(await cartOf(thief)).toBeUndefined()
    expect(await add(thief)).toBe(1)
    expect([planted, visitorIn(visitor.cookie)]).not.toContain(visitorIn(thief.cookie))
    expect(await loadUser(thief)).toBeNull()
    expect(await cartOf(visitor)).toBe(2)
  })

  test.each(['userRegister', 'userChangePassword'] as const)(
    'is left behind by %s too',
    async (call) => {
      if (call === 'userRegister') {
        const other = { email: `x${email()}`, confirmEmail: `x${email()}` }
        expect(await register(visitor, other)).toEqual(fine)
      } else {
        expect(await logIn(visitor)).toEqual(fine)
        planted = visitorIn(visitor.cookie) ?? ''
        const change = { currentPassword: goodPassword, password: 'perentaart-2' }
        expect(await mutateAccount(visitor, 'userChangePassword', change)).toEqual(fine)
      }
      expect(visitorIn(visitor.cookie)).not.toBe(planted)
      expect(await cartOf(visitor)).toBe(1)
      expect(await askOnce(planted)).toMatchObject({ status: 307 })
    },
  )

  test('gains nothing by logging in to an account of their own', async () => {
    await logIn(visitor)
    const own = withCookie(planted)
    const other = { email: `x${email()}`, confirmEmail: `x${email()}` }
    expect(await register(own, other)).toEqual(fine)
    expect(await cartOf(own)).toBeUndefined()
    expect(await cartOf(visitor)).toBe(1)
    // Nor with their session beside the cookie of before.
    const mixed = withCookie(`${planted}; ${/__Host-session=\w+/.exec(own.cookie ?? '')?.[0]}`)
    shop.later(6 * secondMs)
    expect(await cartOf(mixed)).toBeUndefined()
  })

  test('cannot count attempts to pay anew, and neither can the visitor', async () => {
    await orderBy(visitor)
    await logIn(visitor)
    const payments = await shop.deps.db.selectFrom('payments').select('visitor_key').execute()
    const cookie = visitorIn(visitor.cookie)?.split('=')[1] as `vst_${string}`
    expect(payments.map((one) => one.visitor_key)).toContain(visitorKeyOf(cookie))
  })
})

describe('the same browser', () => {
  test('loses nothing in a tab whose request was on its way during the log-in', async () => {
    await logIn(visitor)
    for (const [query, variables] of [
      [showCart, {}],
      [addPackage, { input: giftInput() }],
    ] as const) {
      const late = await askOnce(planted, query, variables)
      expect(late).toEqual({ status: 307, location: '/graphql?again', cookies: [] })
    }
    // The browser then sends what it has by now.
    expect(await cartOf(visitor)).toBe(1)
    expect(await add(visitor)).toBe(2)
  })

  test.each(['/winkelmandje/', '/winkelmandje/_.data?_routes=basket'])(
    'is led to the page %s once more when it asked during the log-in',
    async (url) => {
      const apiFor = shopApiFor({
        ...{ api, storefront: shop.deps.storefront, isSecure: true, hasDeveloperPages: false },
        moveOf: () => undefined,
      })
      const ask = (cookie: string | undefined, method = 'GET') =>
        apiFor(
          { url, method, ip: '127.0.0.1', headers: { cookie } } as FastifyRequest,
          { header: () => {}, removeHeader: () => {} } as unknown as FastifyReply,
        ).query(showCartDocument, {})
      await logIn(visitor)
      const led = await ask(planted).catch((thrown: unknown) => thrown)
      expect(led).toMatchObject({ status: 307 })
      expect((led as Response).headers.get('location')).toBe('/winkelmandje/')
      expect(await ask(visitor.cookie)).toMatchObject({ cartV2: { totalQuantity: 1 } })
      shop.later(6 * secondMs)
      expect(await ask(planted)).toEqual({ cartV2: null })
    },
  )

  test('is itself again when a late answer put the cookie of before in its place', async () => {
    await logIn(visitor)
    const own = visitorIn(visitor.cookie)
    visitor.cookie = visitor.cookie?.replace(/__Host-visitor=\w+/, planted)
    const [first, second] = await Promise.all([cartOf(visitor), add(visitor)])
    expect([first, second]).toEqual([expect.any(Number), 2])
    expect(visitorIn(visitor.cookie)).toBe(own)
    expect(await cartOf(visitor)).toBe(2)
  })

  test.each([0, 1])(
    'keeps its basket when two tabs log in, whichever answer comes last (%s)',
    async (last) => {
      const tabs = [withCookie(planted), withCookie(planted)]
      expect(await Promise.all(tabs.map((tab) => logIn(tab)))).toEqual([fine, fine])
      visitor.cookie = tabs[last]?.cookie
      expect(await add(visitor)).toBe(2)
      expect(await cartOf(visitor)).toBe(2)
      expect((await loadUser(visitor)).mainProfile.email).toBe(email())
    },
  )

  test('gets its basket back when the answer of a log-in was lost and it logs in again', async () => {
    await logIn(withCookie(planted))
    shop.later(6 * secondMs)
    expect(await cartOf(visitor)).toBeUndefined()
    expect(await logIn(visitor)).toEqual(fine)
    expect(await cartOf(visitor)).toBe(1)
  })

  test('keeps its basket when its session ends elsewhere', async () => {
    await logIn(visitor)
    await add(visitor)
    const phone = browser()
    await logIn(phone)
    const change = { currentPassword: goodPassword, password: 'perentaart-2' }
    await mutateAccount(phone, 'userChangePassword', change)
    expect(await loadUser(visitor)).toBeNull()
    expect(visitor.cookie).not.toContain('session')
    expect(await cartOf(visitor)).toBe(2)
  })
})

describe('after a log-out', () => {
  test('a late answer that puts the cookie back gives the next person nothing', async () => {
    const uuid = await orderBy(visitor)
    await logIn(visitor)
    const before = visitor.cookie ?? ''
    await mutateAccount(visitor, 'userLogout')
    expect(visitor.cookie).toMatch(/^__Host-device=dev_\w+$/)
    expect(await askOnce(before, addPackage, { input: giftInput() })).toMatchObject({ status: 307 })
    shop.later(6 * secondMs)
    const next = withCookie(before)
    expect(await cartOf(next)).toBeUndefined()
    expect(await isShownTo(next, uuid)).toBe(false)
    expect(await add(next)).toBe(1)
    expect(visitorIn(next.cookie)).not.toBe(visitorIn(before))
  })
})
