import { formatDay, formatMoney } from '#i18n/formats.ts'
import { redeemTexts } from '#i18n/texts/redeem.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { removeCard } from './change-redeem.ts'
import type { OpenRedeem } from './redeem-state.ts'

type RedeemCardsProps = Pick<OpenRedeem, 'session'>

/** The cards that pay, what is on each, and the ways around them. */
export function RedeemCards({ session: { cards } }: RedeemCardsProps) {
  const t = useTexts(redeemTexts, 'shop')
  const openModal = useModals()
  const { press, isBusy, errors } = useChange()
  return (
    <section
      aria-label={t('cards')}
      className="rounded-panel bg-surface-blush p-4 sm:p-6 lg:flex lg:flex-wrap lg:items-center lg:gap-x-8"
    >
      <ul className="grid flex-1 gap-3">
        {cards.map((card) => (
          <Card key={card.id} card={card}>
            {cards.length > 1 && (
              <Button
                variant="link"
                size="small"
                isLoading={isBusy}
                aria-label={t('removeCard', { number: card.maskedNumber })}
                onClick={() => void press(() => removeCard(card.id))}
              >
                {t('remove')}
              </Button>
            )}
          </Card>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 lg:mt-0">
        <Button
          variant="quiet"
          size="small"
          icon="plus"
          onClick={() => openModal('redeemAddExtraCard', {})}
        >
          {t('addCard')}
        </Button>
        <Button
          variant="link"
          size="small"
          onClick={() => openModal('redeemNiceToKnowInformation', {})}
        >
          {t('niceToKnow')}
        </Button>
        <Button variant="link" size="small" onClick={() => openModal('redeemReset', {})}>
          {t('leave')}
        </Button>
      </div>
      <ErrorRows errors={errors} className="mt-4 w-full" />
    </section>
  )
}

type CardProps = { card: OpenRedeem['session']['cards'][number]; children: Elements }

function Card({ card, children }: CardProps) {
  const t = useTexts(redeemTexts, 'shop')
  const language = useLanguage()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Icon name="card" size={24} className="text-action" />
      <span className="min-w-0">
        <span className="block font-semibold tabular-nums">
          {t('card', { number: card.maskedNumber })}
        </span>
        <span className="block text-[0.9375rem] text-text-soft">
          {t('validUntil', { day: formatDay(language, card.expiryDate) })}
        </span>
      </span>
      <span className="ml-auto font-bold font-display text-[1.375rem] tabular-nums">
        {formatMoney(language, card.balance)}
      </span>
      {children}
    </li>
  )
}
