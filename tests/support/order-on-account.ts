import type { PaymentAnswer, Visitor } from '#tests/support/visitor.ts'

const confirm = `mutation Confirm($userData: UserData!, $token: String!) {
  userConfirmEmail(userData: $userData, token: $token) { errors { code } } }`
const open = `mutation Open($userData: UserData!, $details: CompanyInput!) {
  openCompany(userData: $userData, details: $details) { companyId errors { code } } }`
const orderFor = `mutation OrderFor($userData: UserData!, $company: String!) {
  orderForCompany(userData: $userData, company: $company, acceptTerms: true) {
    order { totals { grandTotal { value } } } errors { code } } }`

type Refused = { errors: readonly { code: number }[] }

/** The answer, where it is no refusal; a refusal is thrown with its codes. */
function accepted<Payload extends Refused>(payload: Payload): Payload {
  if (payload.errors.length > 0) throw new Error(JSON.stringify(payload.errors))
  return payload
}

/** Follows the link of the mail that a new customer got. */
export async function confirmAddress(visitor: Visitor, token: string): Promise<void> {
  const answer = await visitor.ask<{ userConfirmEmail: Refused }>(confirm, { token })
  accepted(answer.userConfirmEmail)
}

type CompanyToOpen = { name: string; invoiceEmails: string }

/** Opens a company as a customer whose address is confirmed; gives its id. */
export async function openCompany(visitor: Visitor, company: CompanyToOpen): Promise<string> {
  const details = {
    ...company,
    kvkNumber: '12345678',
    address: {
      ...{ countryCode: 'NL', postCode: '3511AB', houseNumber: '12' },
      ...{ street: 'Oudegracht', city: 'Utrecht' },
    },
  }
  type Opened = { openCompany: Refused & { companyId: string } }
  return accepted((await visitor.ask<Opened>(open, { details })).openCompany).companyId
}

/** Orders what lies in the basket for a company, which owes it from then on. */
export async function orderOnAccount(visitor: Visitor, company: string): Promise<PaymentAnswer> {
  type Ordered = {
    orderForCompany: Refused & { order: { totals: { grandTotal: { value: number } } } }
  }
  const { order } = accepted((await visitor.ask<Ordered>(orderFor, { company })).orderForCompany)
  const expectedTotal = order.totals.grandTotal.value
  return await visitor.startPayment('onAccount', undefined, { expectedTotal })
}

/** The secret in the link of a mail that asks to confirm an address. */
export const confirmTokenIn = (text: string): string | undefined =>
  /account\/bevestigen\/?\?token=([\w.~-]+)/.exec(text)?.[1]
