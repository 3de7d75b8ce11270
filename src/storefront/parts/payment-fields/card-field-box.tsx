import type { ReactNode } from 'react'
import { type CardField, providerFields } from '#kernel/encrypted-card.ts'
import { cx } from '#ui/class-names.ts'
import { FieldError } from '#ui/field-error.tsx'
import type { FieldState } from './card-fields-state.ts'

type CardFieldBoxProps = {
  field: CardField
  label: string
  hint?: string | undefined
  state: FieldState
  isReady: boolean
  problem: string | undefined
  onPress: () => void
  /** Stands at the end of the box: the brand of the card. */
  aside?: ReactNode
}

/** Looks and behaves like a field of ours; the provider's component mounts a frame in it, and what is typed stays inside. */
export function CardFieldBox(props: CardFieldBoxProps) {
  const { field, label, hint, state, isReady, problem, onPress, aside } = props
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a convenience of the mouse; the keyboard enters the frame by itself. */}
      <div
        onClick={onPress}
        className={cx(
          'relative min-h-15 cursor-text rounded-field border-[1.5px] bg-surface pt-2 pb-1.5',
          state.isFocused
            ? 'border-text ring-[1.5px] ring-text'
            : problem
              ? 'border-error ring-[1.5px] ring-error'
              : 'border-line-field',
        )}
      >
        <span
          aria-hidden="true"
          className="block px-4 font-semibold text-[0.8125rem] text-text-soft leading-5"
        >
          {label}
        </span>
        <div
          data-cse={providerFields[field]}
          className={cx(
            'h-7 transition-opacity duration-300 [&>iframe]:block [&>iframe]:h-7 [&>iframe]:w-full [&>iframe]:border-0',
            !isReady && 'opacity-0',
          )}
        />
        {aside && (
          <span className="absolute inset-y-0 right-3 grid place-items-center">{aside}</span>
        )}
        {!isReady && (
          <span className="absolute right-4 bottom-3 left-4 h-4 animate-shimmer rounded-full bg-[length:200%_100%] bg-linear-to-r from-surface-gray via-line to-surface-gray" />
        )}
      </div>
      {problem && <FieldError id={`card-${field}-error`}>{problem}</FieldError>}
      {hint && <p className="mt-1.5 text-[0.875rem] text-text-soft">{hint}</p>}
    </div>
  )
}
