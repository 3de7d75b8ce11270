import { filesBelow, importsOf } from './imports.ts'

/** What can notice a change: everything, or these files of Vitest and these journeys. */
export type Reach =
  | { everything: true; because: string }
  | { everything: false; tests: readonly string[]; journeys: readonly string[] | 'all' }

/** Whoever changes these may change anything: what is sold, what is stored, and how all of it is built and tested. */
const everywhere =
  /^(?:content|db|public|deploy|artwork|tools|tests\/support|tests\/e2e\/(?!\w[\w-]*\.e2e\.ts$|looks\/))\/?|^[^/]+\.(?:json|ts|mjs)$|^\.npmrc$|^tests\/long-run\.ts$/

/** What no journey can notice. */
const belowBrowsers = /^(?:docs|bench)\/|\.md$|\.test\.tsx?$|^tests\/(?:api|postgres|components)\//

/** Journeys that walk through every area. */
const ofAllAreas = [
  ...['accessibility', 'crawl', 'early-input', 'forced-colors', 'keyboard', 'layout-shift'],
  ...['light-pages', 'looks', 'modals', 'seo', 'slow-start', 'translated', 'without-javascript'],
]

const paying = [
  ...['buy-a-gift', 'never-lost', 'one-gift', 'other-storefront', 'pay-again', 'pay-by-card'],
  ...['payment-outcomes', 'three-receivers', 'typed-text', 'ways-to-pay'],
]

/** Journeys by the area of the storefront that they walk through; what stands here changes nothing elsewhere. */
const journeysByArea: Readonly<Record<string, readonly string[]>> = {
  account: [
    'account',
    'account-menu',
    'address-book',
    'companies',
    'identify',
    'on-account',
    'order-again',
    'passkeys',
    'typed-text',
  ],
  activation: ['activation', 'keyboard-gift'],
  balance: ['balance', 'redeem', 'redeem-ways'],
  basket: ['delivery-date', 'donate', 'frame', 'typed-text', ...paying],
  brands: ['brands', 'search'],
  business: ['business'],
  card: ['buy-a-gift', 'less-motion', 'three-receivers'],
  blog: ['blog'],
  catalogue: ['brands', 'favourites', 'filters', 'giving-moments', 'missing-pages', 'product-data'],
  checkout: ['bad-input', 'identify', 'measurement', ...paying],
  favourites: ['favourites'],
  finder: ['gift-finder'],
  home: ['blocks', 'frame', 'stores'],
  information: ['contact', 'information', 'bad-input'],
  landing: ['blocks', 'giving-moments'],
  'my-cards': ['balance'],
  newsletter: ['newsletter'],
  order: ['correct-address', 'account', 'order-again', ...paying],
  payment: paying,
  product: ['buy-a-gift', 'favourites', 'keyboard-gift', 'product-data', ...paying],
  quote: ['quotes'],
  'receiver-list': ['receiver-list'],
  redeem: ['redeem', 'redeem-ways', 'pay-by-card'],
  reorder: ['activation'],
  search: ['search'],
  'single-gift': ['keyboard-gift', 'one-gift', 'never-lost', 'typed-text'],
  withdrawal: ['missing-pages'],
}

const money = ['activation', 'donate', 'redeem', 'redeem-ways', ...paying]

/** Journeys by the folder of the server that they reach. Of any other folder everything may be noticed. */
export const journeysByFolder: readonly (readonly [folder: string, journeys: readonly string[]])[] =
  [
    ['src/domain/audit/', []],
    ['src/domain/ledger/', money],
    ['src/domain/payments/', money],
    ['src/domain/search/', ['search', 'gift-finder']],
    ['src/emails/', ['account', 'contact', 'correct-address', 'newsletter', ...money]],
    ['src/flows/cases/', []],
    ['src/flows/newsletter/', ['newsletter']],
    ['src/flows/payments/', money],
    ['src/flows/payouts/', []],
    ['src/flows/refunds/', money],
    ['src/print/', money],
    ['src/server/commands/', []],
    ['src/simulators/', money],
  ]

/** Tests that ask a shop in a process of its own: it may run any part of the server. */
const runsShop = /tests\/support\/(?:running-shop|components-shop|run-shop-somewhere)\.ts$/

/** What can notice that these files changed, by their paths from the root of the repository. */
export function reachOf(changed: readonly string[]): Reach {
  const wide = changed.find((file) => everywhere.test(file) || isForeign(file))
  if (wide !== undefined) return { everything: true, because: wide }
  const found = changed.map(journeysOf)
  const named = found.every((names) => names !== undefined)
  const journeys = named ? [...new Set(found.flat())].sort() : ('all' as const)
  return { everything: false, tests: testsReachedBy(changed), journeys }
}

/** No module: nothing says who reads it. */
const isForeign = (file: string): boolean =>
  /^(?:src|tests)\//.test(file) && !/\.(?:tsx?|md)$/.test(file) && !isPicture(file)

/** Compared by the journey that took it. */
const isPicture = (file: string): boolean => file.startsWith('tests/e2e/looks/')

/** The journeys that can notice a change of this file; undefined: any of them. */
function journeysOf(file: string): readonly string[] | undefined {
  if (belowBrowsers.test(file)) return []
  if (isPicture(file)) return ['looks']
  const [, journey] = /^tests\/e2e\/([\w-]+)\.e2e\.ts$/.exec(file) ?? []
  if (journey !== undefined) return [journey]
  if (/^tests\/[\w-]+\.test\.ts$/.test(file)) return []
  const [, area = ''] = /^src\/storefront\/areas\/([\w-]+)\//.exec(file) ?? []
  const walked = journeysByArea[area]
  if (walked) return [...walked, ...ofAllAreas]
  return journeysByFolder.find(([folder]) => file.startsWith(folder))?.[1]
}

/** The files of tests from which imports lead to one of these; those that look at the whole tree come along. */
function testsReachedBy(changed: readonly string[]): readonly string[] {
  const files = [...filesBelow('src'), ...filesBelow('tests')].filter((file) =>
    /\.tsx?$/.test(file),
  )
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const { path } of importsOf(file))
      importers.set(path, [...(importers.get(path) ?? []), file])
  const reached = new Set(changed)
  const follow = (starts: Iterable<string>) => {
    const left = [...starts]
    for (let file = left.pop(); file !== undefined; file = left.pop())
      for (const importer of importers.get(file) ?? [])
        if (!reached.has(importer)) {
          reached.add(importer)
          left.push(importer)
        }
  }
  follow(changed)
  // A built shop answers these tests, so imports do not lead to what it runs.
  if (changed.some((file) => file.startsWith('src/')))
    follow(files.filter((file) => runsShop.test(file)))
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const ofWholeTree = (file: string) => /^tests\/[\w-]+\.test\.ts$/.test(file)
  return files.filter((file) => isTest(file) && (reached.has(file) || ofWholeTree(file)))
}
