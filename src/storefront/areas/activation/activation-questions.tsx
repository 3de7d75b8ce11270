import { activationTexts } from '#i18n/texts/activation.ts'
import { Accordion } from '#ui/accordion.tsx'
import { useTexts } from '#ui/use-texts.ts'

const asked = ['when', 'lost', 'twice', 'cash'] as const

/** What people ask before they put money on a card: also what it is good for, and what to do when it is lost. */
export function ActivationQuestions() {
  const t = useTexts(activationTexts, 'questions')
  return (
    <section
      aria-labelledby="activation-questions"
      className="grid gap-x-12 gap-y-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.9fr]"
    >
      <h2 id="activation-questions" className="text-heading-2">
        {t('title')}
      </h2>
      <Accordion
        items={asked.map((id) => ({
          id: `activeren-${id}`,
          title: t(`${id}.question`),
          content: t(`${id}.answer`),
        }))}
      />
    </section>
  )
}
