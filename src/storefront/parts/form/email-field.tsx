import { type FocusEvent, useState } from 'react'
import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx'
import { isSubmitButton } from './form-fields.ts'
import { MeantEmail, type Slip } from './meant-email.tsx'

type EmailFieldProps = Pick<
  TextFieldProps,
  'ref' | 'name' | 'label' | 'hint' | 'optionalText' | 'defaultValue' | 'error' | 'className'
> & {
  /** `username` beside a password, for password managers. */
  autoComplete?: 'email' | 'username' | 'off' | undefined
}

/** An e-mail address. A domain that looks like a slip is asked about, once the field is left. */
export function EmailField({ autoComplete = 'email', className, ...field }: EmailFieldProps) {
  const [slip, setSlip] = useState<Slip>()
  const ask = async ({ currentTarget: input, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // The button must not move away under the finger.
    if (isSubmitButton(relatedTarget)) return
    const { meantEmail } = await import('#kernel/email-slip.ts')
    const meant = meantEmail(input.value)
    setSlip(meant === undefined ? undefined : { input, meant })
  }
  return (
    <div className={className}>
      <TextField
        {...field}
        isKept
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        spellCheck={false}
        required={field.optionalText === undefined}
        onChange={() => setSlip(undefined)}
        // A question that cannot be asked is not missed.
        onBlur={(event) => void ask(event).catch(() => {})}
      />
      <MeantEmail slip={slip} onTaken={() => setSlip(undefined)} />
    </div>
  )
}
