import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { publicRulesOf } from '#domain/cart/redeem-pages.ts'
import { isRedeemable } from '#domain/cart/redeem-rules.ts'
import type { Product, VariationConfig } from '#domain/catalogue/product.ts'
import type { Storefront } from '#domain/storefronts/storefront.ts'
import type { WireMoney } from '#i18n/formats.ts'
import { ProductRef } from './refs.ts'

type RedeemDataView = {
  minimumRemainingBalance: WireMoney
  minimumAvailableCustomAmount: WireMoney | undefined
  maximumAvailableCustomAmount: WireMoney | undefined
  title: string
  description: string
}

const RedeemDataRef = builder.objectRef<RedeemDataView>('RedeemData').implement({
  description: 'How a choice card is exchanged for a product.',
  fields: (t) => ({
    minimumRemainingBalance: t.expose('minimumRemainingBalance', {
      type: MoneyRef,
      description: 'The least that may be left on a card, besides nothing.',
    }),
    minimumAvailableCustomAmount: t.expose('minimumAvailableCustomAmount', {
      type: MoneyRef,
      nullable: true,
      description: 'The least of a free amount; null where prices are fixed.',
    }),
    maximumAvailableCustomAmount: t.expose('maximumAvailableCustomAmount', {
      type: MoneyRef,
      nullable: true,
      description:
        'The most of a free amount, by post in several cards; null where prices are fixed.',
    }),
    title: t.exposeString('title', { description: 'What it is called there.' }),
    description: t.exposeString('description', { description: 'How what you get is spent.' }),
  }),
})

builder.objectFields(ProductRef, (t) => ({
  redeemData: t.field({
    type: RedeemDataRef,
    nullable: true,
    description: 'Null where a choice card of the public redeem shop is not exchanged for it.',
    resolve: ({ id, title, spending }, _args, { deps, visitor: { storefront } }) => {
      const product = deps.catalogue.current().productById.get(id)
      const rules = publicRulesOf(storefront)
      if (product === undefined || rules === undefined) return null
      if (!isRedeemable(product, storefront, rules)) return null
      const { currency } = product
      const { min, max } = customAmounts(product, storefront)
      const money = (cents: number | undefined) =>
        cents === undefined ? undefined : toWire({ currency, cents })
      return {
        minimumRemainingBalance: toWire({ currency, cents: rules.remainderCentsMin }),
        minimumAvailableCustomAmount: money(min),
        maximumAvailableCustomAmount: money(max),
        ...{ title, description: spending.howTo },
      }
    },
  }),
}))

/** Of all forms that are sold and whose amount is free. What goes by post is split, so an order's own limit is the only one. */
function customAmounts({ digital, physical }: Product, { limits }: Storefront) {
  const free = [digital, physical].filter((config) => config && isSold(config))
  if (free.length === 0) return {}
  const isPosted = physical !== undefined && isSold(physical)
  const max = isPosted ? limits.PRIVATE.totalCentsMax : digital?.maxCents
  return { min: Math.min(...free.map((config) => config?.minCents ?? Infinity)), max }
}

/** A form that is only announced, or out of stock, has no amounts. */
const isSold = ({ hasFixedPrices, stock }: VariationConfig): boolean =>
  !hasFixedPrices && stock === 'available'
