import { builder } from '#api/builder.ts'
import { MoneyRef, type WireMoney } from '#api/shared/money.ts'
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
    digitalTotal: t.expose('digitalTotal', { type: GroupedTotalRef, description: 'By e-mail.' }),
    donationTotal: t.expose('donationTotal', {
      type: GroupedTotalRef,
      description: 'Donations; they are counted in digitalTotal as well.',
    }),
    packTotal: t.expose('packTotal', {
      type: GroupedTotalRef,
      description: 'Packs of blank cards; they are counted in physicalTotal as well.',
    }),
    physicalTotal: t.expose('physicalTotal', { type: GroupedTotalRef, description: 'By post.' }),
    extra: t.expose('extra', { type: MoneyRef, description: 'Fees and all that goes along.' }),
  }),
})

export type AdjustmentView = {
  title: string
  adjustmentType: 'SERVICE_FEE' | 'SHIPPING' | 'WRAPPING' | 'PACKING' | 'PROMOTION' | 'VAT'
  /** How it is reckoned. */
  valueType: 'ABSOLUTE' | 'RELATIVE'
  price: WireMoney
}

export const AdjustmentRef = builder.objectRef<AdjustmentView>('Adjustment').implement({
  description: 'The charges, discounts and remarks on the whole order.',
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

export type OrderTotalsView = {
  subTotal: WireMoney
  grandTotalWithoutTax: WireMoney
  grandTotal: WireMoney
  adjustments: readonly AdjustmentView[]
}

export const OrderTotalsRef = builder.objectRef<OrderTotalsView>('OrderTotals').implement({
  description: 'What is to be paid.',
  fields: (t) => ({
    subTotal: t.expose('subTotal', { type: MoneyRef, description: 'The cards, without fees.' }),
    grandTotalWithoutTax: t.expose('grandTotalWithoutTax', {
      type: MoneyRef,
      description: 'The total without the VAT inside it.',
    }),
    grandTotal: t.expose('grandTotal', { type: MoneyRef, description: 'What is paid.' }),
    adjustments: t.expose('adjustments', {
      type: [AdjustmentRef],
      description: 'Fees, and the VAT inside the total.',
    }),
  }),
})
