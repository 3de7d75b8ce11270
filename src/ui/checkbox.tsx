import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import { useEarlyInput } from './use-early-input.ts'
import { useFieldIds } from './use-field-ids.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'onChange' | 'onBlur' | 'required'
>

export type CheckboxProps = InputProps & {
  /** May hold links, such as to the terms. */
  children: ReactNode
  error?: ReactNode
  /** The tick may wait in this tab until its form was sent. */
  isKept?: boolean | undefined
  className?: string | undefined
}

export function Checkbox({ children, error, isKept, className, ...input }: CheckboxProps) {
  const { id, errorId, describedBy } = useFieldIds({ hint: false, error })
  return (
    <div ref={useEarlyInput<HTMLDivElement>()} className={className}>
      <div className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          id={id}
          type="checkbox"
          data-kept={isKept ? '' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={cx(
            'size-6 shrink-0 cursor-pointer rounded-md accent-action',
            error ? 'outline-2 outline-error outline-offset-1' : '',
          )}
        />
        <label htmlFor={id} className="cursor-pointer leading-6">
          {children}
        </label>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
