import { formatMoney, type WireMoney } from '#i18n/formats.ts'
import { receiverListTexts } from '#i18n/texts/receiver-list.ts'
import { useLanguage } from '#ui/language.tsx'
import { NoPrice } from '#ui/no-price.tsx'
import { Price } from '#ui/price.tsx'
import { useTexts } from '#ui/use-texts.ts'

/**
 * What a private customer may order at once; whoever orders more is told before they fill in who
 * they are.
 */
const privateCardsMax = 500

type ListTotalProps = {
  /** All cards of the receivers that are right. */
  cards: number
  unitPrice: WireMoney | undefined
  /** Around all of them; undefined where it is nothing. */
  wrapping: WireMoney | undefined
  /** Of all parcels; undefined of what goes by e-mail. */
  postage: WireMoney | undefined
  serviceFee: WireMoney
  /** How many cards it is to be, where the address says so. */
  wanted: number | undefined
  /** What they take off is known in the basket. */
  hasPromotions: boolean
}

/** What it costs, as the list stands. */
export function ListTotal(props: ListTotalProps) {
  const { cards, unitPrice, wrapping, postage, serviceFee, wanted = 0, hasPromotions } = props
  const t = useTexts(receiverListTexts, 'total')
  const language = useLanguage()
  const gifts = unitPrice && { ...unitPrice, value: unitPrice.value * cards }
  const extras = (wrapping?.value ?? 0) + (postage?.value ?? 0) + serviceFee.value
  const amount = unitPrice ? formatMoney(language, unitPrice, 'short') : '–'
  return (
    <div aria-live="polite">
      <dl className="grid gap-2.5 tabular-nums">
        <div className="flex items-baseline justify-between gap-4">
          <dt>{cards === 0 ? t('none') : t('gifts', { count: cards, amount })}</dt>
          <dd>{gifts && cards > 0 ? <Price money={gifts} /> : <NoPrice />}</dd>
        </div>
        {wrapping && wrapping.value > 0 && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{t('wrapping')}</dt>
            <dd>
              <Price money={wrapping} />
            </dd>
          </div>
        )}
        {postage && postage.value > 0 && (
          <div className="flex items-baseline justify-between gap-4">
            <dt>{t('postage')}</dt>
            <dd>
              <Price money={postage} />
            </dd>
          </div>
        )}
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t('serviceFee')}</dt>
          <dd>
            <Price money={serviceFee} />
          </dd>
        </div>
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-line border-t pt-4 font-bold">
          <dt className="text-[1.0625rem]">{t('total')}</dt>
          <dd className="font-display text-[1.625rem] leading-none tracking-tight">
            {gifts && cards > 0 ? (
              <Price money={{ ...gifts, value: gifts.value + extras }} />
            ) : (
              <NoPrice />
            )}
          </dd>
        </div>
      </dl>
      {wanted > cards && (
        <p className="mt-3 font-semibold text-[0.9375rem]">
          {t('toGo', { wanted, left: wanted - cards })}
        </p>
      )}
      {hasPromotions && <p className="mt-3 text-[0.9375rem] text-text-soft">{t('promotions')}</p>}
      {cards > privateCardsMax && (
        <p className="mt-3 text-[0.9375rem] text-text-soft">{t('many')}</p>
      )}
    </div>
  )
}
