import { findAccountById } from '#domain/accounts/find-account.ts'
import type { CartOf } from '#domain/cart/cart.ts'
import { CartExpired } from '#domain/cart/errors.ts'
import type { CompanyDetails } from '#domain/cart/guest-details.ts'
import { lockCart } from '#domain/cart/lock-cart.ts'
import { CompanyUnknown } from '#domain/companies/errors.ts'
import type { Db, Tx } from '#domain/db.ts'
import { declineQuote } from '#domain/quotes/change-quote.ts'
import { QuoteLinkInvalid, QuoteNotOpen } from '#domain/quotes/errors.ts'
import { lockQuote } from '#domain/quotes/find-quote.ts'
import { cartKeyOfQuote, type Quote } from '#domain/quotes/quote.ts'
import { companyDetailsOf, ensureBuyer } from '#flows/companies/order-for-company.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'
import type { AccountId } from '#kernel/ids.ts'

type OpenDeps = Pick<Deps, 'clock' | 'quoteLinks' | 'storefront'>

/** Quote of a private link that may be accepted, locked. Throws 3900 to 3905. */
async function lockOpenQuote(tx: Tx, deps: OpenDeps, token: string): Promise<Quote> {
  const id = deps.quoteLinks.read(token)
  if (id === undefined) throw new QuoteLinkInvalid()
  const quote = await lockQuote(tx, id, deps.clock.now())
  if (quote === undefined || quote.storefront !== deps.storefront.key) throw new QuoteLinkInvalid()
  if (quote.state.kind !== 'sent') throw new QuoteNotOpen(quote.state.kind)
  return quote
}

/** Quote that somebody accepts, as their page showed it. */
export type QuoteToAccept = {
  token: string
  version: number
  /** Company of the account that it is ordered for; otherwise the one that asked. */
  companyId?: string | undefined
}

type Accepting = { quote: QuoteToAccept; accountId: AccountId | undefined }

export type QuoteToOrder = { key: string; cart: CartOf<'quote'>; version: number }

/**
 * Cart of a quote at its frozen prices, to be ordered in the caller's transaction. All who accept
 * the quote wait for each other. Throws `QuoteLinkInvalid` (3900), `QuoteNotOpen` (3901 to 3905),
 * and for a company what `ensureBuyer` throws.
 */
export async function lockQuoteToOrder(
  tx: Tx,
  deps: OpenDeps,
  { quote: { token, companyId }, accountId }: Accepting,
): Promise<QuoteToOrder> {
  const { id, version } = await lockOpenQuote(tx, deps, token)
  const now = deps.clock.now()
  const key = cartKeyOfQuote(id)
  const cart = await lockCart(tx, key, now)
  if (cart.kind !== 'quote' || cart.details === undefined) throw new CartExpired()
  const ordered =
    companyId === undefined ? cart.details : await detailsFor(tx, { companyId, accountId, now })
  const details = { ...ordered, termsAcceptedAt: now.toISOString() }
  return { key, cart: { ...cart, details }, version }
}

type ForCompany = { companyId: string; accountId: AccountId | undefined; now: Date }

async function detailsFor(
  db: Db,
  { companyId, accountId, now }: ForCompany,
): Promise<CompanyDetails> {
  const account = accountId && (await findAccountById(db, accountId))
  if (account === undefined) throw new CompanyUnknown()
  const { company } = await ensureBuyer(db, { companyId, accountId: account.id })
  return companyDetailsOf(account, company, { reference: undefined, now })
}

/**
 * Declines a quote by its private link. What was paid meanwhile stays. Throws `QuoteLinkInvalid`
 * (3900) and `QuoteNotOpen` (3901 to 3905).
 */
export async function declineOwnQuote(
  deps: OpenDeps & Pick<Deps, 'db' | 'queue'>,
  token: string,
): Promise<void> {
  await transact(deps, async (tx) => {
    const { id } = await lockOpenQuote(tx, deps, token)
    await declineQuote(tx, { id, now: deps.clock.now() })
  })
}
