import { QuoteLinkInvalid } from '#domain/quotes/errors.ts'
import type { QuotePaper } from '#domain/quotes/quote-paper.ts'
import { quoteUrl } from '#flows/shared/addresses.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { sellerAt } from '#flows/shared/sellers-of.ts'
import { findOwnQuote } from './view-quotes.ts'

type PaperDeps = Pick<Deps, 'db' | 'clock' | 'storefront' | 'quoteLinks' | 'shopUrl'>

/**
 * Newest version of a quote to be printed. Throws `QuoteLinkInvalid` (3900), also while there is
 * none.
 */
export async function findQuotePaper(deps: PaperDeps, token: string): Promise<QuotePaper> {
  const { id, number, language, request, versions } = await findOwnQuote(deps, token)
  const [newest] = versions
  if (newest === undefined) throw new QuoteLinkInvalid()
  const { id: _, ...version } = newest
  const { firstName, lastName, email, companyName, kvkNumber, vatNumber, address } = request
  return {
    ...version,
    number,
    language,
    seller: sellerAt(deps.storefront),
    buyer: { firstName, lastName, email, companyName, kvkNumber, vatNumber, address },
    url: quoteUrl(deps, { id, language }),
  }
}
