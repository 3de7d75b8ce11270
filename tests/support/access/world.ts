import { sessionIdleMs, sessionKeyOf } from '#domain/accounts/session.ts'
import type { Mails } from '#domain/mail/mails.ts'
import { setCreditLimit } from '#flows/companies/credit-limit.ts'
import { setTerm } from '#flows/companies/debts.ts'
import { runJob } from '#jobs/start-workers.ts'
import type { CompanyId, SessionId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { goodPassword, mutateAccount, register } from '#tests/support/account-browser.ts'
import {
  type ApiBrowser,
  addPackage,
  type Data,
  giftInput,
  saveDetails,
  startPayment,
} from '#tests/support/api-shop.ts'
import { Authenticator } from '#tests/support/authenticator.ts'
import { Quoting } from '#tests/support/quoting.ts'
import { readRows, rowsWith } from './rows.ts'
import type { WholeShop } from './whole-shop.ts'

/** Callers who may not read or change what is the victim's. */
export const strangers = ['visitor', 'customer', 'buyer', 'finance', 'removed', 'expired'] as const
export type Stranger = (typeof strangers)[number]

/** Words of the victim, in no other text of the shop. */
export const victim = {
  firstName: 'Wilhelmina',
  lastName: 'Zwanenburg',
  email: 'wilhelmina@zwanenburg.example',
  phoneNumber: '0612987654',
  street: 'Kwartelhof',
  company: 'Korenbloem Bakkers',
  kvkNumber: '87654321',
  invoiceEmail: 'boeken@korenbloem.example',
  reference: 'KB-7741',
  receiver: 'Ferdinand Ooievaar',
  receiverEmail: 'ferdinand@ooievaar.example',
  planned: 'Gerbrand Havik',
  plannedEmail: 'gerbrand@havik.example',
  posted: 'Hendrikje Spreeuw',
  postedStreet: 'Lijsterpad',
  owedReceiver: 'Isabella Wielewaal',
  owedReceiverEmail: 'isabella@wielewaal.example',
  booked: 'Leopoldina',
  note: 'Tot ziens op de vuurtoren',
  invited: 'ina@leeuwerik.example',
  newsletter: 'krant@zwanenburg.example',
} as const

const addressIn = (street: string) => ({
  countryCode: 'NL',
  postCode: '3511AB',
  houseNumber: '12',
  street,
  city: 'Utrecht',
})

const errors = 'errors { code referencedRequestParameter }'
const documents = {
  details: `mutation M($userData: UserData!, $details: UserDetails!) {
    done: saveUserDetails(userData: $userData, details: $details) { ${errors} } }`,
  open: `mutation M($userData: UserData!, $details: CompanyInput!) {
    done: openCompany(userData: $userData, details: $details) { companyId ${errors} } }`,
  invite: `mutation M($userData: UserData!, $company: String!, $email: String!, $role: CompanyRole!) {
    done: inviteToCompany(userData: $userData, company: $company, email: $email, role: $role) {
      ${errors} } }`,
  accept: `mutation M($userData: UserData!, $token: String!) {
    done: acceptCompanyInvitation(userData: $userData, token: $token) { ${errors} } }`,
  remove: `mutation M($userData: UserData!, $company: String!, $member: String!) {
    done: removeCompanyMember(userData: $userData, company: $company, member: $member) {
      ${errors} } }`,
  company: `query Q($userData: UserData!, $company: String!) {
    done: company(userData: $userData, company: $company) {
      company { members { id firstName } invitations { id email } } ${errors} } }`,
  keepAddress: `mutation M($userData: UserData!, $input: AddressToKeep!) {
    done: keepAddress(userData: $userData, input: $input) { id ${errors} } }`,
  keepGift: `mutation M($userData: UserData!, $token: String!) {
    done: keepGift(userData: $userData, token: $token) { ${errors} } }`,
  keptGifts: `query Q($userData: UserData!) {
    done: keptGifts(userData: $userData) { gifts { id cards { id } } ${errors} } }`,
  openGift: `mutation M($userData: UserData!, $token: String!) {
    done: openGiftCard(userData: $userData, token: $token) { page { cards { code { number } } }
      ${errors} } }`,
  order: `query Q($userData: UserData!, $uuid: String!) {
    done: order(userData: $userData, uuid: $uuid) {
      order { referenceNumber receivers { id name gifts { id } } documents { number } } ${errors} } }`,
  beginPasskey: `mutation M($userData: UserData!, $password: String) {
    done: beginPasskey(userData: $userData, password: $password) { question ${errors} } }`,
  passkeys: `query Q($userData: UserData!) {
    done: accountPasskeys(userData: $userData) { passkeys { id } ${errors} } }`,
  cart: `query Q($userData: UserData!) { done: cartV2(userData: $userData) {
    totals { grandTotal { value } } shipments { tag packages { id } } } }`,
  orderFor: `mutation M($userData: UserData!, $company: String!) {
    done: orderForCompany(userData: $userData, company: $company, acceptTerms: true) {
      ${errors} } }`,
} as const

async function call(
  by: ApiBrowser,
  name: keyof typeof documents,
  given: object = {},
): Promise<Data> {
  const { data, text } = await by.ask(documents[name], given)
  if (data?.done == null || data.done.errors?.length > 0) throw new Error(`${name}: ${text}`)
  return data.done
}

/**
 * A customer with everything that the shop keeps of one: orders, gifts, addresses, a company with
 * colleagues and debts, passkeys and sessions; and the strangers around them.
 */
export async function buildAccessWorld(whole: WholeShop) {
  const { browser } = whole
  const owner = await customer(whole, victim.firstName, victim.email)
  const { firstName, lastName, phoneNumber, street } = victim
  await call(owner, 'details', {
    details: { firstName, lastName, phoneNumber, address: addressIn(street) },
  })
  const company = await openCompany(whole, owner)
  const order = await orderGifts(whole, owner)
  const debt = await orderOnAccount(whole, owner, company.id)
  const kept = await keepOwnGift(whole, owner)
  const quote = await sendQuote(whole)
  const { id: bookedAddress } = await call(owner, 'keepAddress', {
    input: {
      customerType: 'PRIVATE',
      firstName: victim.booked,
      lastName: victim.lastName,
      address: addressIn(victim.street),
    },
  })
  const passkey = await addPasskey(owner)
  await owner.ask(addPackage, { input: giftInput() })
  await owner.ask(saveDetails, { input: guest() })
  const cart = await call(owner, 'cart')
  return {
    ...whole,
    owner,
    by: {
      visitor: browser(),
      customer: await customer(whole, 'Pieter', 'pieter@elders.example'),
      ...company.colleagues,
      expired: await expiredSession(whole),
    } satisfies Record<Stranger, ApiBrowser>,
    company: company.id,
    memberId: company.memberId,
    invitation: company.invitation,
    invitationToken: company.invitationToken,
    order,
    debt,
    kept,
    quote,
    passkey,
    bookedAddress: bookedAddress as string,
    basket: {
      total: cart.totals.grandTotal.value as number,
      tag: cart.shipments[0].tag as string,
      packageId: cart.shipments[0].packages[0].id as string,
    },
  }
}

export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>

const guest = () => ({
  customerType: 'PRIVATE',
  firstName: victim.firstName,
  lastName: victim.lastName,
  email: victim.email,
  confirmEmail: victim.email,
  acceptTerms: true,
})

const newestToken = async ({ shop, mailsTo }: WholeShop, email: string): Promise<string> => {
  await shop.runJobs()
  const tokens = mailsTo(email).flatMap(({ mail }) =>
    [...mail.text.matchAll(/token=([a-z0-9]+)/g)].map(([, token]) => token),
  )
  return tokens.at(-1) ?? ''
}

/** Secret of the link of the newest gift that was mailed to an address. */
function giftTokenTo({ mailsTo }: WholeShop, email: string): string {
  const tokens = mailsTo(email).flatMap(({ about }) =>
    'cardPageUrl' in about ? [(about as Mails['card']).cardPageUrl.split('/').at(-2)] : [],
  )
  return tokens.at(-1) ?? ''
}

async function customer(whole: WholeShop, firstName: string, email: string) {
  const opened = whole.browser()
  const lastName = firstName === victim.firstName ? victim.lastName : 'Elders'
  await register(opened, { firstName, lastName, email, confirmEmail: email })
  const token = await newestToken(whole, email)
  const { errors: refused } = await mutateAccount(opened, 'userConfirmEmail', { token })
  if (refused.length > 0) throw new Error(`${email} is not confirmed: ${refused}`)
  return opened
}

async function openCompany(whole: WholeShop, owner: ApiBrowser) {
  const details = {
    name: victim.company,
    kvkNumber: victim.kvkNumber,
    reference: victim.reference,
    invoiceEmails: victim.invoiceEmail,
    address: addressIn(victim.street),
  }
  const { companyId } = await call(owner, 'open', { details })
  const id = companyId as CompanyId
  const signed = { companyId: id, actor: 'Mila', reason: 'a contract' }
  await setCreditLimit(whole.shop.deps, { ...signed, limit: euro(5000_00) })
  await setTerm(whole.shop.deps, { ...signed, days: 30 })
  const join = async (name: string, role: string) => {
    const email = `${name.toLowerCase()}@collega.example`
    const colleague = await customer(whole, name, email)
    await call(owner, 'invite', { company: id, email, role })
    await call(colleague, 'accept', { token: await newestToken(whole, email) })
    return colleague
  }
  const buyer = await join('Bram', 'BUYER')
  const finance = await join('Fien', 'FINANCE')
  const removed = await join('Rik', 'OWNER')
  await call(owner, 'invite', { company: id, email: victim.invited, role: 'BUYER' })
  const invitationToken = await newestToken(whole, victim.invited)
  const { company } = await call(owner, 'company', { company: id })
  const memberOf = (name: string): string =>
    company.members.find((one: Data) => one.firstName === name).id
  await call(owner, 'remove', { company: id, member: memberOf('Rik') })
  await mutateAccount(removed, 'userLogin', {
    email: 'rik@collega.example',
    password: goodPassword,
  })
  return {
    id,
    colleagues: { buyer, finance, removed },
    memberId: memberOf('Bram'),
    invitation: company.invitations[0].id as string,
    invitationToken,
  }
}

const totals = `query T($userData: UserData!) {
  cartV2(userData: $userData) { totals { grandTotal { value } } } }`
const submit = `mutation S($userData: UserData!, $orderUuid: String!, $redirectResult: String) {
  submitPaymentDetails(userData: $userData, orderUuid: $orderUuid, redirectResult: $redirectResult) {
    state errors { code } } }`

async function payBasket({ shop }: WholeShop, by: ApiBrowser, methodId: string): Promise<string> {
  const expectedTotal = (await by.ask(totals)).data.cartV2.totals.grandTotal.value
  const input = { methodId, expectedTotal }
  const paying = (await by.ask(startPayment, { input })).data.startPayment
  const { orderUuid, paymentId } = paying
  if (orderUuid === null) throw new Error(JSON.stringify(paying))
  if (methodId === 'ideal') {
    shop.provider.decide(paymentId, 'authorised')
    const redirectResult = shop.provider.redirectResultOf(paymentId)
    await by.ask(submit, { orderUuid, redirectResult })
  }
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  return orderUuid
}

const put = async (by: ApiBrowser, given: object) => {
  const { data, text } = await by.ask(addPackage, { input: giftInput(given) })
  if (data.addPackage.errors.length > 0) throw new Error(text)
}

/** One gift that was mailed, one that waits for its day and one by post. */
async function orderGifts(whole: WholeShop, owner: ApiBrowser) {
  const receiver = (name: string, email: string) => ({ name, email, confirmEmail: email })
  await put(owner, {
    receiver: receiver(victim.receiver, victim.receiverEmail),
    message: victim.note,
  })
  await put(owner, {
    receiver: receiver(victim.planned, victim.plannedEmail),
    deliveryDate: '2026-12-05T09:00',
  })
  await put(owner, {
    productId: 'kaartbon',
    variationType: 'PHYSICAL',
    receiver: { name: victim.posted },
    address: addressIn(victim.postedStreet),
  })
  await owner.ask(saveDetails, { input: guest() })
  const uuid = await payBasket(whole, owner, 'ideal')
  const { order } = await call(owner, 'order', { uuid })
  const to = (name: string): Data => order.receivers.find((one: Data) => one.name === name)
  const deliveryTo = (name: string): string => to(name).id
  const giftTo = (name: string): string => to(name).gifts[0].id
  return {
    uuid,
    number: order.referenceNumber as string,
    document: order.documents[0].number as string,
    mailed: deliveryTo(victim.receiver),
    planned: deliveryTo(victim.planned),
    plannedPackage: giftTo(victim.planned),
    posted: deliveryTo(victim.posted),
    giftToken: giftTokenTo(whole, victim.receiverEmail),
  }
}

async function orderOnAccount(whole: WholeShop, owner: ApiBrowser, company: string) {
  const { owedReceiver: name, owedReceiverEmail: email } = victim
  await put(owner, { receiver: { name, email, confirmEmail: email } })
  await call(owner, 'orderFor', { company })
  const uuid = await payBasket(whole, owner, 'onAccount')
  const { order } = await call(owner, 'order', { uuid })
  const document = order.documents[0].number as string
  return { uuid, number: order.referenceNumber as string, document }
}

/** A quote for the victim's company, by its private link. */
async function sendQuote({ shop }: WholeShop): Promise<{ token: string }> {
  const { firstName, lastName, email, company: companyName } = victim
  const quoting = await Quoting.ask(shop, { firstName, lastName, email, companyName })
  await quoting.answer()
  return { token: quoting.token }
}

/** A gift to themselves, opened and kept in the account. */
async function keepOwnGift(whole: WholeShop, owner: ApiBrowser) {
  await put(owner, {})
  await owner.ask(saveDetails, { input: guest() })
  await payBasket(whole, owner, 'ideal')
  const token = giftTokenTo(whole, victim.email)
  const { page } = await call(owner, 'openGift', { token })
  await call(owner, 'keepGift', { token })
  const [gift] = (await call(owner, 'keptGifts')).gifts
  return {
    token,
    id: gift.id as string,
    cardId: gift.cards[0].id as string,
    code: page.cards[0].code.number as string,
  }
}

async function addPasskey(owner: ApiBrowser): Promise<string> {
  const device = new Authenticator()
  const { question } = await call(owner, 'beginPasskey', { password: goodPassword })
  device.origin = 'https://shop.example'
  const answer = device.make(question)
  const { errors: refused } = await mutateAccount(owner, 'addPasskey', { answer })
  if (refused.length > 0) throw new Error(`No passkey: ${refused}`)
  return (await call(owner, 'passkeys')).passkeys[0].id
}

/** A browser in which the victim logged in, and stayed away too long. */
async function expiredSession({ browser, database, shop }: WholeShop): Promise<ApiBrowser> {
  const phone = browser()
  await mutateAccount(phone, 'userLogin', { email: victim.email, password: goodPassword })
  const session = /session=([^;]+)/.exec(phone.cookie ?? '')?.[1] as SessionId
  const away = new Date(shop.now.getTime() - sessionIdleMs - 1)
  await database.db
    .updateTable('account_sessions')
    .set({ last_used_at: away })
    .where('key', '=', sessionKeyOf(session))
    .executeTakeFirstOrThrow()
  return phone
}

/** Words of the victim in a text, as they are or encoded. */
export function wordsIn({ order, debt, kept }: AccessWorld, text: string): readonly string[] {
  const own = [order.number, debt.number, order.document, debt.document, kept.code]
  return [...Object.values(victim), ...own].filter((word) => text.includes(word))
}

const ownIds = /\b(?:ord|crt|dlv|unt|kpt|adr|pay|shp|pkg)_[0-9a-z]{20,}\b/g

/** Ids in rows of the victim: account, company, orders and all that hangs on these. */
export async function idsOfVictim({ database, company }: AccessWorld): Promise<readonly string[]> {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', victim.email)
    .executeTakeFirstOrThrow()
  const all = await readRows(database)
  const ids = new Set<string>([id, company, victim.email])
  for (let round = 0; round < 3; round += 1)
    for (const row of [...rowsWith(all, [...ids]).values()].flatMap((rows) => [...rows]))
      for (const [found] of row.matchAll(ownIds)) ids.add(found)
  return [...ids]
}
