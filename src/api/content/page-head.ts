import type { Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { HreflangRef, type HreflangView, viewHreflang } from '#api/shared/hreflang.ts'
import type { PageHead } from '#domain/content/page-head.ts'

export type PageHeadView = {
  metaTitle: string
  description: string
  keywords: string | undefined
  noindex: boolean
  nofollow: boolean
  hreflang: readonly HreflangView[]
}

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
