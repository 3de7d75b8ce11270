import type { SelectOption } from './filter-options.ts'

type AutofilledChoiceProps = {
  autoComplete: string
  options: readonly SelectOption[]
  value: string | undefined
  onChange: (id: string) => void
}

/**
 * What a browser fills in where the visitor sees a field of ours: it knows a list of choices only as a `select`. Nobody meets it
 * by eye, key or screen reader.
 */
export const AutofilledChoice = ({
  autoComplete,
  options,
  value,
  onChange,
}: AutofilledChoiceProps) => (
  <select
    aria-hidden
    tabIndex={-1}
    autoComplete={autoComplete}
    className="sr-only"
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="" />
    {options.map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ))}
  </select>
)
