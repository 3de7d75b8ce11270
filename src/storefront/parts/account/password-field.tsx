import { type ChangeEvent, type ReactNode, useState } from 'react'
import { accountFormTexts } from '#i18n/texts/account-form.ts'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'
import { PasswordHelp } from './password-help.tsx'

type PasswordFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'autoFocus' | 'form'> & {
  error: ReactNode
  /** One that is being chosen is helped with, and not filled in by what the browser remembers. */
  isNew?: boolean | undefined
  /** What it must be stands below it; a repeated one needs that no second time. */
  hasHelp?: boolean | undefined
}

/** A password field. It can be pasted into and filled in by password managers (WCAG 3.3.8), and shown. */
export function PasswordField({ isNew, hasHelp, ...field }: PasswordFieldProps) {
  const t = useTexts(accountFormTexts)
  const isAlive = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const [text, setText] = useState('')
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      required
      onChange={(event: ChangeEvent<HTMLInputElement>) => setText(event.target.value)}
      hint={hasHelp && <PasswordHelp text={text} />}
      end={
        isAlive && (
          <button
            type="button"
            aria-label={t(isShown ? 'hideLabel' : 'showLabel', { field: field.label })}
            onClick={() => setIsShown(!isShown)}
            className="absolute top-2 right-2 min-h-11 min-w-11 rounded-full bg-surface px-3 font-bold text-[0.9375rem] text-action hover:text-action-strong"
          >
            {t(isShown ? 'hide' : 'show')}
          </button>
        )
      }
    />
  )
}
