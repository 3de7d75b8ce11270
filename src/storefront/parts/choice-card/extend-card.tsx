import { formatDay } from '#i18n/formats.ts'
import { cardEndTexts } from '#i18n/texts/card-end.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { type Acted, extend } from './act-on-card.ts'

type ExtendCardProps = {
  proof: string
  /** Its last day then. */
  until: string
  onDone: (card: CardBalanceFragment) => void
}

/** One tap moves the last day of a card, which its holder does once. */
export function ExtendCard({ proof, until, onDone }: ExtendCardProps) {
  const t = useTexts(cardEndTexts, 'end')
  const day = formatDay(useLanguage(), until)
  const { press, isBusy, errors } = useChange<Acted>({ onDone: ({ card }) => card && onDone(card) })
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <ErrorRows errors={errors} />
      <Button
        variant="quiet"
        size="small"
        icon="calendar"
        isLoading={isBusy}
        onClick={() => void press(() => extend(proof))}
      >
        {t('extend', { day })}
      </Button>
      <p className="text-[0.9375rem] text-text-soft">{t('extendText')}</p>
    </div>
  )
}
