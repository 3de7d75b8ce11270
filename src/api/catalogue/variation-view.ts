import { toWire } from '#api/shared/money.ts'
import type { Variation } from '#domain/catalogue/variations.ts'
import { formatMoney } from '#i18n/formats.ts'
import type { Language } from '#kernel/language.ts'
import type { ProductView, VariationView } from './views.ts'

/** "Loof & Lente Tuinbon € 25". */
export function viewVariation(
  variation: Variation,
  product: ProductView,
  language: Language,
): VariationView {
  const price = toWire({ currency: variation.product.currency, cents: variation.amountCents })
  return {
    id: variation.id,
    title: `${product.title} ${formatMoney(language, price, 'short')}`,
    sku: variation.sku,
    variationType: variation.variationType,
    price,
    product,
  }
}
