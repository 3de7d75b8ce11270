import type { ApiContext } from '#api/context.ts'
import { speaks } from '#api/visitor.ts'
import type { Shop } from '#domain/cart/shop.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import type { Language } from '#kernel/language.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** `userData`, which every call carries (SPEC §7). */
export type UserData = {
  language: Language
  storeID: number
  countryCode: string
  redeemToken?: string | null | undefined
}

/** A call that is understood: in which language, and with today's catalogue of the storefront. */
export type Call = Shop & { language: Language; now: Date }

/** Checks `userData` and remembers the language, in which errors are said from here on. */
export function ask({ deps, visitor }: ApiContext, userData: UserData): Call {
  const { storefront } = visitor
  if (!speaks(storefront, userData.language)) throw refused('inputInvalid', 'language')
  visitor.language = userData.language
  if (userData.storeID !== storefront.storeId) throw refused('countryInvalid', 'storeID')
  if (!/^[A-Z]{2}$/.test(userData.countryCode)) throw refused('countryInvalid', 'countryCode')
  return {
    language: userData.language,
    storefront,
    catalogue: deps.catalogue.current(),
    now: deps.clock.now(),
  }
}

const refused = (name: 'inputInvalid' | 'countryInvalid', parameter: string): ShopError =>
  new ShopError(errorCodes[name], { parameter })
