import { consentTexts } from '#i18n/texts/consent.ts'
import { saveConsent } from '#storefront/parts/measurement/consent.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useTexts } from '#ui/use-texts.ts'

type AnswerButtonsProps = {
  onAnswered?: (() => void) | undefined
  className?: string | undefined
}

/** No and yes: the same size, the same colour, beside each other. */
export function AnswerButtons({ onAnswered, className }: AnswerButtonsProps) {
  const t = useTexts(consentTexts)
  const answer = (isYes: boolean) => {
    saveConsent({ statistics: isYes, marketing: isYes })
    onAnswered?.()
  }
  return (
    <div className={cx('grid grid-cols-2 gap-2.5 sm:gap-3', className)}>
      <Button variant="quiet" size="small" onClick={() => answer(false)}>
        {t('refuse')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => answer(true)}>
        {t('accept')}
      </Button>
    </div>
  )
}
