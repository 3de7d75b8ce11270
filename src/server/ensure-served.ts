import type { Storefront } from '#domain/storefronts/storefront.ts'
import { type Config, ConfigIncomplete } from '#platform/config/config.ts'

/** A storefront that is not open takes nobody's money: only a demonstration shows it (SPEC §1). */
export function ensureServed(
  { key, isActive }: Pick<Storefront, 'key' | 'isActive'>,
  { mode }: Pick<Config, 'mode'>,
): void {
  if (mode === 'demo' || isActive) return
  throw new ConfigIncomplete([
    `STOREFRONT names ${key}, whose file in content/storefronts does not say "isActive: true".`,
  ])
}
