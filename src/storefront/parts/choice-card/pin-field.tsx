import { useState } from 'react'
import { balanceTexts } from '#i18n/texts/balance.ts'
import { TextField } from '#ui/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'

type PinFieldProps = { name: string; error: string | undefined }

/**
 * Masked against looks over the shoulder. It is no password field, because browsers would offer to store number and
 * pin together.
 */
export function PinField(field: PinFieldProps) {
  const t = useTexts(balanceTexts)
  const isAlive = useHydrated()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...field}
      label={t('pin')}
      hint={t('pinHint')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      required
      className={isShown ? 'tabular-nums' : '[&_input]:[-webkit-text-security:disc]'}
      end={
        <button
          type="button"
          aria-label={t(isShown ? 'hidePin' : 'showPin')}
          disabled={!isAlive}
          onClick={() => setIsShown(!isShown)}
          className="touch absolute top-2 right-2 inline-flex min-h-11 items-center rounded-full px-4 font-bold text-[0.9375rem] text-action hover:bg-action-soft"
        >
          {t(isShown ? 'hide' : 'show')}
        </button>
      }
    />
  )
}
