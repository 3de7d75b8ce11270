import { toWire } from '#api/shared/money.ts'
import type { PricedCart } from '#domain/cart/priced-cart.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import type { Money } from '#kernel/money.ts'
import type { AdjustmentView, GroupedTotalsView, OrderTotalsView, TaxView } from './order-totals.ts'

type Charge = {
  type: AdjustmentView['adjustmentType']
  text: 'serviceFee' | 'shipping' | 'wrapping' | 'packing' | 'promotion'
}

/** How lines that belong to the order as a whole are shown; what is not here stands with its package. */
const charges: Partial<Record<LineKind, Charge>> = {
  SERVICE_FEE: { type: 'SERVICE_FEE', text: 'serviceFee' },
  SHIPPING: { type: 'SHIPPING', text: 'shipping' },
  DIGITAL_WRAPPER: { type: 'WRAPPING', text: 'wrapping' },
  WRAPPER: { type: 'WRAPPING', text: 'wrapping' },
  GIFT_PACKING: { type: 'PACKING', text: 'packing' },
  PROMOTION: { type: 'PROMOTION', text: 'promotion' },
}

/** `title` is that of the promotion that takes something off. */
export type AdjustedLine = {
  kind: LineKind
  price: Money
  title?: Localized | null | undefined
  valueType?: AdjustmentView['valueType'] | undefined
}

/** Also how the order page names the charges of a placed order. */
export function viewAdjustments(
  lines: readonly AdjustedLine[],
  language: Language,
): AdjustmentView[] {
  const texts = apiTexts[language]
  const adjustments: AdjustmentView[] = []
  for (const { kind, price, title: ownTitle, valueType = 'ABSOLUTE' } of lines) {
    const charge = charges[kind]
    if (charge === undefined) continue
    const title = ownTitle?.[language] ?? texts[charge.text]
    // What is charged for each package is one sum of the order.
    const same = adjustments.findIndex((other) => other.title === title)
    const before = adjustments[same]?.price.value ?? 0
    const adjustment: AdjustmentView = {
      title,
      adjustmentType: charge.type,
      valueType,
      price: toWire({ ...price, cents: before + price.cents }),
    }
    if (same === -1) adjustments.push(adjustment)
    else adjustments[same] = adjustment
  }
  return adjustments
}

/** What each rate of VAT makes of a total; rates without any are left out. */
export function viewTaxes(
  lines: readonly { vatRateBasisPoints: number; vatCents: number }[],
  { language, currency }: { language: Language; currency: Money['currency'] },
): TaxView[] {
  const byRate = new Map<number, number>()
  for (const { vatRateBasisPoints: rate, vatCents } of lines)
    byRate.set(rate, (byRate.get(rate) ?? 0) + vatCents)
  return [...byRate]
    .filter(([, cents]) => cents !== 0)
    .sort(([one], [other]) => one - other)
    .map(([basisPoints, cents]) => {
      const rate = basisPoints / 100
      const title = `${apiTexts[language].vat} ${rate.toLocaleString(language)}%`
      return { title, rate, price: toWire({ currency, cents }) }
    })
}

export function viewTotals(
  priced: PricedCart,
  language: Language,
): { groupedTotals: GroupedTotalsView; totals: OrderTotalsView } {
  const { currency } = priced
  const money = (cents: number) => toWire({ currency, cents })
  return {
    groupedTotals: {
      digitalTotal: { qty: priced.digital.quantity, price: money(priced.digital.cents) },
      donationTotal: { qty: priced.donations.quantity, price: money(priced.donations.cents) },
      packTotal: { qty: priced.packs.quantity, price: money(priced.packs.cents) },
      physicalTotal: { qty: priced.physical.quantity, price: money(priced.physical.cents) },
      extra: money(priced.extraCents),
    },
    totals: {
      subTotal: money(priced.subTotalCents),
      grandTotalWithoutTax: money(priced.grandTotalCents - priced.vatCents),
      grandTotal: money(priced.grandTotalCents),
      adjustments: viewAdjustments(
        [
          ...priced.lines
            .filter(({ kind }) => kind !== 'PROMOTION')
            .map(({ kind, totalCents: cents }) => ({ kind, price: { currency, cents } })),
          ...priced.promotions.map(({ promotion: { title, value }, cents }) => ({
            ...{ kind: 'PROMOTION' as const, price: { currency, cents } },
            ...{ title, valueType: value.type },
          })),
        ],
        language,
      ),
      taxes: viewTaxes(priced.lines, { language, currency }),
    },
  }
}
