import { useEffect, useState } from 'react'
import { formatDay } from '#i18n/formats.ts'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { cardEndTexts } from '#i18n/texts/card-end.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { CardFact, CardFacts, CardSheet } from '#storefront/parts/choice-card/card-sheet.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { Price } from '#ui/price.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { useTexts } from '#ui/use-texts.ts'
import { Reservations } from './reservations.tsx'
import { SaveTheRest } from './save-the-rest.tsx'
import { type TypedCard, useStartRedeem } from './use-start-redeem.ts'

const wording = {
  ACTIVE: 'active',
  EMPTY: 'empty',
  EXPIRED: 'expired',
  BLOCKED: 'blocked',
} as const

type BalanceResultProps = {
  card: CardBalanceFragment
  /** What was typed for it. */
  typed: TypedCard | undefined
  /** Its holder changed something about it. */
  onCard: (card: CardBalanceFragment) => void
  onAgain: () => void
}

/**
 * Shows the balance of the card, or why it has none to spend. Takes the focus once, because the form that had it is
 * gone.
 */
export function BalanceResult({ card, typed, onCard, onAgain }: BalanceResultProps) {
  const t = useTexts(balanceTexts, 'result')
  const reserved = useTexts(cardEndTexts, 'reserved')
  /** What was done last; it has the focus, since what was pressed is gone. */
  const [done, setDone] = useState<string>()
  const show = (next: CardBalanceFragment, sentence: string) => {
    setDone(sentence)
    onCard(next)
  }
  const state = wording[card.state]
  const paths = usePaths()
  return (
    <CardSheet card={card} labelledBy="balance-result">
      <h2 id="balance-result" ref={takeFocus} tabIndex={-1} className="text-heading-2 outline-none">
        {t(`${state}.title`)}
      </h2>
      {card.balance && (card.state !== 'EXPIRED' || card.balance.value > 0) && (
        <p className="font-bold font-display text-[3.25rem] text-action leading-none tracking-tight sm:text-[4rem]">
          <span className="sr-only">
            <span>{t('balance')}</span>{' '}
          </span>
          <Price money={card.balance} />
        </p>
      )}
      {done && (
        <div key={done} ref={takeFocus} tabIndex={-1} className="outline-none">
          <MessageRow tone="pink">{done}</MessageRow>
        </div>
      )}
      <Facts card={card} />
      {card.reservations.length > 0 && (
        <Reservations card={card} onDone={(next) => show(next, reserved('released'))} />
      )}
      {isAtRisk(card) && <SaveTheRest card={card} onDone={show} />}
      <p className="max-w-[52ch]">
        {card.company && card.state === 'ACTIVE'
          ? t('ofCompany', { company: card.company })
          : t(`${state}.text`)}
      </p>
      {typed && card.state === 'ACTIVE' && <StartRedeem card={typed} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={onAgain} className="max-sm:w-full">
          {t('again')}
        </Button>
        <Button
          variant="link"
          href={card.state === 'ACTIVE' ? paths.helpdesk() : paths.contact()}
          className="max-sm:w-full"
        >
          {card.state === 'ACTIVE' ? t('support') : t('contact')}
        </Button>
      </div>
    </CardSheet>
  )
}

/** The way on: what the card may be exchanged for. */
function StartRedeem({ card }: { card: TypedCard }) {
  const t = useTexts(balanceTexts, 'result')
  const { start, isStarting, errors, begin } = useStartRedeem()
  // The proof is made while the balance is read.
  useEffect(begin, [begin])
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        icon="gift"
        isLoading={isStarting}
        onClick={() => void start(card)}
        className="max-sm:w-full"
      >
        {t('redeem')}
      </Button>
      <ErrorRows errors={errors} className="w-full" />
    </div>
  )
}

/** A rest, or a card that ends soon: what is left of it is easily forgotten. */
const isAtRisk = ({ balance, initialAmount, extensionUntil, state }: CardBalanceFragment) =>
  balance != null &&
  balance.value > 0 &&
  (extensionUntil != null || state === 'EXPIRED' || balance.value !== initialAmount?.value)

function Facts({ card }: { card: CardBalanceFragment }) {
  const t = useTexts(balanceTexts, 'result')
  const day = formatDay(useLanguage(), card.expiryDate)
  const { balance, initialAmount } = card
  return (
    <CardFacts>
      <CardFact name={t('number')}>
        <span>{card.title}</span>{' '}
        <span className="whitespace-nowrap tabular-nums">{card.maskedNumber}</span>
      </CardFact>
      {initialAmount && balance && initialAmount.value !== balance.value && (
        <CardFact name={t('initial')}>
          <Price money={initialAmount} />
        </CardFact>
      )}
      <CardFact name={card.isExpired ? t('wasValidUntil') : t('validUntil')}>{day}</CardFact>
    </CardFacts>
  )
}
