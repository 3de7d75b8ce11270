import type { WireMoney } from '#i18n/formats.ts'
import { redeemCheckoutTexts } from '#i18n/texts/redeem-checkout.ts'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { OpenRedeem } from './redeem-state.ts'

/** What it costs, what the cards pay of it, and what is left on them or to be paid besides. */
export function RedeemTotals({ order, session }: Omit<OpenRedeem, 'kind'>) {
  const t = useTexts(redeemCheckoutTexts, 'basket')
  const { totals, toPay } = order
  const { grandTotal } = totals
  const fromCards = { ...grandTotal, value: grandTotal.value - toPay.value }
  return (
    <dl className="mt-5 grid gap-2 border-line border-t pt-4 tabular-nums">
      <Row term={t('total')} money={totals.subTotal} />
      {totals.adjustments.map(({ title, adjustmentType, price }) => (
        <Row key={`${adjustmentType}-${title}`} term={title} money={price} />
      ))}
      <Row term={t('fromCards')} money={fromCards} isTaken />
      {toPay.value > 0 ? (
        <Row term={t('toPay')} money={toPay} isStrong />
      ) : (
        <Row term={t('left')} money={session.remainingBalance} isStrong />
      )}
    </dl>
  )
}

type RowProps = { term: string; money: WireMoney; isStrong?: boolean; isTaken?: boolean }

const Row = ({ term, money, isStrong = false, isTaken = false }: RowProps) => (
  <div
    className={
      isStrong
        ? 'mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold text-[1.125rem]'
        : 'flex items-baseline justify-between gap-4'
    }
  >
    <dt>{term}</dt>
    <dd>
      <Price money={isTaken ? { ...money, value: -money.value } : money} />
    </dd>
  </div>
)
