import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { visitorKeyOf, visitorOf } from '#domain/accounts/visitor.ts'
import { addPackage } from '#domain/cart/add-package.ts'
import { changePassword } from '#flows/accounts/change-password.ts'
import { choosePassword, signInByLink } from '#flows/accounts/follow-account-link.ts'
import { logIn } from '#flows/accounts/log-in.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { requestNewPassword } from '#flows/accounts/request-account-link.ts'
import { requestSignInLink } from '#flows/accounts/request-sign-in-link.ts'
import { takeUpVisitor } from '#flows/accounts/take-up-visitor.ts'
import { closeAccount } from '#flows/companies/close-account.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { type AccountId, newId, type SessionId } from '#kernel/ids.ts'
import { sum } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { buildPackage } from '#tests/support/build-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'

const database = await openTestPostgres(10)
const shop = new OrderShop(database)
const { deps } = shop
afterAll(async () => {
  shop.close()
  await database.close()
})

let number = 0
beforeEach(async () => {
  number += 1
  await deps.db.deleteFrom('attempts').execute()
})

const email = () => `klant${number}@voorbeeld.example`
const from = async () => ({
  captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
  clientIp: undefined,
  sessionKey: undefined,
  browser: unknownBrowser,
})
const register = async () =>
  registerAccount(deps, {
    ...{ language: 'nl', firstName: 'Sanne', lastName: 'Bos', email: email() },
    ...{ password: 'appeltaart-1', ...(await from()) },
  })

/** Runs the same work many times at once; gives the number of successes and the codes of the failures. */
async function atOnce(count: number, work: () => Promise<unknown>) {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, work))
  const codes = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: number }).code] : [],
  )
  return { passed: count - codes.length, codes: [...new Set(codes)] }
}

describe('at the same moment', () => {
  test('an address is registered once, and only that one leaves traces', async () => {
    expect(await atOnce(8, register)).toEqual({ passed: 1, codes: [3800] })
    const accounts = await deps.db.selectFrom('accounts').select('id').execute()
    const sessions = await deps.db.selectFrom('account_sessions').select('key').execute()
    const mails = await deps.db.selectFrom('account_mails').select('id').execute()
    expect([accounts.length, sessions.length, mails.length]).toEqual([1, 1, 1])
  })

  test('a forgotten password is mailed once, however often the button is pressed', async () => {
    await register()
    await shop.runJobs()
    shop.mails.clear()
    const ask = async () => requestNewPassword(deps, { email: email(), ...(await from()) })
    expect(await atOnce(8, ask)).toEqual({ passed: 8, codes: [] })
    await shop.runJobs()
    expect(shop.mails.size).toBe(1)
  })

  test('a link chooses one password, and one session lives', async () => {
    await register()
    await requestNewPassword(deps, { email: email(), ...(await from()) })
    const { token, accountId } = await linkOf(email())
    const choose = () =>
      choosePassword(deps, { token, password: 'kersentaart-2', browser: unknownBrowser })
    expect(await atOnce(8, choose)).toEqual({ passed: 1, codes: [3809] })
    expect(await sessionsOf(accountId)).toHaveLength(1)
  })

  test('a link signs in once, however often its button is pressed', async () => {
    await register()
    const { token, accountId } = await signInLinkOf(email())
    const press = () => signInByLink(deps, { token, browser: unknownBrowser })
    expect(await atOnce(8, press)).toEqual({ passed: 1, codes: [3809] })
    expect(await sessionsOf(accountId)).toHaveLength(1)
  })
})

test('a stranger whose password ends while it is being checked is not let in', async () => {
  await register()
  const { token, accountId } = await signInLinkOf(email())
  const slow = {
    ...deps.passwords,
    isRight: async (hash: string | undefined, password: string) => {
      const isRight = await deps.passwords.isRight(hash, password)
      await signInByLink(deps, { token, browser: unknownBrowser })
      return isRight
    },
  }
  const asked = { email: email(), password: 'appeltaart-1', ...(await from()) }
  await expect(logIn({ ...deps, passwords: slow }, asked)).rejects.toMatchObject({ code: 3802 })
  expect(await sessionsOf(accountId)).toHaveLength(1)
})

describe('a password that is replaced while it is being checked', () => {
  /** The same shop, in which another password is chosen between the answer that it is right and what follows from it. */
  async function whileReplaced() {
    const mine = sessionKeyOf(await register())
    await requestNewPassword(deps, { email: email(), ...(await from()) })
    const { token, accountId } = await linkOf(email())
    const slow = {
      ...deps.passwords,
      isRight: async (hash: string | undefined, password: string) => {
        const isRight = await deps.passwords.isRight(hash, password)
        await choosePassword(deps, { token, password: 'kersentaart-2', browser: unknownBrowser })
        return isRight
      },
    }
    return { accountId, mine, deps: { ...deps, passwords: slow } }
  }

  test('logs no one in', async () => {
    const { accountId, deps } = await whileReplaced()
    const asked = { email: email(), password: 'appeltaart-1', ...(await from()) }
    await expect(logIn(deps, asked)).rejects.toMatchObject({ code: 3802 })
    expect(await sessionsOf(accountId)).toHaveLength(1)
  })

  test('chooses no other, and ends no account', async () => {
    const change = { currentPassword: 'appeltaart-1', password: 'perentaart-3' }
    const first = await whileReplaced()
    const browser = { ...unknownBrowser, sessionKey: first.mine }
    await expect(changePassword(first.deps, { ...change, browser })).rejects.toMatchObject({
      code: 3808,
    })
    expect(await sessionsOf(first.accountId)).toHaveLength(1)
    number += 1
    const second = await whileReplaced()
    const ending = {
      browser: { ...unknownBrowser, sessionKey: second.mine },
      password: 'appeltaart-1',
    }
    await expect(closeAccount(second.deps, ending)).rejects.toMatchObject({ code: 3808 })
    expect(await sessionsOf(second.accountId)).toHaveLength(1)
  })
})

describe('a basket, while its visitor logs in', () => {
  const openRows = () =>
    deps.db
      .selectFrom('carts')
      .select(['visitor_key as key', 'document'])
      .where('state', '=', 'open')
      .where('moved_to', 'is', null)
      .execute()
  const logInAs = async (visitorKey: string) => {
    const browser = { ...unknownBrowser, visitorKey }
    return logIn(deps, { email: email(), password: 'appeltaart-1', ...(await from()), browser })
  }
  beforeEach(async () => {
    await deps.db.deleteFrom('carts').execute()
    await register()
  })

  test('is one, with all that was put in, however many tabs log in and fill it', async () => {
    const visitorKey = await shop.fillBasket([{}])
    const sessions: SessionId[] = []
    const adding = { visitorKey, language: 'nl' as const, now: deps.clock.now() }
    const add = () =>
      deps.db
        .transaction()
        .execute((tx) => addPackage(tx, shop.shop, { ...adding, package: buildPackage() }))
    const added = atOnce(12, add)
    const logged = atOnce(4, async () => sessions.push(await logInAs(visitorKey)))
    const { passed, codes } = await added
    expect(await logged).toEqual({ passed: 4, codes: [] })
    expect([3206, undefined]).toContain(codes[0])
    const account = await deps.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email())
      .executeTakeFirstOrThrow()
    for (const session of sessions) {
      const visitor = visitorOf(session)
      const asked = { visitorKey, visitor, sessionKey: sessionKeyOf(session) }
      expect(await takeUpVisitor(deps, { ...asked, movedFor: account.id })).toBe(true)
      const rows = await openRows()
      expect(rows.map(({ key }) => key)).toEqual([visitorKeyOf(visitor)])
      const quantities = rows
        .flatMap(({ document }) => document.shipments.flatMap((one) => one.packages))
        .map((one) => one.quantity)
      expect(sum(quantities)).toBe(1 + passed)
    }
  })

  test('is ordered by who has it then, or not at all', async () => {
    const visitorKey = await shop.fillBasket([{}])
    const request = await shop.request(visitorKey)
    const [paid, logged] = await Promise.allSettled([
      beginPayment(deps, request),
      logInAs(visitorKey),
    ])
    expect(logged.status).toBe('fulfilled')
    if (paid.status === 'rejected') expect(paid.reason).toMatchObject({ code: 3206 })
    const [cart] = await openRows()
    const keys = [
      ...(await deps.db.selectFrom('orders').select('visitor_key as key').execute()),
      ...(await deps.db.selectFrom('payments').select('visitor_key as key').execute()),
    ]
    expect(keys).toHaveLength(paid.status === 'fulfilled' ? 2 : 0)
    for (const { key } of keys) expect(key).toBe(cart?.key)
  })
})

test('a process of the release before, which knows mails to owners as letters, works beside this one', async () => {
  await register()
  const id = newId('alt')
  await sql`insert into account_letters (id, account_id, kind, asked_at)
    select ${id}, id, 'newPassword', now() from accounts where email = ${email()}`.execute(deps.db)
  await sql`update account_letters set mailed_at = now() where id = ${id}`.execute(deps.db)
  const mail = deps.db.selectFrom('account_mails').select('kind').where('id', '=', id)
  expect(await mail.where('mailed_at', 'is not', null).execute()).toEqual([{ kind: 'newPassword' }])
  // The columns that it reads for a mail, by the names that were no other's.
  const { rows } = await sql`select email, first_name, language, asked_at from account_mails
    join accounts on accounts.id = account_mails.account_id where account_mails.id = ${id}`.execute(
    deps.db,
  )
  expect(rows).toMatchObject([{ email: email() }])
  await sql`delete from account_letters where id = ${id}`.execute(deps.db)
  expect(await mail.execute()).toEqual([])
})

async function signInLinkOf(address: string) {
  await requestSignInLink(deps, { email: address, ...(await from()) })
  await shop.runJobs()
  return linkOf(address, 'signIn')
}

async function linkOf(address: string, kind: 'newPassword' | 'signIn' = 'newPassword') {
  const mail = await deps.db
    .selectFrom('account_mails')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_mails.id', 'account_id as accountId'])
    .where('kind', '=', kind)
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  return { token: deps.accountLinks.token(mail.id), accountId: mail.accountId }
}

const sessionsOf = (accountId: AccountId) =>
  deps.db.selectFrom('account_sessions').select('key').where('account_id', '=', accountId).execute()
