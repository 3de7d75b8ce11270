import type { ComponentProps, ReactNode } from 'react'
import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { FieldError } from './field-error.tsx'
import { useEarlyInput } from './use-early-input.ts'
import { useFieldIds } from './use-field-ids.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'ref'
  | 'id'
  | 'form'
  | 'name'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'step'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'spellCheck'
>

export type TextFieldProps = InputProps & {
  label: string
  error?: ReactNode
  hint?: ReactNode
  /** Said beside the label: required is the rule, optional the exception. */
  optionalText?: string | undefined
  /** Stands before the value, such as a currency sign. */
  prefix?: string | undefined
  /** What is typed may wait in this tab until its form was sent. Never of a field that holds something secret. */
  isKept?: boolean | undefined
  /** A button that works on the field, at its end: no part of its name. */
  end?: Elements
  className?: string | undefined
}

/** A text field with its label inside the box, which stays readable when the field is filled. */
export function TextField(props: TextFieldProps) {
  const { label, error, hint, optionalText, prefix, end, isKept, className, ...input } = props
  const { id, hintId, errorId, describedBy } = useFieldIds({ id: input.id, hint, error })
  return (
    <div ref={useEarlyInput<HTMLDivElement>()} className={cx('relative', className)}>
      <label
        className={cx(
          'block min-h-15 rounded-field border-[1.5px] bg-surface px-4 pt-2 pb-1.5',
          'focus-within:border-text focus-within:ring-[1.5px] focus-within:ring-text',
          error ? 'border-error ring-[1.5px] ring-error' : 'border-line-field',
          input.disabled && 'bg-surface-gray',
        )}
      >
        <span className="block font-semibold text-[0.8125rem] text-text-soft leading-5">
          <span>{label}</span>
          {optionalText && <span className="font-normal">{` (${optionalText})`}</span>}
        </span>
        <span className="flex items-baseline gap-1.5">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          <input
            {...input}
            id={id}
            data-label={label}
            data-kept={isKept ? '' : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className="w-full bg-transparent py-0.5 text-[1.0625rem] leading-6 outline-none focus-visible:shadow-none"
          />
        </span>
      </label>
      {end}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="mt-1.5 text-[0.875rem] text-text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
