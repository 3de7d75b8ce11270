import { useState } from 'react'
import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { onDutchClock } from './on-dutch-clock.ts'

/** What the form that holds these fields sends; `when` is `planned` or `atOnce`. */
export const momentOf = ({ when, deliveryDate }: Readonly<Record<string, unknown>>) =>
  when === 'planned' ? atNoon(String(deliveryDate ?? '')) : undefined

/** A day without a time, as the post has it. */
const atNoon = (moment: string): string => (moment.includes('T') ? moment : `${moment}T12:00`)

type MomentChoiceProps = {
  legend: string
  isLegendHidden?: boolean | undefined
  /** The instant that was chosen before; nothing is at once. */
  chosen?: string | undefined
  error?: string | undefined
  /** What at once means, where that is not within an hour of a payment to come. */
  atOnceHint?: string
}

/** When something is delivered: at once, or at a minute that the visitor chooses. */
export function MomentChoice(props: MomentChoiceProps) {
  const { legend, isLegendHidden, chosen, error, atOnceHint } = props
  const t = useTexts(deliveryDateTexts)
  const [when, setWhen] = useState(chosen === undefined ? 'atOnce' : 'planned')
  return (
    <div>
      <RadioCards
        legend={legend}
        isLegendHidden={isLegendHidden}
        name="when"
        layout="columns"
        value={when}
        options={[
          { value: 'atOnce', label: t('atOnce'), hint: atOnceHint ?? t('atOnceHint') },
          { value: 'planned', label: t('planned') },
        ]}
        onChange={setWhen}
      />
      {when === 'planned' && <MomentField chosen={chosen} error={error} />}
    </div>
  )
}

/** Never part of a page as it is sent: what it offers depends on the time. */
function MomentField({ chosen, error }: Pick<MomentChoiceProps, 'chosen' | 'error'>) {
  const t = useTexts(deliveryDateTexts)
  const [now] = useState(() => Date.now())
  const tomorrow = `${onDutchClock(new Date(now + dayMs)).slice(0, 10)}T09:00`
  return (
    <TextField
      label={t('field')}
      type="datetime-local"
      name="deliveryDate"
      defaultValue={chosen === undefined ? tomorrow : onDutchClock(new Date(chosen))}
      min={onDutchClock(new Date(now))}
      max={onDutchClock(new Date(now + 365 * dayMs))}
      error={error}
      hint={t('hint')}
      isKept
      className="mt-3"
    />
  )
}
