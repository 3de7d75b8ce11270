import { RedeemPageUnknown } from '#domain/cart/errors.ts'
import type { CardProgramme, RedeemRules, Storefront } from '#domain/storefronts/storefront.ts'

type Programmes = Pick<Storefront, 'cardProgrammes'>

/** Of the redeem shop that is not a company's own. */
export const publicRulesOf = ({ cardProgrammes }: Programmes): RedeemRules | undefined =>
  cardProgrammes.find(({ redeem }) => redeem !== undefined && redeem.pageId === undefined)?.redeem

/** The redeem shop of a page; that of everybody without one. Throws `RedeemPageUnknown` (3545). */
export function requireRulesOfPage(
  storefront: Programmes,
  pageId: string | undefined,
): RedeemRules {
  const rules =
    pageId === undefined
      ? publicRulesOf(storefront)
      : storefront.cardProgrammes.find((one: CardProgramme) => one.redeem?.pageId === pageId)
          ?.redeem
  if (rules === undefined) throw new RedeemPageUnknown()
  return rules
}
