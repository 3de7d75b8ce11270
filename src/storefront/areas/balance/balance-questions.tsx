import { balanceTexts } from '#i18n/texts/balance.ts'
import { questions as asFaq } from '#storefront/parts/seo/schema-org.ts'
import { StructuredData } from '#storefront/parts/seo/structured-data.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { useTexts } from '#ui/use-texts.ts'

const asked = ['others', 'wrong', 'mail', 'valid'] as const

/** What people ask about a balance, also to search engines. */
export function BalanceQuestions() {
  const t = useTexts(balanceTexts)
  const questions = asked.map((id) => ({
    id: `saldo-${id}`,
    question: t(`questions.${id}.question`),
    answer: t(`questions.${id}.answer`),
  }))
  return (
    <section
      aria-labelledby="balance-questions"
      className="grid gap-x-12 gap-y-5 pt-12 sm:pt-16 lg:grid-cols-[1fr_1.9fr]"
    >
      <h2 id="balance-questions" className="text-heading-2">
        {t('questionsTitle')}
      </h2>
      <Accordion
        items={questions.map(({ id, question, answer }) => ({
          id,
          title: question,
          content: answer,
        }))}
      />
      <StructuredData thing={asFaq(questions)} />
    </section>
  )
}
