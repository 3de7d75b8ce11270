import { ask, type Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { BrandUnknown } from '#domain/catalogue/errors.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ListHeadRef } from './list-head.ts'
import { BrandRef, ProductRef } from './refs.ts'
import type { BrandView } from './views.ts'

BrandRef.implement({
  description: 'Whose card it is: what the products of the shop say their brand is.',
  interfaces: [ListHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also the last part of its address.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    path: t.exposeString('path', {
      description: 'Address of its page; of a brand with one product, the page of that.',
    }),
    letter: t.exposeString('letter', {
      description: 'Under which it stands in the index: A to Z, or `#`.',
    }),
    productCount: t.exposeInt('productCount', { description: 'How many products it has.' }),
    image: t.expose('image', {
      type: ImageRef,
      nullable: true,
      description: 'Card of its most popular product.',
    }),
    products: t.expose('products', {
      type: [ProductRef],
      description: 'All of them, in the order of the shop.',
    }),
    similarProducts: t.expose('similarProducts', {
      type: [ProductRef],
      description: 'At most four of other brands that share most with its most popular product.',
    }),
  }),
})

builder.queryField('brands', (t) =>
  t.field({
    ...sameForEveryone,
    type: [BrandRef],
    description: 'All brands, from A to Z.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => brandsIn(ask(ctx, userData)),
  }),
)

builder.queryField('brand', (t) =>
  t.field({
    ...sameForEveryone,
    type: BrandRef,
    nullable: true,
    description: 'One brand by id. Unknown: null and an error 3106.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.string({ required: true, description: 'The last part of its address.' }),
    },
    resolve: (_root, { userData, id }, ctx) => {
      const call = ask(ctx, userData)
      const [product] = call.catalogue.brandById.get(id)?.products ?? []
      if (product === undefined) throw new BrandUnknown()
      return catalogueViewOf(call).view(product).brand
    },
  }),
)

/** A brand is never without products, and each of them knows it. */
const brandsIn = (call: Call): readonly BrandView[] =>
  call.catalogue.brands.flatMap(({ products: [product] }) =>
    product === undefined ? [] : [catalogueViewOf(call).view(product).brand],
  )
