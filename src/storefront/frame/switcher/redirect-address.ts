import { inLanguage, type Paths, pathsOf } from '#kernel/addresses.ts'
import type { Language } from '#kernel/language.ts'
import type { CountryShop } from './shops-by-country.ts'

export type PageHere = {
  pathname: string
  search: string
  /** What the page itself says about its twins: their addresses by language. */
  alternates: ReadonlyMap<string, string>
}

/**
 * SPEC §4: a known page about nothing in particular is built in the other language. Any other page leads to its own
 * language link, or home without one.
 */
export function addressInLanguage({ pathname, search, alternates }: PageHere, language: Language) {
  if (isKnown(inLanguage(pathname, 'nl'))) return `${inLanguage(pathname, language)}${search}`
  return alternates.get(language) ?? pathsOf(language).home()
}

type Builder = Paths[keyof Paths]

/** A visitor's own order, card or subscription, and where they exchange it: the same path in every language, without language links. */
const ownPages = [
  'order',
  'card',
  'newsletterConfirm',
  'newsletterEnd',
  'redeemShop',
  'redeemInfo',
] as const

/** Its address has no part that editors name. */
function isKnown(dutchPath: string): boolean {
  const paths = pathsOf('nl')
  const isWhole = (build: Builder): build is () => string => build.length === 0
  const whole = Object.values(paths)
    .filter(isWhole)
    .map((build) => build())
  return (
    whole.includes(dutchPath) ||
    ownPages.some((page) => dutchPath.startsWith(paths[page]('').slice(0, -1)))
  )
}

/** Another country has its own host, which opens in its default language unless another was asked for. */
export const addressElsewhere = (shop: CountryShop, language: Language): string =>
  language === shop.defaultLanguage ? shop.url : new URL(pathsOf(language).home(), shop.url).href
