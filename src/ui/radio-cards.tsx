import { Fragment, type ReactNode } from 'react'
import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { FieldError } from './field-error.tsx'
import { useEarlyInput } from './use-early-input.ts'
import { useFieldIds } from './use-field-ids.ts'

export type RadioCard = {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean | undefined
  /** What it asks of who chose it, between it and the next. */
  below?: Elements
}

/** `wrap`: as wide as its text. `pair`: two short ones, always beside each other. `columns`: two of the same width. `pictures`: small ones with a name, three side by side where their names have room. `stack`: one under the other. */
export type RadioCardsLayout = 'wrap' | 'pair' | 'columns' | 'pictures' | 'stack'

const layoutClass: Record<RadioCardsLayout, string> = {
  wrap: 'flex flex-wrap gap-2.5',
  pair: 'grid grid-cols-2 gap-2.5',
  columns: 'grid grid-cols-1 gap-2.5 min-[420px]:grid-cols-2',
  pictures:
    'grid grid-cols-[repeat(auto-fill,minmax(max(5.25rem,calc((100%-1rem)/3)),1fr))] gap-2 lg:grid-cols-4',
  stack: 'grid gap-2.5',
}

export type RadioCardsProps = {
  legend: string
  /** The legend is for screen readers; a heading shows the same. */
  isLegendHidden?: boolean | undefined
  name: string
  options: readonly RadioCard[]
  value: string | undefined
  onChange: (value: string) => void
  layout?: RadioCardsLayout | undefined
  error?: ReactNode
  className?: string | undefined
}

/** A choice of one, drawn as cards on real radio buttons: arrow keys and forms work by themselves. */
export function RadioCards(props: RadioCardsProps) {
  const { error } = props
  const { errorId } = useFieldIds({ hint: false, error })
  return (
    <fieldset
      ref={useEarlyInput<HTMLFieldSetElement>()}
      className={props.className}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={props.isLegendHidden ? 'sr-only' : 'mb-2.5 font-bold'}>
        {props.legend}
      </legend>
      <div className={layoutClass[props.layout ?? 'wrap']}>
        {props.options.map(({ below, ...option }) => (
          <Fragment key={option.value}>
            <Option
              {...option}
              name={props.name}
              legend={props.legend}
              isWrong={Boolean(error)}
              isChosen={option.value === props.value}
              isPicture={props.layout === 'pictures'}
              onChoose={() => props.onChange(option.value)}
            />
            {below}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

type OptionProps = Omit<RadioCard, 'below'> & {
  name: string
  legend: string
  isWrong: boolean
  isChosen: boolean
  isPicture: boolean
  onChoose: () => void
}

function Option({
  value,
  label,
  hint,
  isDisabled,
  isChosen,
  isPicture,
  onChoose,
  ...group
}: OptionProps) {
  return (
    <label
      className={cx(
        'flex min-h-13 flex-col rounded-field border-[1.5px] border-line-field font-semibold leading-snug',
        isPicture ? 'p-2' : 'justify-center px-4.5 py-2.5',
        'has-checked:border-action has-checked:bg-action-soft has-checked:text-action-strong has-checked:ring-[1.5px] has-checked:ring-action has-checked:ring-inset',
        'has-focus-visible:outline-3 has-focus-visible:outline-text has-focus-visible:outline-offset-2',
        isDisabled
          ? 'cursor-not-allowed! border-line! bg-surface-gray text-text-soft'
          : 'bg-surface hover:border-action',
      )}
    >
      <input
        type="radio"
        name={group.name}
        data-label={group.legend}
        data-kept=""
        data-invalid={group.isWrong && isChosen ? '' : undefined}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className="sr-only"
      />
      <span>{label}</span>
      {hint && <span className="font-normal text-[0.875rem] text-text-soft">{hint}</span>}
    </label>
  )
}
