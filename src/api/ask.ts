import { contradictionIn } from '#api/claims.ts'
import type { ApiContext } from '#api/context.ts'
import { CountryInvalid, InputInvalid } from '#api/request-errors.ts'
import type { Shop } from '#domain/shop.ts'
import { isLanguageOf } from '#domain/storefronts/languages.ts'
import { shopOf } from '#flows/shared/shop-of.ts'
import { type Language, type StorefrontLanguage, screenLanguageOf } from '#kernel/language.ts'

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
  storefrontLanguage: StorefrontLanguage
  now: Date
}

/** Checks `userData` and remembers the language, in which errors are said from here on. */
export function ask({ deps, visitor, claims }: ApiContext, userData: UserData): Call {
  const { storefront } = visitor
  if (!isLanguageOf(storefront, userData.language)) throw new InputInvalid('language')
  const language = screenLanguageOf(userData.language)
  visitor.language = language
  if (userData.storeID !== storefront.storeId) throw new CountryInvalid('storeID')
  if (!/^[A-Z]{2}$/.test(userData.countryCode)) throw new CountryInvalid('countryCode')
  const contradicted = contradictionIn(claims, userData)
  if (contradicted !== undefined) throw new CountryInvalid(contradicted)
  return {
    language,
    storefrontLanguage: userData.language,
    ...shopOf(deps, storefront),
    now: deps.clock.now(),
  }
}
