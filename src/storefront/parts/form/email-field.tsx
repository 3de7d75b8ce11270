import { TextField, type TextFieldProps } from '#storefront/ui/text-field.tsx'

type EmailFieldProps = Pick<
  TextFieldProps,
  'ref' | 'name' | 'label' | 'hint' | 'optionalText' | 'defaultValue' | 'error' | 'className'
> & {
  /** `username` beside a password, for password managers. */
  autoComplete?: 'email' | 'username' | 'off' | undefined
}

/** An e-mail address. */
export const EmailField = ({ autoComplete = 'email', ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    isKept
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    spellCheck={false}
    required={field.optionalText === undefined}
  />
)
