import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { ProductUnknown } from '#domain/catalogue/errors.ts'
import { findProductByPath } from '#domain/catalogue/find-product.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ProductKindRef } from './enums.ts'
import { GiftCardBrandRef } from './gift-card-brand.ts'
import { ProductCardLabelRef } from './product-card-label.ts'
import { BrandRef, MenuCategoryRef, ProductRef, VariationRef } from './refs.ts'
import { SpendingRef } from './spending.ts'
import { VariationConfigRef } from './variation-config.ts'

ProductRef.implement({
  description:
    'Something that can be put in the basket: a gift card, a donation or a blank card pack.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also the slug in its address.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    shortTitle: t.exposeString('shortTitle', {
      description: 'What it is: its name without the brand before it, if one stands there.',
    }),
    tagline: t.exposeString('tagline', { description: 'One line under the name.' }),
    description: t.exposeStringList('description', { description: 'Paragraphs of plain text.' }),
    path: t.exposeString('path', {
      description:
        'Address of its page, such as `/cadeaubonnen/aan-tafel/`, language prefix included.',
    }),
    image: t.expose('image', { type: ImageRef, description: 'The card, 85.6 × 54.' }),
    shareImage: t.expose('shareImage', {
      type: ImageRef,
      description: 'For shared links, 1200 × 630.',
    }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Behind the card, as #rrggbb.',
    }),
    showHand: t.exposeBoolean('showHand', { description: 'Whether a hand holds the card.' }),
    showShadow: t.exposeBoolean('showShadow', { description: 'Whether the card casts a shadow.' }),
    productType: t.expose('productType', { type: ProductKindRef, description: 'What it is.' }),
    isChoiceCard: t.exposeBoolean('isChoiceCard', {
      description: 'Our own card, which can be exchanged for others.',
    }),
    isBlockable: t.exposeBoolean('isBlockable', {
      description: 'Its issuer can block it once it is made, as after a withdrawal.',
    }),
    goesRegistered: t.exposeBoolean('goesRegistered', {
      description: 'By post it always goes registered.',
    }),
    notice: t.exposeString('notice', {
      nullable: true,
      description: 'What a buyer has to know first, in few words; nothing of most products.',
    }),
    label: t.expose('label', {
      type: ProductCardLabelRef,
      nullable: true,
      description: 'Label on the corner of its card, if any.',
    }),
    fixedValues: t.expose('fixedValues', {
      type: [MoneyRef],
      description: 'The amounts of `variationsToShow`, each once, ascending.',
    }),
    variations: t.expose('variations', {
      type: [VariationRef],
      description: 'Every form at every listed price, in stock or not.',
    }),
    variationsToShow: t.expose('variationsToShow', {
      type: [VariationRef],
      description: 'Those for sale now; all of them when none is.',
    }),
    validityMonths: t.exposeInt('validityMonths', { description: 'How long a card is valid.' }),
    spending: t.expose('spending', {
      type: SpendingRef,
      description: 'Where and how to spend it.',
    }),
    categories: t.expose('categories', {
      type: [MenuCategoryRef],
      description: 'Where it is found.',
    }),
    brand: t.expose('brand', { type: BrandRef, description: 'Whose card it is.' }),
    giftCardBrand: t.expose('giftCardBrand', {
      type: GiftCardBrandRef,
      nullable: true,
      description: 'What the brand shows of itself during an exchange; of most products nothing.',
    }),
    isOrderable: t.exposeBoolean('isOrderable', {
      description: 'True when at least one variation is for sale now.',
    }),
  }),
})

builder.queryField('product', (t) =>
  t.field({
    ...sameForEveryone,
    type: ProductRef,
    nullable: true,
    description:
      "One product by path ('/cadeaubonnen/aan-tafel/' or its slug). Unknown: null and an error 3100.",
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({ required: true, description: 'Its address or its slug.' }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      const product = findProductByPath(call.catalogue, path)
      if (product === undefined) throw new ProductUnknown('path')
      return catalogueViewOf(call).view(product)
    },
  }),
)

builder.objectFields(ProductRef, (t) => ({
  digitalVariationConfig: t.expose('digitalVariationConfig', {
    type: VariationConfigRef,
    nullable: true,
    description: 'Prices of the digital form; null when there is none.',
  }),
  physicalVariationConfig: t.expose('physicalVariationConfig', {
    type: VariationConfigRef,
    nullable: true,
    description: 'Prices of the physical form; null when there is none.',
  }),
  orderMax: t.expose('orderMax', {
    type: MoneyRef,
    nullable: true,
    description: 'What one order holds of it at most, where that is less than of other cards.',
  }),
  vatPercent: t.exposeInt('vatPercent', {
    nullable: true,
    description: 'VAT inside its price, in percent; null where the value of a card carries none.',
  }),
}))
