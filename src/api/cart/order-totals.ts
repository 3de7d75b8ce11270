import { builder } from '#api/builder.ts'
import { MoneyRef } from '#api/shared/money.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { AdjustmentTypeRef, ValueTypeRef } from './enums.ts'

type GroupedTotalView = { qty: number; price: WireMoney }

const GroupedTotalRef = builder.objectRef<GroupedTotalView>('GroupedTotal').implement({
  description: 'All cards of one form together.',
  fields: (t) => ({
    qty: t.exposeInt('qty', { description: 'How many.' }),
    price: t.expose('price', { type: MoneyRef, description: 'Their face value.' }),
  }),
})

export type GroupedTotalsView = {
  digitalTotal: GroupedTotalView
  donationTotal: GroupedTotalView
  packTotal: GroupedTotalView
  physicalTotal: GroupedTotalView
  extra: WireMoney
}

export const GroupedTotalsRef = builder.objectRef<GroupedTotalsView>('GroupedTotals').implement({
  description: 'The total by what it consists of.',
  fields: (t) => ({
    digitalTotal: t.expose('digitalTotal', {
      type: GroupedTotalRef,
      description: 'All that goes by e-mail, donations included. With `physicalTotal` it is all.',
    }),
    donationTotal: t.expose('donationTotal', {
      type: GroupedTotalRef,
      description: 'The donations among `digitalTotal`: a part of it, never to be added to it.',
    }),
    packTotal: t.expose('packTotal', {
      type: GroupedTotalRef,
      description:
        'The packs of blank cards among `physicalTotal`: a part of it, never to be added to it.',
    }),
    physicalTotal: t.expose('physicalTotal', {
      type: GroupedTotalRef,
      description: 'All that goes by post, packs of blank cards included.',
    }),
    extra: t.expose('extra', { type: MoneyRef, description: 'Fees and all that goes along.' }),
  }),
})

export type AdjustmentView = {
  title: string
  adjustmentType: 'SERVICE_FEE' | 'SHIPPING' | 'WRAPPING' | 'PACKING' | 'PROMOTION'
  /** How it is reckoned. */
  valueType: 'ABSOLUTE' | 'RELATIVE'
  price: WireMoney
}

export const AdjustmentRef = builder.objectRef<AdjustmentView>('Adjustment').implement({
  description: 'A charge or a discount on the whole order.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'To be shown.' }),
    adjustmentType: t.expose('adjustmentType', {
      type: AdjustmentTypeRef,
      description: 'What it is.',
    }),
    valueType: t.expose('valueType', {
      type: ValueTypeRef,
      description: 'Whether it is an amount or, as some reductions, a share.',
    }),
    price: t.expose('price', {
      type: MoneyRef,
      description: 'How much; below zero where it is taken off.',
    }),
  }),
})

export type TaxView = { title: string; rate: number; price: WireMoney }

export const TaxRef = builder.objectRef<TaxView>('Tax').implement({
  description: 'The VAT of one rate. It is part of the total and adds nothing to it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'To be shown.' }),
    rate: t.exposeFloat('rate', { description: 'In percent, such as 21.' }),
    price: t.expose('price', { type: MoneyRef, description: 'How much.' }),
  }),
})

export type OrderTotalsView = {
  subTotal: WireMoney
  grandTotalWithoutTax: WireMoney
  grandTotal: WireMoney
  adjustments: readonly AdjustmentView[]
  taxes: readonly TaxView[]
}

export const OrderTotalsRef = builder.objectRef<OrderTotalsView>('OrderTotals').implement({
  description: 'What is to be paid.',
  fields: (t) => ({
    subTotal: t.expose('subTotal', { type: MoneyRef, description: 'The cards, without fees.' }),
    grandTotalWithoutTax: t.expose('grandTotalWithoutTax', {
      type: MoneyRef,
      description: 'The total without the VAT inside it.',
    }),
    grandTotal: t.expose('grandTotal', {
      type: MoneyRef,
      description: 'What is paid: `subTotal` and all `adjustments` together.',
    }),
    adjustments: t.expose('adjustments', {
      type: [AdjustmentRef],
      description: 'Fees and what goes along, and below zero what is taken off.',
    }),
    taxes: t.expose('taxes', {
      type: [TaxRef],
      description: 'The VAT inside the total, rate by rate.',
    }),
  }),
})
