import { formatMoment } from '#i18n/format-moment.ts'
import { formatMoney } from '#i18n/formats.ts'
import { cardEndTexts } from '#i18n/texts/card-end.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { type Acted, release } from '#storefront/parts/choice-card/act-on-card.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

type ReservationsProps = {
  card: CardBalanceFragment
  onDone: (card: CardBalanceFragment) => void
}

/** What of a card is set aside for orders, until when, and a press that frees it. */
export function Reservations({ card: { proof, reservations }, onDone }: ReservationsProps) {
  const t = useTexts(cardEndTexts, 'reserved')
  const language = useLanguage()
  const { press, isBusy, errors } = useChange<Acted>({ onDone: ({ card }) => card && onDone(card) })
  return (
    <section aria-labelledby="reserved" className="grid gap-3 rounded-card bg-surface-warm p-4">
      <div>
        <h3 id="reserved" className="text-[1.125rem]">
          {t('heading')}
        </h3>
        <p className="mt-1 text-[0.9375rem] text-text-soft">{t('text')}</p>
      </div>
      <ErrorRows errors={errors} />
      <ul className="grid gap-4">
        {reservations.map(({ id, amount, orderedAt, until, isBeingPaid }) => {
          const money = formatMoney(language, amount)
          return (
            <li key={id} className="grid gap-2">
              <p>
                {t.rich('order', {
                  amount: money,
                  when: formatMoment(language, orderedAt),
                  b: (text) => <strong>{text}</strong>,
                })}
              </p>
              <p className="text-[0.9375rem] text-text-soft">
                {isBeingPaid && <span>{`${t('paying')} `}</span>}
                <span>{t('until', { until: formatMoment(language, until) })}</span>
              </p>
              {!isBeingPaid && (
                <>
                  <p className="text-[0.9375rem] text-text-soft">{t('warning')}</p>
                  <Button
                    variant="quiet"
                    size="small"
                    className="w-fit"
                    isLoading={isBusy}
                    onClick={() => void press(() => release(proof, id))}
                  >
                    {t('release', { amount: money })}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
