import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { defaultScreenLanguageOf, screenLanguagesOf } from '#domain/storefronts/languages.ts'
import { inLanguage } from '#kernel/addresses.ts'

/** A page in one of the languages of its storefront (SPEC §3). */
export type HreflangView = {
  langCode: string
  countryCode: string
  path: string
  isDefault: boolean
}

export const HreflangRef = builder.objectRef<HreflangView>('Hreflang').implement({
  description: 'Where a page stands in one language of its storefront (SPEC §3).',
  fields: (t) => ({
    langCode: t.exposeString('langCode', { description: 'Language, ISO 639.' }),
    countryCode: t.exposeString('countryCode', { description: 'Country, ISO 3166.' }),
    origin: t.string({
      description: 'Protocol and host of the storefront.',
      resolve: (_hreflang, _args, { deps }) => new URL(deps.shopUrl).origin,
    }),
    path: t.exposeString('path', { description: 'Address within the host.' }),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Where visitors land whose language is none of these.',
    }),
  }),
})

/** The same page in every language that the storefront has screens in. */
export const viewHreflang = (
  path: string,
  { storefront }: Pick<Call, 'storefront'>,
): readonly HreflangView[] =>
  screenLanguagesOf(storefront).map((language) => ({
    langCode: language,
    countryCode: storefront.countryCode,
    path: inLanguage(path, language),
    isDefault: language === defaultScreenLanguageOf(storefront),
  }))
