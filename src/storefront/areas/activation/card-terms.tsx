import { activationTexts } from '#i18n/texts/activation.ts'
import { useTexts } from '#ui/use-texts.ts'

type CardTermsProps = {
  terms: readonly string[]
  /** Its heading follows the one before it. */
  as?: 'h2' | 'h3'
}

/** What holds for the card whose number is typed. Its place is always there: of one that comes with its text a screen reader says nothing. */
export function CardTerms({ terms, as: Title = 'h3' }: CardTermsProps) {
  const t = useTexts(activationTexts, 'terms')
  return (
    <div aria-live="polite">
      {terms.length > 0 && (
        <div className="mt-4 animate-appear rounded-card bg-surface-warm p-4 text-[0.9375rem] leading-snug">
          <Title className="text-[1rem]">{t('title')}</Title>
          <ul className="mt-2 grid list-disc gap-1.5 pl-5">
            {terms.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
