import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { controlsTexts } from '#i18n/texts/controls.ts'
import { countCharacters } from '#kernel/characters.ts'
import { useTexts } from '#ui/use-texts.ts'
import { cx } from './class-names.ts'
import { FieldError } from './field-error.tsx'
import { useFieldIds } from './use-field-ids.ts'

type AreaProps = Pick<
  ComponentProps<'textarea'>,
  'name' | 'defaultValue' | 'onBlur' | 'rows' | 'required' | 'autoComplete'
>

export type TextAreaProps = AreaProps & {
  label: string
  amountOfCharactersAllowed: number
  /** Called with the text, also with text typed before hydration. */
  onText?: ((text: string) => void) | undefined
  error?: ReactNode
  className?: string | undefined
}

/**
 * Text of several lines with a counter of what is left; too much is an error, never cut off (SPEC §5). A letter is no
 * place for secrets: what is typed may wait in this tab until its form was sent.
 */
export function TextArea(props: TextAreaProps) {
  const { label, amountOfCharactersAllowed, onText, error, className, ...area } = props
  const element = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const t = useTexts(controlsTexts)
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint: true, error })
  const hear = () => {
    const typed = element.current?.value ?? ''
    setText(typed)
    onText?.(typed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the page was hydrated.
  useLayoutEffect(hear, [])
  const left = amountOfCharactersAllowed - countCharacters(text)
  const isWrong = Boolean(error) || left < 0
  return (
    <div className={className}>
      <label
        className={cx(
          'block rounded-field border-[1.5px] bg-surface px-4 pt-2 pb-1.5',
          'focus-within:border-text focus-within:ring-[1.5px] focus-within:ring-text',
          isWrong ? 'border-error ring-[1.5px] ring-error' : 'border-line-field',
        )}
      >
        <span className="block font-semibold text-[0.8125rem] text-text-soft leading-5">
          {label}
        </span>
        <textarea
          {...area}
          ref={element}
          id={id}
          onChange={hear}
          data-label={label}
          data-kept=""
          rows={area.rows ?? 3}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          className="block w-full resize-y bg-transparent py-0.5 text-[1.0625rem] leading-6 outline-none focus-visible:shadow-none"
        />
      </label>
      <div className="flex items-start justify-between gap-4">
        <div>{error && <FieldError id={errorId}>{error}</FieldError>}</div>
        <p
          id={hintId}
          aria-live={left < 20 ? 'polite' : 'off'}
          className={cx(
            'mt-1.5 shrink-0 text-[0.875rem] tabular-nums',
            left < 0 ? 'font-semibold text-error' : 'text-text-soft',
          )}
        >
          {left >= 0 ? t('charactersLeft', { count: left }) : t('charactersOver', { count: -left })}
        </p>
      </div>
    </div>
  )
}
