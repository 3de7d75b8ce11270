import { useState } from 'react'
import { formatDay, formatMoney } from '#i18n/formats.ts'
import { cardEndTexts } from '#i18n/texts/card-end.ts'
import type { CardBalanceFragment } from '#storefront/graphql/generated/graphql.ts'
import { useChange } from '#storefront/parts/change/use-change.ts'
import { type Acted, donate } from '#storefront/parts/choice-card/act-on-card.ts'
import { ExtendCard } from '#storefront/parts/choice-card/extend-card.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { Button } from '#ui/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'

type SaveTheRestProps = {
  card: CardBalanceFragment
  onDone: (card: CardBalanceFragment, sentence: string) => void
}

/** What a holder does with what is left: spend it later, or give it away. */
export function SaveTheRest({ card, onDone }: SaveTheRestProps) {
  const t = useTexts(cardEndTexts, 'end')
  const language = useLanguage()
  const { proof, extensionUntil, savedUntil } = card
  return (
    <section
      aria-labelledby="save-the-rest"
      className="grid gap-4 rounded-card bg-surface-warm p-4"
    >
      <div>
        <h3 id="save-the-rest" className="text-[1.125rem]">
          {t('heading')}
        </h3>
        <p className="mt-1 text-[0.9375rem] text-text-soft">
          {t('left', { day: formatDay(language, savedUntil) })}
        </p>
      </div>
      {extensionUntil && (
        <ExtendCard
          proof={proof}
          until={extensionUntil}
          onDone={(next) =>
            onDone(next, t('extended', { day: formatDay(language, next.expiryDate) }))
          }
        />
      )}
      {card.causes.length > 0 && <GiveAway card={card} onDone={onDone} />}
    </section>
  )
}

function GiveAway({ card: { proof, balance, causes }, onDone }: SaveTheRestProps) {
  const t = useTexts(cardEndTexts, 'end')
  const language = useLanguage()
  const [causeId, setCauseId] = useState<string>()
  const cause = causes.find(({ id }) => id === causeId)
  const amount = balance ? formatMoney(language, balance) : ''
  const { press, isBusy, errors } = useChange<Acted>({
    onDone: ({ card: next }) =>
      next && onDone(next, t('given', { amount, cause: cause?.title ?? '' })),
  })
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <div>
        <h4 className="font-bold">{t('donate')}</h4>
        <p className="text-[0.9375rem] text-text-soft">{t('donateText')}</p>
      </div>
      <Select
        label={t('cause')}
        options={causes.map(({ id, title }) => ({ id, label: title }))}
        value={causeId}
        onChange={setCauseId}
      />
      <ErrorRows errors={errors} />
      <Button
        variant="quiet"
        size="small"
        icon="heart"
        className="w-fit"
        isLoading={isBusy}
        isDisabled={cause === undefined}
        onClick={() => {
          if (balance && cause)
            void press(() => donate(proof, { causeId: cause.id, amount: balance.value }))
        }}
      >
        {t('give', { amount })}
      </Button>
    </div>
  )
}
