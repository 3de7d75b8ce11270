import { routeListPath } from '#kernel/route-list.ts'

/** What belongs to one visitor, in every language; filtered lists are told apart by their own noindex. */
const privatePlaces = [
  'winkelmandje',
  'bestellen',
  'kaart',
  'favorieten',
  'zoeken',
  'nieuwsbrief',
  'account',
  'saldocheck/inwisselen',
  'saldocheck/info',
  'saldocheck/checkout',
]

/**
 * A shop that hides from search engines does not forbid them to look: they must be able to read the `noindex` on
 * its pages, or they would list addresses that others link to.
 */
export function writeRobots({ origin, isHidden }: { origin: string; isHidden: boolean }): string {
  const places = ['', '/en'].flatMap((prefix) =>
    privatePlaces.map((place) => `${prefix}/${place}/`),
  )
  const lines = [
    'User-agent: *',
    ...[...places, '/graphql', routeListPath, '/dev/'].map((place) => `Disallow: ${place}`),
    ...(isHidden ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
  ]
  return `${lines.join('\n')}\n`
}
