import { useState } from 'react'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { useLanguage } from '#ui/language.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { onDutchClock } from './on-dutch-clock.ts'
import { sayPostDay, usePostPromise } from './post-promise.ts'

type PostDayChoiceProps = {
  legend: string
  isLegendHidden?: boolean | undefined
  /** The instant that was chosen before; nothing is as soon as it can. */
  chosen?: string | undefined
  error?: string | undefined
}

/** When the post brings it: as soon as it can, or on a day that the visitor wishes for. */
export function PostDayChoice({ legend, isLegendHidden, chosen, error }: PostDayChoiceProps) {
  const t = useTexts(deliveryDateTexts, 'post')
  const language = useLanguage()
  const promise = usePostPromise()
  const [when, setWhen] = useState(chosen === undefined ? 'atOnce' : 'planned')
  const [day, setDay] = useState(chosen && onDutchClock(new Date(chosen)).slice(0, 10))
  const promised =
    promise &&
    t('promise', {
      today: String(promise.isPostedToday),
      tomorrow: String(promise.isThereTomorrow),
      day: sayPostDay(language, promise.arrivesOn),
    })
  return (
    <div>
      <RadioCards
        legend={legend}
        isLegendHidden={isLegendHidden}
        name="when"
        layout="columns"
        value={when}
        options={[
          { value: 'atOnce', label: t('soonest'), hint: promised ?? t('workingDays') },
          { value: 'planned', label: t('onDay') },
        ]}
        onChange={setWhen}
      />
      {when === 'planned' && (
        <TextField
          label={t('field')}
          type="date"
          name="deliveryDate"
          value={day ?? promise?.arrivesOn ?? ''}
          onChange={(event) => setDay(event.target.value)}
          min={promise?.arrivesOn}
          max={promise?.lastDay}
          error={error}
          hint={t('hint')}
          isKept
          className="mt-3"
        />
      )}
    </div>
  )
}
