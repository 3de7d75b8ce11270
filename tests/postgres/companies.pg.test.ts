import { afterAll, expect, test } from 'vitest'
import { sessionKeyOf } from '#domain/accounts/session.ts'
import { listMembers } from '#domain/companies/find-company.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { acceptInvitation, inviteMember } from '#flows/companies/invitations.ts'
import { leaveCompany, removeCompanyMember } from '#flows/companies/members.ts'
import { openCompany } from '#flows/companies/own-companies.ts'
import type { AccountId, CompanyId } from '#kernel/ids.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { unknownBrowser } from '#tests/support/unknown-browser.ts'

const database = await openTestPostgres(20)
const shop = new OrderShop(database)
const { deps } = shop
const { db } = deps
afterAll(async () => {
  shop.close()
  await database.close()
})

let number = 0

/** A customer with a confirmed address. */
async function customer() {
  number += 1
  const email = `klant${number}@voorbeeld.example`
  const session = await registerAccount(deps, {
    language: 'nl',
    firstName: 'Sanne',
    lastName: 'Bos',
    email,
    password: 'appeltaart-1',
    captchaToken: solveCaptcha(await deps.captcha.challenge('common')),
    clientIp: undefined,
    browser: unknownBrowser,
  })
  const { id } = await db
    .updateTable('accounts')
    .set({ email_confirmed_at: shop.now })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, email, sessionKey: sessionKeyOf(session) }
}

type Customer = { id: AccountId; email: string; sessionKey: string }

const openFor = (owner: Customer) =>
  openCompany(deps, {
    sessionKey: owner.sessionKey,
    details: {
      name: 'Bakkerij Bol',
      kvkNumber: '12345678',
      invoiceEmails: [],
      address: {
        countryCode: 'NL',
        postCode: '3511AB',
        houseNumber: '12',
        street: 'Oudegracht',
        city: 'Utrecht',
      },
    },
  })

async function inviteTo(companyId: CompanyId, owner: Customer, email: string) {
  await inviteMember(deps, {
    sessionKey: owner.sessionKey,
    companyId,
    email,
    role: 'owner',
    language: 'nl',
    clientIp: undefined,
    captchaToken: undefined,
  })
  const { id } = await db
    .selectFrom('company_invitations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return deps.invitationLinks.token(id)
}

async function atOnce(works: readonly (() => Promise<unknown>)[]) {
  const outcomes = await Promise.allSettled(works.map((work) => work()))
  return outcomes.map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as { code: number }).code : 'done',
  )
}

test('an invitation that is accepted many times at once lets one in', async () => {
  const owner = await customer()
  const colleague = await customer()
  const companyId = await openFor(owner)
  const token = await inviteTo(companyId, owner, colleague.email)
  const accept = () => acceptInvitation(deps, { token, sessionKey: colleague.sessionKey })
  const outcomes = await atOnce([accept, accept, accept, accept, accept])
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', 3853]))
  expect(await listMembers(db, companyId)).toHaveLength(2)
})

test('of two owners who remove each other, or both leave, one stays', async () => {
  for (const how of ['remove', 'leave'] as const) {
    const owner = await customer()
    const other = await customer()
    const third = await customer()
    const companyId = await openFor(owner)
    for (const invited of [other, third]) {
      const token = await inviteTo(companyId, owner, invited.email)
      await acceptInvitation(deps, { token, sessionKey: invited.sessionKey })
    }
    await db
      .updateTable('company_members')
      .set({ role: 'buyer' })
      .where('account_id', '=', third.id)
      .execute()
    const go = (by: Customer, member: Customer) => () =>
      how === 'leave'
        ? leaveCompany(deps, { sessionKey: by.sessionKey, companyId })
        : removeCompanyMember(deps, {
            sessionKey: by.sessionKey,
            companyId,
            memberId: member.id,
          })
    const outcomes = await atOnce([go(owner, other), go(other, owner)])
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
    const members = await listMembers(db, companyId)
    expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect(members).toHaveLength(2)
  }
})
