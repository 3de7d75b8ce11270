import type { TitledLink } from '#domain/content/block.ts'
import type { Period } from '#domain/period.ts'
import { matchAddress, type PageName } from '#kernel/addresses.ts'
import type { Localized } from '#kernel/language.ts'

/** Something of a season that the shop points out once to each visitor, over the page (SPEC §2, promo pop-up). */
export type Campaign = {
  id: string
  period: Period
  /** Keys, such as GCSNL. */
  storefronts: readonly string[]
  title: Localized
  text: Localized
  /** Ids of products whose artwork is shown. */
  cards: readonly string[]
  link: TitledLink
  opening: CampaignOpening
}

/** When it comes: after a while on a page, or once so much of the page has been passed. */
export type CampaignOpening = { delaySeconds: number } | { scrollPercent: number }

/** Where people look around. A visitor who fills in a form, reads the terms, orders or opens a present is left alone. */
const browsing: ReadonlySet<PageName> = new Set([
  'home',
  'giftCards',
  'giftCardsPage',
  'giftCardsVariant',
  'giftCardsVariantPage',
  'categories',
  'category',
  'categoryPage',
  'moments',
  'moment',
  'momentPage',
  'brands',
  'brand',
])

type Shown = {
  campaigns: readonly Campaign[]
  landingPages: { has(id: string): boolean }
}

/** The first of today's campaigns for a page, by its Dutch address; none on the page that it would lead to. */
export function findCampaign(
  { campaigns, landingPages }: Shown,
  { storefront, path }: { storefront: string; path: string },
): Campaign | undefined {
  const page = matchAddress(path)
  if (page === undefined) return undefined
  const isForLooking = browsing.has(page.name) || landingPages.has(page.parameters.landing ?? '')
  if (!isForLooking) return undefined
  const campaign = campaigns.find(({ storefronts }) => storefronts.includes(storefront))
  return campaign?.link.href === path ? undefined : campaign
}
