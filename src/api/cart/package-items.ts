import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { VariationRef } from '#api/catalogue/refs.ts'
import type { VariationView } from '#api/catalogue/views.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { MoneyRef } from '#api/shared/money.ts'
import type { VariationType } from '#domain/catalogue/product.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { OrderItemKindRef } from './enums.ts'

type SoldItemView<TypeName extends string, Kind extends string> = {
  type: TypeName
  qty: number
  variation: VariationView
  kind: Kind
}

type GiftcardItemView = SoldItemView<'GiftcardOrderItem', 'GIFTCARD' | 'BLANK_GIFT_CARD_PACK'>
type DonationItemView = SoldItemView<'DonationOrderItem', 'DONATION'>
type EmptyItemView = { type: 'EmptyOrderItem'; qty: number }

export type PackageItemView = GiftcardItemView | DonationItemView | EmptyItemView

const GiftcardOrderItemRef = builder.objectRef<GiftcardItemView>('GiftcardOrderItem').implement({
  description: 'Gift cards of one variation.',
  fields: (t) => ({
    qty: t.exposeInt('qty', { description: 'How many.' }),
    variation: t.expose('variation', { type: VariationRef, description: 'Which.' }),
    kind: t.expose('kind', { type: OrderItemKindRef, description: 'What this line is.' }),
  }),
})

const DonationOrderItemRef = builder.objectRef<DonationItemView>('DonationOrderItem').implement({
  description: 'A donation.',
  fields: (t) => ({
    qty: t.exposeInt('qty', { description: 'How many times.' }),
    variation: t.expose('variation', { type: VariationRef, description: 'To what, and how much.' }),
    kind: t.expose('kind', { type: OrderItemKindRef, description: 'What this line is.' }),
  }),
})

const EmptyOrderItemRef = builder.objectRef<EmptyItemView>('EmptyOrderItem').implement({
  description: 'A product that is no longer sold: shown as such, never charged.',
  fields: (t) => ({ qty: t.exposeInt('qty', { description: 'How many there were.' }) }),
})

export const PackageItemRef = builder.unionType('PackageItem', {
  description: 'What a package is about.',
  types: [GiftcardOrderItemRef, DonationOrderItemRef, EmptyOrderItemRef],
  resolveType: (item) => item.type,
})

export type ExtraVariationView = {
  id: string
  title: string
  sku: string
  variationType: VariationType
  price: WireMoney
  image: ImageView | undefined
}

export const ExtraVariationRef = builder.objectRef<ExtraVariationView>('ExtraVariation').implement({
  description: 'Something that goes along with a card: a wrapper, a packing or a note.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Which.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    sku: t.exposeString('sku', { description: 'Code in the books.' }),
    variationType: t.expose('variationType', { type: VariationTypeRef, description: 'Its form.' }),
    price: t.expose('price', { type: MoneyRef, description: 'For one.' }),
    image: t.expose('image', {
      type: ImageRef,
      nullable: true,
      description: 'How it looks; null for a note.',
    }),
  }),
})

export type WrapperItemView = {
  qty: number
  variation: ExtraVariationView
  kind: 'DIGITAL_WRAPPER' | 'WRAPPER' | 'GIFT_PACKING'
}

export const WrapperOrderItemRef = builder
  .objectRef<WrapperItemView>('WrapperOrderItem')
  .implement({
    description: 'A wrapper or a gift packing.',
    fields: (t) => ({
      qty: t.exposeInt('qty', { description: 'How many.' }),
      variation: t.expose('variation', { type: ExtraVariationRef, description: 'Which.' }),
      kind: t.expose('kind', { type: OrderItemKindRef, description: 'What this line is.' }),
    }),
  })

export type MessageItemView = {
  qty: number
  text: string
  variation: ExtraVariationView
  kind: 'PERSONAL_MESSAGE'
}

export const PersonalMessageOrderItemRef = builder
  .objectRef<MessageItemView>('PersonalMessageOrderItem')
  .implement({
    description: 'A note from the giver.',
    fields: (t) => ({
      qty: t.exposeInt('qty', { description: 'On how many cards.' }),
      text: t.exposeString('text', { description: 'Up to 150 characters.' }),
      variation: t.expose('variation', { type: ExtraVariationRef, description: 'What it costs.' }),
      kind: t.expose('kind', { type: OrderItemKindRef, description: 'What this line is.' }),
    }),
  })
