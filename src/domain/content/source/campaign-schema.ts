import * as v from 'valibot'
import type { Campaign } from '#domain/content/campaign.ts'
import type { KnownPlaces } from '#domain/content/source/block-problems.ts'
import { link, period } from '#domain/content/source/pieces.ts'
import type { Finding } from '#domain/file-problem.ts'
import { count, kebabId, localizedUpTo } from '#domain/source-schemas.ts'

/** Short enough to read at a glance, because it stands over another page. */
const titleMax = 50
const textMax = 220
/** As many as stand beside each other on a phone. */
const cardsMax = 3
/** A visitor is not interrupted as soon as the page appears. */
const delaySecondsMin = 5

const written = v.strictObject({
  period,
  storefronts: v.pipe(v.array(v.string()), v.minLength(1, 'names nothing')),
  title: localizedUpTo(titleMax),
  text: localizedUpTo(textMax),
  cards: v.optional(
    v.pipe(v.array(kebabId), v.maxLength(cardsMax, `names more than ${cardsMax}`)),
    [],
  ),
  link,
  delaySeconds: v.optional(
    v.pipe(
      count,
      v.minValue(delaySecondsMin, ({ input }) => `${input} is less than ${delaySecondsMin}`),
    ),
  ),
  scrollPercent: v.optional(
    v.pipe(
      count,
      v.minValue(1, ({ input }) => `${input} is less than 1`),
      v.maxValue(100, ({ input }) => `${input} is more than 100`),
    ),
  ),
})

/** content/campaigns/<id>.yaml */
export const campaignSchema = v.pipe(
  written,
  v.check(
    ({ delaySeconds, scrollPercent }) =>
      (delaySeconds === undefined) !== (scrollPercent === undefined),
    'must have one of delaySeconds and scrollPercent',
  ),
  v.transform(
    ({ delaySeconds, scrollPercent, ...campaign }): Omit<Campaign, 'id'> => ({
      ...campaign,
      opening:
        delaySeconds === undefined ? { scrollPercent: scrollPercent ?? 100 } : { delaySeconds },
    }),
  ),
)

/** Storefronts, products and pages that are not there. */
export function findCampaignProblems(
  { storefronts, cards, link: { href } }: Omit<Campaign, 'id'>,
  known: KnownPlaces,
): Finding[] {
  const missing = (path: string, ids: readonly string[], what: 'storefront' | 'product') => {
    const names = what === 'product' ? known.products : known.storefronts
    return ids
      .filter((id) => !names.has(id))
      .map((id) => ({ path: [path], sentence: `${id} is not a ${what} of this shop` }))
  }
  const isDead = href.startsWith('/') && !known.isPage(href)
  return [
    ...missing('storefronts', storefronts, 'storefront'),
    ...missing('cards', cards, 'product'),
    ...(isDead ? [{ path: ['link', 'href'], sentence: `${href} is not a page of this shop` }] : []),
  ]
}
