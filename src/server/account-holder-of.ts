import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { Config } from '#platform/config/config.ts'

/** The payee of every transfer, on pages, in mails, on papers and in codes (decision 0173). */
export const accountHolderOf = (
  { bankAccountHolder }: Pick<Config, 'bankAccountHolder'>,
  { organisation }: Pick<Storefront, 'organisation'>,
): string => bankAccountHolder ?? organisation.legalName
