import { toWire } from '#api/shared/money.ts'
import type { PricedExtra } from '#domain/cart/priced-cart.ts'
import { kindOfWrapping, priceOfWrapping } from '#domain/cart/wrapping.ts'
import { wrapperDrawingPath } from '#domain/catalogue/picture-paths.ts'
import type { ExtraPrices } from '#domain/storefronts/storefront.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Language } from '#kernel/language.ts'
import type { Currency } from '#kernel/money.ts'
import { type Wrapping, wrappings } from '#kernel/wrapper.ts'
import type { WrapperItemView } from './package-items.ts'

type Looking = { language: Language; currency: Currency }

/** A paper or a box as one language shows it. */
export function viewExtra(
  { kind, id, quantity, unitCents }: PricedExtra,
  { language, currency }: Looking,
): WrapperItemView {
  const title = apiTexts[language].wrappers[id]
  return {
    qty: quantity,
    variation: {
      id,
      title,
      sku: skuOf(id, kind),
      variationType: kind === 'DIGITAL_WRAPPER' ? 'DIGITAL' : 'PHYSICAL',
      price: toWire({ currency, cents: unitCents }),
      image: { url: wrapperDrawingPath(id), alt: title },
    },
    kind,
  }
}

const skuOf = (id: Wrapping, kind: PricedExtra['kind']): string =>
  `${kind === 'GIFT_PACKING' ? 'PACKING' : 'WRAPPER'}-${id.toUpperCase()}`

/** All that this storefront offers around a gift, what costs nothing first. */
export const viewWrappings = (prices: ExtraPrices, looking: Looking): readonly WrapperItemView[] =>
  wrappings.map((id) => {
    const unitCents = priceOfWrapping(id, prices)
    return viewExtra({ kind: kindOfWrapping(id), id, quantity: 1, unitCents }, looking)
  })
