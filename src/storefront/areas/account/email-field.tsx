import type { ReactNode } from 'react'
import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx'

type EmailFieldProps = Pick<
  TextFieldProps,
  'ref' | 'name' | 'label' | 'hint' | 'optionalText' | 'defaultValue'
> & {
  error: ReactNode
  /** `username` where a password is asked beside it: whoever remembers one looks for the other. */
  autoComplete?: 'email' | 'username' | undefined
}

export const EmailField = ({ autoComplete = 'email', ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    spellCheck={false}
    required={field.optionalText === undefined}
  />
)
