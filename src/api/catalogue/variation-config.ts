import { builder } from '#api/builder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { Stock, VariationConfig } from '#domain/catalogue/product.ts'
import type { WireMoney } from '#i18n/formats.ts'
import type { Currency } from '#kernel/money.ts'
import { StockStateRef } from './enums.ts'

export type VariationConfigView = {
  pricesToShow: readonly WireMoney[]
  hasFixedPrices: boolean
  minPrice: WireMoney
  maxPrice: WireMoney
  step: WireMoney
  stock: Stock
}

export function viewConfig(
  config: VariationConfig | undefined,
  currency: Currency,
): VariationConfigView | undefined {
  if (config === undefined) return undefined
  const money = (cents: number) => toWire({ currency, cents })
  return {
    pricesToShow: config.pricesToShowCents.map(money),
    hasFixedPrices: config.hasFixedPrices,
    minPrice: money(config.minCents),
    maxPrice: money(config.maxCents),
    step: money(config.stepCents),
    stock: config.stock,
  }
}

export const VariationConfigRef = builder
  .objectRef<VariationConfigView>('VariationConfig')
  .implement({
    description: 'The prices of one form of a product.',
    fields: (t) => ({
      pricesToShow: t.expose('pricesToShow', {
        type: [MoneyRef],
        description:
          'Ascending. The only amounts for sale where prices are fixed, else suggestions.',
      }),
      hasFixedPrices: t.exposeBoolean('hasFixedPrices', {
        description: 'True when no amount can be chosen freely.',
      }),
      minPrice: t.expose('minPrice', { type: MoneyRef, description: 'The lowest amount.' }),
      maxPrice: t.expose('maxPrice', { type: MoneyRef, description: 'The highest amount.' }),
      step: t.expose('step', {
        type: MoneyRef,
        description: 'A free amount is a multiple of this.',
      }),
      stock: t.expose('stock', { type: StockStateRef, description: 'Whether it can be bought.' }),
    }),
  })
