import type { ActivationProgramme, Storefront } from '#domain/storefronts/storefront.ts'
import type { StorefrontText } from '#kernel/language.ts'

/** What holds for a card that is activated: its own words, or those of the programme of ours whose numbers begin so. */
export const termsOfActivated = (
  { cardProgrammes }: Pick<Storefront, 'cardProgrammes'>,
  { prefix, terms }: Pick<ActivationProgramme, 'prefix' | 'terms'>,
): readonly StorefrontText[] =>
  terms ?? cardProgrammes.find((programme) => programme.prefix === prefix)?.terms ?? []
