import { formTexts } from '#i18n/texts/form.ts'
import { useTexts } from '#ui/use-texts.ts'

/** What was typed, in its field, and what it was probably meant to be. */
export type Slip = { input: HTMLInputElement; meant: string }

type MeantEmailProps = { slip: Slip | undefined; onTaken: () => void }

/** "Did you mean …?" One press takes it; whoever goes on keeps what they typed. */
export function MeantEmail({ slip, onTaken }: MeantEmailProps) {
  const t = useTexts(formTexts)
  const take = ({ input, meant }: Slip) => {
    // The field that repeats it has the same slip.
    for (const field of addressesIn(input, input.value)) {
      field.value = meant
      // The form hears of it as of typing.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    input.focus()
    onTaken()
  }
  return (
    <div aria-live="polite">
      {slip && (
        <button
          type="button"
          onClick={() => take(slip)}
          className="mt-1 min-h-11 text-left text-[0.9375rem] text-action underline underline-offset-4"
        >
          {t('meant', { email: slip.meant })}
        </button>
      )}
    </div>
  )
}

/** The field, and those of its form that hold the same address. */
const addressesIn = (input: HTMLInputElement, address: string): HTMLInputElement[] =>
  [...(input.form?.elements ?? [input])].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.type === 'email' && field.value === address,
  )
