import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { CategoryUnknown } from '#domain/catalogue/errors.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ListHeadRef } from './list-head.ts'
import { MenuCategoryRef } from './refs.ts'
import { TopProductRef } from './top-product.ts'

MenuCategoryRef.implement({
  description: 'A category of the gift card menu.',
  interfaces: [ListHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also the term that filters products by it.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'The content in one sentence.' }),
    icon: t.exposeString('icon', { description: 'Name of an icon of the design.' }),
    image: t.expose('image', {
      type: ImageRef,
      nullable: true,
      description:
        'What it is about as a present, 85.6 × 54. It only decorates: its text is empty.',
    }),
    path: t.exposeString('path', { description: 'Address of its page.' }),
    isTop: t.exposeBoolean('isTop', { description: 'True when it stands among the first.' }),
    topList: t.field({
      type: [TopProductRef],
      description: 'Its most popular products, four at most, for the menu of gift cards (SPEC §3).',
      resolve: (category) => category.topList(),
    }),
    productCount: t.exposeInt('productCount', { description: 'How many products it has.' }),
  }),
})

builder.queryField('menuCategories', (t) =>
  t.field({
    ...sameForEveryone,
    type: [MenuCategoryRef],
    description: 'All categories, in the order of the menu.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => catalogueViewOf(ask(ctx, userData)).categories,
  }),
)

builder.queryField('category', (t) =>
  t.field({
    ...sameForEveryone,
    type: MenuCategoryRef,
    nullable: true,
    description: 'One category by url. Unknown: null and an error 3104.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      url: t.arg.string({ required: true, description: 'The part of its address that names it.' }),
    },
    resolve: (_root, { userData, url }, ctx) => {
      const category = catalogueViewOf(ask(ctx, userData)).categoryByUrl.get(url)
      if (category === undefined) throw new CategoryUnknown()
      return category
    },
  }),
)
