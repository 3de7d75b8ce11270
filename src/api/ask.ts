import type { ApiContext } from '#api/context.ts'
import type { Shop } from '#domain/cart/shop.ts'
import { isLanguageOf } from '#domain/storefronts/languages.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { type Language, type StorefrontLanguage, screenLanguageOf } from '#kernel/language.ts'
import { ShopError } from '#kernel/shop-error.ts'

/** `userData`, which every call carries (SPEC §7). */
export type UserData = {
  language: StorefrontLanguage
  storeID: number
  countryCode: string
  redeemToken?: string | null | undefined
}

/** A call that is understood: in which language, and with today's catalogue of the storefront. */
export type Call = Shop & {
  /** Of texts that are written for screens. */
  language: Language
  /** Of texts that the storefront may have in further languages. */
  spoken: StorefrontLanguage
  now: Date
}

/** Checks `userData` and remembers the language, in which errors are said from here on. */
export function ask({ deps, visitor }: ApiContext, userData: UserData): Call {
  const { storefront } = visitor
  if (!isLanguageOf(storefront, userData.language)) throw refused('inputInvalid', 'language')
  const language = screenLanguageOf(userData.language)
  visitor.language = language
  if (userData.storeID !== storefront.storeId) throw refused('countryInvalid', 'storeID')
  if (!/^[A-Z]{2}$/.test(userData.countryCode)) throw refused('countryInvalid', 'countryCode')
  return {
    language,
    spoken: userData.language,
    storefront,
    catalogue: deps.catalogue.current(),
    now: deps.clock.now(),
  }
}

const refused = (name: 'inputInvalid' | 'countryInvalid', parameter: string): ShopError =>
  new ShopError(errorCodes[name], { parameter })
