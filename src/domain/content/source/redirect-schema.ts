import * as v from 'valibot'
import type { Redirect } from '#domain/content/redirect.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import type { Finding } from '#domain/file-problem.ts'
import { firstSegmentOf, type PageName } from '#kernel/addresses.ts'

/** Without a language in front, a query or capitals; a file's name has no slash behind it. */
const oldAddress = /^\/(?![a-z]{2}\/)(?:[a-z0-9._-]+\/)*(?:[a-z0-9_-]+\/|[a-z0-9_-]+\.[a-z0-9]+)$/
const newAddress = /^(?:\/(?:[a-z0-9-]+\/)*|https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?)$/

const redirect = v.pipe(
  v.strictObject({
    from: v.pipe(
      v.string(),
      v.regex(oldAddress, ({ input }) => `${input} must be an address like /oud/ or /oud.html`),
    ),
    to: v.optional(
      v.pipe(
        v.string(),
        v.regex(newAddress, ({ input }) => `${input} must be a page of the shop or https`),
      ),
    ),
    status: v.optional(
      v.picklist([301, 302, 410], ({ input }) => `${input} must be 301, 302 or 410`),
      301,
    ),
  }),
  v.check(({ to, status }) => (to === undefined) === (status === 410), 'needs `to`, or status 410'),
)

/** content/redirects.yaml */
export const redirectsSchema = v.strictObject({ redirects: v.array(redirect) })

/** What shows a visitor's own things, or nothing that was ever sold or written. */
const ownPages: readonly PageName[] = [
  'account',
  'basket',
  'card',
  'checkout',
  'favourites',
  'newsletterConfirm',
  'notFound',
  'parts',
  'quote',
  'search',
]

/** What the machine serves beside pages. */
const files = ['assets', 'cards', 'drawings', 'films', 'graphql', 'logos', 'share']

/** First segments of what can be no page's old address. */
const taken = new Set([...ownPages.map(firstSegmentOf), ...files])

const isTaken = (address: string): boolean => {
  const [, first = '', ...rest] = address.split('/')
  return rest.length > 0 && taken.has(first)
}

/** Living pages, old addresses named twice, chains, loops, and places that are not there. */
export function findRedirectProblems(
  redirects: readonly Redirect[],
  known: Pick<KnownPlaces, 'isPage'> | undefined,
): Finding[] {
  const olds = redirects.map(({ from }) => from)
  return redirects.flatMap(({ from, to }, at) => {
    const say = (field: 'from' | 'to', sentence: string): Finding => ({
      path: ['redirects', at, field],
      sentence,
    })
    const found: Finding[] = []
    if (known?.isPage(from) === true || isTaken(from))
      found.push(say('from', `${from} is a page of this shop`))
    if (olds.indexOf(from) !== at) found.push(say('from', `${from} is named already`))
    if (to !== undefined && olds.includes(to))
      found.push(say('to', `${to} is an old address itself: name where that leads`))
    else if (to?.startsWith('/') && known?.isPage(to) === false)
      found.push(say('to', `${to} is not a page of this shop`))
    return found
  })
}
