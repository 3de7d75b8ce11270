import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '#i18n/formats.ts'
import { earlyDeliveryTexts } from '#i18n/texts/early-delivery.ts'
import { earlyDeliveryText } from '#kernel/early-delivery-text.ts'
import { Checkbox } from '#storefront/ui/checkbox.tsx'
import { focusWhole } from '#storefront/ui/focus-first-problem.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

/** What is sent of it; undefined where nothing was chosen: then it is said, and the cursor stands there. */
export type EarlyDeliveryHandle = { take: () => Record<string, string> | undefined }

type EarlyDeliveryBoxProps = {
  /** The first day of delivery without a tick. */
  notBefore: string
  ref: Ref<EarlyDeliveryHandle>
}

type Choice = 'early' | 'later'

/**
 * Whether cards may come within the days of the right to withdraw. Nothing is ticked for anybody; who pays without a tick is
 * asked once more, and may then choose the later day as well.
 */
export function EarlyDeliveryBox({ notBefore, ref }: EarlyDeliveryBoxProps) {
  const t = useTexts(earlyDeliveryTexts)
  const locale = useLanguage()
  const [choice, setChoice] = useState<Choice>()
  const [isAsked, setIsAsked] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const hint = useId()
  const day = formatDay(locale, notBefore)

  useImperativeHandle(ref, () => ({
    take: () => {
      if (choice === 'early') return { agreedText: String(earlyDeliveryText) }
      if (choice === 'later') return { notBefore }
      flushSync(() => setIsAsked(true))
      if (box.current) focusWhole(box.current)
      return undefined
    },
  }))

  const toggle = (one: Choice) => setChoice((before) => (before === one ? undefined : one))
  const isMissing = isAsked && choice === undefined
  return (
    <fieldset
      aria-describedby={hint}
      className="mt-8 rounded-card bg-surface-warm px-4 py-3 sm:px-6"
    >
      <legend className="sr-only">{t('legend')}</legend>
      <Checkbox
        ref={box}
        checked={choice === 'early'}
        onChange={() => toggle('early')}
        error={isMissing && t('missing', { day })}
      >
        {t('agree')}
      </Checkbox>
      {isAsked ? (
        <Checkbox checked={choice === 'later'} onChange={() => toggle('later')}>
          {t('later', { day })}
        </Checkbox>
      ) : null}
      <p id={hint} className="pb-1 pl-9 text-[0.9375rem] text-text-soft">
        {t('without', { day })}
      </p>
    </fieldset>
  )
}
