import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { PageHead } from '#domain/content/page-head.ts'
import { defaultScreenLanguageOf, screenLanguagesOf } from '#domain/storefronts/languages.ts'
import { inLanguage } from '#kernel/addresses.ts'

/** A page in one of the languages of its storefront (SPEC §3). */
export type HreflangView = {
  langCode: string
  countryCode: string
  path: string
  isDefault: boolean
}

export type PageHeadView = {
  metaTitle: string
  description: string
  keywords: string | undefined
  noindex: boolean
  nofollow: boolean
  hreflang: readonly HreflangView[]
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

export const PageHeadRef = builder.interfaceRef<PageHeadView>('PageHead').implement({
  description: 'What a page tells search engines about itself (SPEC §3).',
  fields: (t) => ({
    metaTitle: t.exposeString('metaTitle', { description: 'For the tab and search engines.' }),
    description: t.exposeString('description', { description: 'For search engines.' }),
    keywords: t.exposeString('keywords', {
      nullable: true,
      description: 'Words with commas between them.',
    }),
    noindex: t.exposeBoolean('noindex', { description: 'Search engines do not keep it.' }),
    nofollow: t.exposeBoolean('nofollow', { description: 'Search engines leave its links alone.' }),
    hreflang: t.expose('hreflang', {
      type: [HreflangRef],
      description: 'The page in each language that its storefront has screens in.',
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

type HeadToView = {
  path: string
  call: Pick<Call, 'storefront'>
  /** Gives a text in the language of the call. */
  say: (text: PageHead['metaTitle']) => string
}

export const viewHead = (
  { metaTitle, description, keywords, noindex = false, nofollow = false }: PageHead,
  { path, call, say }: HeadToView,
): PageHeadView => ({
  metaTitle: say(metaTitle),
  description: say(description),
  keywords: keywords && say(keywords),
  noindex,
  nofollow,
  hreflang: viewHreflang(path, call),
})
