import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '#i18n/formats.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { earlyDeliveryText } from '#kernel/early-delivery-text.ts'
import { cx } from '#ui/class-names.ts'
import { FieldError } from '#ui/field-error.tsx'
import { focusWhole } from '#ui/focus-first-problem.ts'
import { useLanguage } from '#ui/language.tsx'
import { useEarlyInput } from '#ui/use-early-input.ts'
import { useTexts } from '#ui/use-texts.ts'
import { keepAnswer, useKeptAnswer } from './kept-answers.ts'

/** What is sent of it; undefined where nothing was chosen: then it is said, and the cursor stands there. */
export type EarlyDeliveryHandle = { take: () => Record<string, string> | undefined }

type EarlyDeliveryBoxProps = {
  /** The first day of delivery without consent. */
  notBefore: string
  /** What is ordered. */
  about: string
  ref: Ref<EarlyDeliveryHandle>
}

const choices = ['early', 'later'] as const
type Choice = (typeof choices)[number]

/** Whether cards may come within the days of the right to withdraw. Nothing is chosen for anybody, and one of both has to be. */
export function EarlyDeliveryBox({ notBefore, about, ref }: EarlyDeliveryBoxProps) {
  const t = useTexts(earlyDeliveryTexts)
  const locale = useLanguage()
  const [choice, setChoice] = useState<Choice>()
  const [isAsked, setIsAsked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const error = useId()
  const day = formatDay(locale, notBefore)
  useKeptAnswer('early', { about, take: (kept) => setChoice(choices.find((one) => one === kept)) })

  useImperativeHandle(ref, () => ({
    take: () => {
      if (choice !== undefined) {
        keepAnswer({ question: 'early', about, value: choice })
        return choice === 'early' ? { agreedText: String(earlyDeliveryText) } : { notBefore }
      }
      flushSync(() => setIsAsked(true))
      if (first.current) focusWhole(first.current)
      return undefined
    },
  }))

  const isMissing = isAsked && choice === undefined
  const option = (value: Choice) => ({
    isChosen: choice === value,
    isWrong: isMissing,
    errorId: isMissing ? error : undefined,
    onChoose: () => setChoice(value),
  })
  return (
    <fieldset
      ref={useEarlyInput<HTMLFieldSetElement>()}
      className="mt-8 grid gap-1 rounded-card bg-surface-warm px-4 py-3 sm:px-6"
    >
      <legend className="sr-only">{t('legend')}</legend>
      <p aria-hidden="true" className="pt-1 font-bold">
        {t('legend')}
      </p>
      <Option {...option('early')} ref={first} title={t('now')}>
        {t('agree')}
      </Option>
      <Option {...option('later')} title={t('afterwards', { day })}>
        {t('later', { day })}
      </Option>
      {isMissing && <FieldError id={error}>{t('missing', { day })}</FieldError>}
    </fieldset>
  )
}

type OptionProps = {
  isChosen: boolean
  isWrong: boolean
  errorId: string | undefined
  onChoose: () => void
  title: string
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

function Option({ isChosen, isWrong, errorId, onChoose, title, children, ref }: OptionProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        ref={ref}
        id={id}
        type="radio"
        name="early"
        checked={isChosen}
        onChange={onChoose}
        aria-invalid={isWrong || undefined}
        aria-describedby={errorId}
        className={cx(
          'size-6 shrink-0 cursor-pointer rounded-full accent-action',
          isWrong ? 'outline-2 outline-error outline-offset-1' : '',
        )}
      />
      <label htmlFor={id} className="cursor-pointer leading-6">
        <strong className="block">{title}</strong>
        <span className="text-[0.9375rem]">{children}</span>
      </label>
    </div>
  )
}
