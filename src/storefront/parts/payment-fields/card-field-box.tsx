import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { cx } from '#storefront/ui/class-names.ts'
import { FieldError } from '#storefront/ui/field-error.tsx'
import type { FrameState } from './card-frames-state.ts'

type CardFieldBoxProps = {
  label: string
  hint?: string | undefined
  src: string
  state: FrameState
  problem: string | undefined
  frameRef: RefObject<HTMLIFrameElement | null>
  /** Screen readers get the error from the input inside the frame. */
  onDescribe: (text: string) => void
  onPress: () => void
  /** Stands at the end of the box: the brand of the card. */
  aside?: ReactNode
  className?: string | undefined
}

/** Looks and behaves like a field of ours; what is typed stays inside the frame. */
export function CardFieldBox(props: CardFieldBoxProps) {
  const { label, hint, src, state, problem, frameRef, onDescribe, onPress, aside } = props
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again only when the sentence changes.
  useEffect(() => onDescribe(problem ?? ''), [problem, state.isReady])
  return (
    <div className={props.className}>
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
        <iframe
          ref={frameRef}
          src={src}
          title={label}
          className={cx(
            'block h-7 w-full border-0 transition-opacity duration-300',
            !state.isReady && 'opacity-0',
          )}
        />
        {aside && (
          <span className="absolute inset-y-0 right-3 grid place-items-center">{aside}</span>
        )}
        {!state.isReady && (
          <span className="absolute right-4 bottom-3 left-4 h-4 animate-shimmer rounded-full bg-[length:200%_100%] bg-linear-to-r from-surface-gray via-line to-surface-gray" />
        )}
      </div>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      {hint && <p className="mt-1.5 text-[0.875rem] text-text-soft">{hint}</p>}
    </div>
  )
}
