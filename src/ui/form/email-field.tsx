import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '#ui/text-field.tsx'
import { isSubmitButton } from './form-fields.ts'
import { MeantEmail, type Slip } from './meant-email.tsx'

type EmailFieldProps = Pick<
  TextFieldProps,
  'ref' | 'name' | 'label' | 'hint' | 'optionalText' | 'defaultValue' | 'error' | 'className'
> & {
  /** `username` beside a password, for password managers. */
  autoComplete?: 'email' | 'username' | 'off' | undefined
}

/**
 * An e-mail address. A domain that looks like a slip is asked about: once the field is left, and at once where the address
 * came along from somewhere else.
 */
export function EmailField({ className, ...field }: EmailFieldProps) {
  const [slip, setSlip] = useState<Slip>()
  const box = useRef<HTMLDivElement>(null)
  const ask = async (input: HTMLInputElement) => {
    const { meantAddress } = await import('./meant-address.ts')
    const meant = await meantAddress(input)
    setSlip(meant === undefined ? undefined : { input, meant })
  }
  // A question that cannot be asked is not missed.
  const askAbout = (input: HTMLInputElement) => void ask(input).catch(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the field began with.
  useEffect(() => {
    const input = box.current?.querySelector('input')
    if (input?.value) askAbout(input)
  }, [])
  return (
    <div ref={box} className={className}>
      <AddressField
        {...field}
        onChange={({ currentTarget, nativeEvent }) =>
          nativeEvent.isTrusted ? setSlip(undefined) : askAbout(currentTarget)
        }
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
          // The button must not move away under the finger.
          if (!isSubmitButton(relatedTarget)) askAbout(currentTarget)
        }}
      />
      <MeantEmail slip={slip} onTaken={() => setSlip(undefined)} />
    </div>
  )
}

/** The same address once more. A slip is asked about at the first. */
export const RepeatedEmailField = (field: EmailFieldProps) => <AddressField {...field} />

const AddressField = ({
  autoComplete = 'email',
  ...field
}: EmailFieldProps & Pick<TextFieldProps, 'onChange' | 'onBlur'>) => (
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
