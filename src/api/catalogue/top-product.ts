import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ProductRef } from './refs.ts'
import type { TopProductView } from './views.ts'

export const TopProductRef = builder.objectRef<TopProductView>('TopProduct').implement({
  description: 'A product that the shop puts in front.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the product.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    product: t.expose('product', { type: ProductRef, description: 'The product itself.' }),
    cardImage: t.expose('cardImage', { type: ImageRef, description: 'Its card.' }),
    referencedPath: t.exposeString('referencedPath', { description: 'Where it leads.' }),
    backgroundImage: t.expose('backgroundImage', {
      type: ImageRef,
      nullable: true,
      description: 'The picture behind the card, if there is one.',
    }),
  }),
})

builder.queryField('topProducts', (t) =>
  t.field({
    ...sameForEveryone,
    type: [TopProductRef],
    description: 'Featured products for the Most chosen block.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => catalogueViewOf(ask(ctx, userData)).topProducts,
  }),
)
