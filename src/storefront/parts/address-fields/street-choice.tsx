import { addressTexts } from '#i18n/texts/address.ts'
import type { NumberChoice, NumberInStreet } from '#kernel/number-in-street.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.ts'

type StreetChoiceProps = { number: NumberInStreet; onChoose: (choice: NumberChoice) => void }

/** Asks which of two house numbers is right, or whether the street is really called that. */
export function StreetChoice({ number, onChoose }: StreetChoiceProps) {
  const t = useTexts(addressTexts, 'numberInStreet')
  const choices = [
    ['inStreet', number.inStreet],
    ['inField', number.inField],
    ['isName', t('isName', { street: number.asTyped })],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{t('question')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([choice, text]) => (
          <Button key={choice} variant="quiet" size="small" onClick={() => onChoose(choice)}>
            {text}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
