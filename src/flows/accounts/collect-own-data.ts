import type { Account } from '#domain/accounts/account.ts'
import { type BookEntry, listBook } from '#domain/accounts/address-book.ts'
import { listPasskeys } from '#domain/accounts/find-passkeys.ts'
import { listKeptGifts } from '#domain/accounts/kept-gifts.ts'
import { type AccountSession, listSessions } from '#domain/accounts/list-sessions.ts'
import type { OwnPasskey } from '#domain/accounts/passkey.ts'
import type { Membership } from '#domain/companies/company.ts'
import { listMemberships } from '#domain/companies/find-company.ts'
import { listMessagesOf, type WrittenMessage } from '#domain/contact/list-messages-of.ts'
import { listConsents, type NewsletterConsent } from '#domain/newsletter/list-consents.ts'
import {
  type GivenFacts,
  type GivenOrder,
  listGivenOrders,
} from '#domain/orders/list-given-orders.ts'
import { type PublicOrderStatus, publicStatus } from '#domain/orders/order-states.ts'
import type { Orderer } from '#domain/orders/orderer.ts'
import { type AskedQuote, listQuotesOf } from '#domain/quotes/list-quotes-of.ts'
import { type AskedReminder, listRemindersOf } from '#domain/reminders/list-reminders-of.ts'
import {
  listWithdrawalsOf,
  type StatedWithdrawal,
} from '#domain/withdrawals/list-withdrawals-of.ts'
import { countSecretAttempt } from '#flows/abuse/count-secret-attempt.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { findAccount, type SessionKey } from './find-account.ts'
import { ownerOf } from './find-viewer.ts'

/** All that the shop keeps of a customer: what they typed, agreed to and left. No code, no pin. */
export type OwnData = {
  account: Omit<Account, 'id'>
  addressBook: readonly Omit<BookEntry, 'id'>[]
  companies: readonly Membership[]
  sessions: readonly Omit<AccountSession, 'key'>[]
  passkeys: readonly Pick<OwnPasskey, 'device' | 'createdAt' | 'lastUsedAt'>[]
  /** The gifts themselves are shown by their links alone. */
  keptGifts: readonly { keptAt: Date; usedUpCards: number }[]
  newsletter: readonly NewsletterConsent[]
  reminders: readonly AskedReminder[]
  messages: readonly WrittenMessage[]
  withdrawals: readonly StatedWithdrawal[]
  quotes: readonly AskedQuote[]
}

export type GivenOrderView = Orderer &
  Omit<GivenFacts, 'id' | 'state'> & { status: PublicOrderStatus }

export type OwnDataFile = {
  data: OwnData
  /** Reads them page by page, each time anew: an account may have many. */
  orders: () => AsyncIterable<GivenOrderView>
  collectedAt: Date
}

type CollectingDeps = Pick<Deps, 'db' | 'readBehind' | 'clock' | 'storefront' | 'secretAttemptKeys'>

/** An order has up to 2,000 receivers. */
const ordersOfPage = 10
/** Anybody may write with an address that is not theirs. */
const writtenMax = 500

/**
 * Collects what the shop keeps of the customer who is logged in (GDPR, articles 15 and 20). What
 * hangs on an address is theirs once its mailbox confirmed it. Undefined for an anonymous visitor;
 * throws `TooManySecretAttempts` (3601).
 */
export async function collectOwnData(
  deps: CollectingDeps,
  sessionKey: SessionKey,
): Promise<OwnDataFile | undefined> {
  const account = await findAccount(deps, sessionKey)
  if (account === undefined) return undefined
  const { id: accountId, ...about } = account
  await countSecretAttempt(deps, [deps.secretAttemptKeys.of('ownData', accountId)])
  const { db } = deps
  const now = deps.clock.now()
  const book = await listBook(db, accountId)
  const sessions = await listSessions(db, { accountId, now })
  const passkeys = await listPasskeys(db, accountId)
  const gifts = await listKeptGifts(db, accountId)
  const data = {
    account: about,
    addressBook: book.map(({ id: _, ...entry }) => entry),
    companies: await listMemberships(db, accountId),
    sessions: sessions.map(({ key: _, ...session }) => session),
    passkeys: passkeys.map(({ device, createdAt, lastUsedAt }) => {
      return { device, createdAt, lastUsedAt }
    }),
    keptGifts: gifts.map(({ keptAt, usedUp }) => ({ keptAt, usedUpCards: usedUp.length })),
    ...(await collectOfAddress(deps, account)),
  }
  return { data, orders: () => readOrders(deps, account), collectedAt: now }
}

async function collectOfAddress(
  { db, storefront: { key: storefront } }: CollectingDeps,
  { email, emailConfirmedAt }: Account,
): Promise<Pick<OwnData, 'newsletter' | 'reminders' | 'messages' | 'withdrawals' | 'quotes'>> {
  if (emailConfirmedAt === null)
    return { newsletter: [], reminders: [], messages: [], withdrawals: [], quotes: [] }
  return {
    newsletter: await listConsents(db, { storefront, email }),
    reminders: await listRemindersOf(db, email),
    messages: await listMessagesOf(db, { storefront, email, limit: writtenMax }),
    withdrawals: await listWithdrawalsOf(db, { email, limit: writtenMax }),
    quotes: await listQuotesOf(db, { storefront, email, limit: writtenMax }),
  }
}

async function* readOrders(
  { readBehind, storefront }: CollectingDeps,
  account: Account,
): AsyncGenerator<GivenOrderView> {
  const owner = { storefront: storefront.key, account: ownerOf(account), limit: ordersOfPage }
  let after: GivenOrder | undefined
  do {
    const place = after
    const page = await readBehind((db) => listGivenOrders(db, { ...owner, after: place }))
    for (const { id: _, state, ...given } of page) yield { ...given, status: publicStatus[state] }
    after = page.at(ordersOfPage - 1)
  } while (after !== undefined)
}
