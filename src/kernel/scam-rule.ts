/**
 * When a basket of cards that are as good as cash looks like somebody is being tricked: by so many of three signs, the first
 * order of a browser, cards of more than an amount, and many equal ones. Data of a storefront.
 */
export type ScamRule = { cardsAboveCents: number; equalCardsFrom: number; signsFrom: number }

/** Of the cards that are as good as cash alone; there is at least one. */
export type ScamFacts = { cents: number; equalCards: number }

export function looksLikeScam(
  { cardsAboveCents, equalCardsFrom, signsFrom }: ScamRule,
  { cents, equalCards, isFirstOrder }: ScamFacts & { isFirstOrder: boolean },
): boolean {
  const signs = [isFirstOrder, cents > cardsAboveCents, equalCards >= equalCardsFrom]
  return signs.filter(Boolean).length >= signsFrom
}
