import { builder } from '#api/builder.ts'
import { HreflangRef } from '#api/shared/hreflang.ts'
import type { ListHeadView } from './views.ts'

export const ListHeadRef = builder.interfaceRef<ListHeadView>('ListHead').implement({
  description: 'What the page of a list tells search engines besides its title (SPEC §3).',
  fields: (t) => ({
    keywords: t.string({
      description: 'Its name and its best known products, with commas between them.',
      resolve: (list) => list.keywords(),
    }),
    hreflang: t.expose('hreflang', {
      type: [HreflangRef],
      description: 'The page in each language that its storefront has screens in.',
    }),
  }),
})
