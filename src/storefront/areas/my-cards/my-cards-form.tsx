import { myCardsTexts } from '#i18n/texts/my-cards.ts'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useTexts } from '#ui/use-texts.ts'
import { EmailForm } from './email-form.tsx'

/** Has all cards that came to an address mailed to it. */
export function MyCardsForm() {
  const t = useTexts(myCardsTexts)
  return (
    <EmailForm
      name="my-cards"
      load={() => import('./ask-for-cards.ts')}
      fieldErrorMessage={useFieldErrorMessage(myCardsTexts)}
      words={{
        heading: t('heading'),
        email: t('email'),
        submit: t('submit'),
        privacy: t('privacy'),
        noScript: t('noScript'),
      }}
      done={{
        title: t('done.title'),
        text: (email) => t('done.text', { email }),
        again: t('done.again'),
      }}
    />
  )
}
