import { builder } from '#api/builder.ts'
import { ProductKindRef, VariationTypeRef } from '#api/catalogue/enums.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import type { ProductView } from '#api/catalogue/views.ts'
import { MoneyRef } from '#api/shared/money.ts'
import type { ProductKind, VariationType } from '#domain/catalogue/product.ts'
import type { WireMoney } from '#i18n/formats.ts'
import {
  type MessageItemView,
  PackageItemRef,
  type PackageItemView,
  PersonalMessageOrderItemRef,
  type WrapperItemView,
  WrapperOrderItemRef,
} from './package-items.ts'

export type GiftcardPackageView = {
  type: 'GiftcardPackage'
  id: string
  receiverTitle: string
  giftcard_v1: PackageItemView
  wrapper: WrapperItemView | undefined
  giftPacking: WrapperItemView | undefined
  message: MessageItemView | undefined
  isEachWrapped: boolean
  total: WireMoney
  totalWithExtras: WireMoney
}

type RedeemTotalsView = {
  mainItemAmount: WireMoney
  mainItemEditable: boolean
  promotionAmount: WireMoney | undefined
}

export type RedeemPackageView = {
  type: 'RedeemPackage'
  id: string
  receiverTitle: string
  items: readonly PackageItemView[]
  packageTotals: RedeemTotalsView
  mainProduct: ProductView | undefined
  mainProductType: ProductKind | undefined
  variationType: VariationType
  amount: WireMoney
  quantity: number
  problem: number | undefined
  original: ProductView | undefined
  readonly alternatives: readonly ProductView[]
}

export type PackageView = GiftcardPackageView | RedeemPackageView

export const PackageRef = builder.interfaceRef<PackageView>('Package').implement({
  description: 'A product in a basket with all that goes along with it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it when it is changed or removed.' }),
    receiverTitle: t.exposeString('receiverTitle', { description: 'For whom.' }),
  }),
  resolveType: (item) => item.type,
})

builder.objectRef<GiftcardPackageView>('GiftcardPackage').implement({
  description: 'A package that is bought.',
  interfaces: [PackageRef],
  fields: (t) => ({
    giftcard_v1: t.expose('giftcard_v1', { type: PackageItemRef, description: 'The card.' }),
    wrapper: t.expose('wrapper', {
      type: WrapperOrderItemRef,
      nullable: true,
      description: 'Around the card.',
    }),
    giftPacking: t.expose('giftPacking', {
      type: WrapperOrderItemRef,
      nullable: true,
      description: 'Around the wrapper.',
    }),
    isEachWrapped: t.exposeBoolean('isEachWrapped', {
      description: 'Of what goes by post, whether each card is wrapped by itself.',
    }),
    message: t.expose('message', {
      type: PersonalMessageOrderItemRef,
      nullable: true,
      description: 'The note of the giver.',
    }),
    total: t.expose('total', { type: MoneyRef, description: 'The price of all cards in it.' }),
    totalWithExtras: t.expose('totalWithExtras', {
      type: MoneyRef,
      description: 'The price of all cards in it and of what goes around them.',
    }),
  }),
})

const RedeemPackageTotalsRef = builder
  .objectRef<RedeemTotalsView>('RedeemPackageTotals')
  .implement({
    description: 'The amounts of a redeem package.',
    fields: (t) => ({
      mainItemAmount: t.expose('mainItemAmount', { type: MoneyRef, description: 'Of the card.' }),
      mainItemEditable: t.exposeBoolean('mainItemEditable', {
        description: 'Whether that amount can be changed.',
      }),
      promotionAmount: t.expose('promotionAmount', {
        type: MoneyRef,
        nullable: true,
        description: 'What the shop adds.',
      }),
    }),
  })

builder.objectRef<RedeemPackageView>('RedeemPackage').implement({
  description: 'A package that is paid with the value of a card.',
  interfaces: [PackageRef],
  fields: (t) => ({
    items: t.expose('items', { type: [PackageItemRef], description: 'What is in it.' }),
    packageTotals: t.expose('packageTotals', {
      type: RedeemPackageTotalsRef,
      description: 'What it amounts to.',
    }),
    mainProduct: t.expose('mainProduct', {
      type: ProductRef,
      nullable: true,
      description: 'What was chosen; null when it is not sold any more.',
    }),
    mainProductType: t.expose('mainProductType', {
      type: ProductKindRef,
      nullable: true,
      description: 'What kind of product that is.',
    }),
    variationType: t.expose('variationType', {
      type: VariationTypeRef,
      description: 'By e-mail or by post.',
    }),
    amount: t.expose('amount', { type: MoneyRef, description: 'Of one, as it was chosen.' }),
    quantity: t.exposeInt('quantity', { description: 'How many of that amount.' }),
    problem: t.exposeInt('problem', {
      nullable: true,
      description:
        'The code of why it cannot be supplied as it is, such as 2031; null when it can.',
    }),
    original: t.expose('original', {
      type: ProductRef,
      nullable: true,
      description: 'What was chosen first, where this is an alternative to it.',
    }),
    alternatives: t.expose('alternatives', {
      type: [ProductRef],
      description:
        'What may be had in its place, for the same amount; none while it can be supplied.',
    }),
  }),
})
