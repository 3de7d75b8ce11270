import type { AccessWorld, Stranger } from './world.ts'
import { victim } from './world.ts'

/** Path of the shop with ids and secrets of the victim filled in. */
type Address = (world: AccessWorld) => string

/** Rule of an address of the server: who may read its answer. */
export type AddressAccess =
  /** Says nothing of anybody. */
  | { kind: 'everybody' }
  /** For programs, by a secret. */
  | { kind: 'machines'; at: string; method: 'GET' | 'POST'; refusal: number }
  /** News of the provider, which it signs. */
  | { kind: 'signed'; file: string }
  /** The API, whose operations say who may use each. */
  | { kind: 'operations' }
  /** Pages; `tests/support/access/pages.ts` says who may see each. */
  | { kind: 'pages' }
  /** A file with all of the account that is logged in. */
  | { kind: 'ownData'; at: string; loggedOutTo: string }
  /** A file of the victim, and with what others are answered: a status, and where they are led. */
  | {
      kind: 'file'
      at: Address
      /** Addresses of it that have to be refused as well. */
      strangersAt: Address
      refusal: { status: number; location: Address }
      type: string
      shows: string | undefined
      alsoFor: readonly Stranger[]
    }

const everybody: AddressAccess = { kind: 'everybody' }

/** Document of an order; finance of a company reads that of its order too. */
const ofDocument = (
  prefix: string,
  { form, which }: { form: 'pdf' | 'xml'; which: 'order' | 'debt' },
): AddressAccess => {
  const page: Address = ({ [which]: { uuid } }) => `${prefix}/bestellen/${uuid}/`
  const at: Address = (world) => `${page(world)}factuur/${world[which].document}.${form}`
  const isPdf = form === 'pdf'
  return {
    kind: 'file',
    at,
    strangersAt: at,
    refusal: { status: 302, location: page },
    type: isPdf ? 'application/pdf' : 'application/xml; charset=utf-8',
    shows: isPdf ? undefined : victim.lastName,
    alsoFor: which === 'debt' ? ['finance'] : [],
  }
}

const documentsIn = (prefix: string): readonly AddressAccess[] =>
  (['order', 'debt'] as const).flatMap((which) =>
    (['pdf', 'xml'] as const).map((form) => ofDocument(prefix, { form, which })),
  )

const ofOwnData = (prefix: string): AddressAccess => ({
  kind: 'ownData',
  at: `${prefix}/account/gegevens/mijn-gegevens.zip`,
  loggedOutTo: `${prefix}/account/gegevens/`,
})

/** Statement of a company; those who are refused are led to its page. */
const ofStatement = (prefix: string, form: 'pdf' | 'csv'): AddressAccess => {
  const page: Address = ({ company }) => `${prefix}/account/bedrijven/${company}/`
  const days = 'from=2026-01-01&until=2027-12-31'
  const at: Address = (world) => `${page(world)}rekeningoverzicht/?${days}&form=${form}`
  return {
    kind: 'file',
    at,
    strangersAt: at,
    refusal: { status: 302, location: page },
    type: form === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
    shows: form === 'pdf' ? undefined : victim.company,
    alsoFor: ['finance'],
  }
}

const statementsIn = (prefix: string) => [ofStatement(prefix, 'pdf'), ofStatement(prefix, 'csv')]

const guessed = (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`

/** Below the private link of a gift: whoever has the link may; a guessed one opens nothing. */
const ofGift = (prefix: string, file: string, type: string): AddressAccess => ({
  kind: 'file',
  at: ({ kept }) => `${prefix}/kaart/${kept.token}/${file}`,
  strangersAt: ({ kept }) => `${prefix}/kaart/${guessed(kept.token)}/${file}`,
  refusal: { status: 302, location: ({ kept }) => `${prefix}/kaart/${guessed(kept.token)}/` },
  type,
  shows: undefined,
  alsoFor: [],
})

/** Below the private link of a quote. */
const ofQuote = (prefix: string): AddressAccess => ({
  kind: 'file',
  at: ({ quote }) => `${prefix}/offerte/${quote.token}/offerte.pdf`,
  strangersAt: ({ quote }) => `${prefix}/offerte/${guessed(quote.token)}/offerte.pdf`,
  refusal: { status: 302, location: ({ quote }) => `${prefix}/offerte/${guessed(quote.token)}/` },
  type: 'application/pdf',
  shows: undefined,
  alsoFor: [],
})

/** Ends reminders by a token; looking changes nothing and says nothing. */
const oneClick = (language: 'nl' | 'en'): AddressAccess => ({
  kind: 'machines',
  at: `/unsubscribe/reminders/${language}/kapot`,
  method: 'POST',
  refusal: 404,
})

/** Rules of all addresses that the server answers; `*` are the pages. */
export const accessOfAddresses: Record<string, readonly AddressAccess[]> = {
  '/graphql': [{ kind: 'operations' }],
  '*': [{ kind: 'pages' }],
  '/health': [everybody],
  '/ready': [everybody],
  '/metrics': [{ kind: 'machines', at: '/metrics', method: 'GET', refusal: 401 }],
  '/webhooks/adyen': [{ kind: 'signed', file: 'tests/api/adyen-webhooks.test.ts' }],
  '/ip': [everybody],
  '/robots.txt': [everybody],
  '/sitemap.xml': [everybody],
  '/routes.json': [everybody],
  '/apple-touch-icon-:size.png': [everybody],
  '/cards/:file': [everybody],
  '/logos/:file': [everybody],
  '/wrappers/:file': [everybody],
  '/share/shop.png': [everybody],
  '/share/:file': [everybody],
  '/share/blog/:file': [everybody],
  '/drawings/:file': [everybody],
  '/blog/feed.xml': [everybody],
  '/en/blog/feed.xml': [everybody],
  '/bestellen/:uuid/factuur/:file': documentsIn(''),
  '/en/bestellen/:uuid/factuur/:file': documentsIn('/en'),
  '/account/bedrijven/:company/rekeningoverzicht/': statementsIn(''),
  '/en/account/bedrijven/:company/rekeningoverzicht/': statementsIn('/en'),
  '/account/gegevens/mijn-gegevens.zip': [ofOwnData('')],
  '/en/account/gegevens/mijn-gegevens.zip': [ofOwnData('/en')],
  '/kaart/:token/agenda.ics': [ofGift('', 'agenda.ics', 'text/calendar; charset=utf-8')],
  '/en/kaart/:token/agenda.ics': [ofGift('/en', 'agenda.ics', 'text/calendar; charset=utf-8')],
  '/kaart/:token/cadeaubon.pdf': [ofGift('', 'cadeaubon.pdf', 'application/pdf')],
  '/en/kaart/:token/cadeaubon.pdf': [ofGift('/en', 'cadeaubon.pdf', 'application/pdf')],
  '/offerte/:token/offerte.pdf': [ofQuote('')],
  '/en/offerte/:token/offerte.pdf': [ofQuote('/en')],
  '/unsubscribe/reminders/nl/:token': [oneClick('nl')],
  '/unsubscribe/reminders/en/:token': [oneClick('en')],
}

/** Files of the build beside them. */
export const filesOfBuild: readonly string[] = [
  '/favicon.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
]
