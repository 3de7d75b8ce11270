import { builder } from '#api/builder.ts'
import type { PageHead } from '#domain/content/page-head.ts'

export type PageHeadView = {
  metaTitle: string
  description: string
  keywords: string | undefined
  noindex: boolean
  nofollow: boolean
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
  }),
})

/** `say` gives a text in the language of the call. */
export const viewHead = (
  { metaTitle, description, keywords, noindex = false, nofollow = false }: PageHead,
  say: (text: PageHead['metaTitle']) => string,
): PageHeadView => ({
  metaTitle: say(metaTitle),
  description: say(description),
  keywords: keywords && say(keywords),
  noindex,
  nofollow,
})
