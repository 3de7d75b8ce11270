import type { Storefront } from '#domain/storefronts/storefront.ts'

/** Stands in where a country has no shop of the family CB. */
const firstOfTheFamily = 'CB'

/**
 * Whose marks stand in the footer with the toggle `isLogosFromCBEOn` (SPEC §6): the shops of the family CB in this
 * country, or else its first. Never the storefront itself.
 */
export function sisterShopsOf(
  { key, countryCode, toggles }: Pick<Storefront, 'key' | 'countryCode' | 'toggles'>,
  all: readonly Storefront[],
): readonly Storefront[] {
  if (!toggles.isLogosFromCBEOn) return []
  const family = all.filter((one) => one.family === 'CB' && one.key !== key)
  const near = family.filter((one) => one.countryCode === countryCode)
  return near.length > 0 ? near : family.filter((one) => one.key === firstOfTheFamily)
}
