import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { contactTexts } from '#i18n/texts/contact.ts'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import { contactLengthMax, contactLengthMin } from '#kernel/limits.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ContactSubjectFragment } from '#storefront/graphql/generated/graphql.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'
import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/form/email-field.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { MessageRow } from '#ui/message-row.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { ContactSent, type SentMessage } from './contact-sent.tsx'

type ContactFormProps = { subjects: readonly ContactSubjectFragment[]; email: string }

const facts = {
  contactMessageTooShort: { min: String(contactLengthMin) },
  contactMessageTooLong: { max: String(contactLengthMax) },
}

/** A page that links here may choose the subject by name. Other names choose none. */
const subjectIn = (query: string, subjects: readonly ContactSubjectFragment[]) => {
  const asked = new URLSearchParams(query).get('onderwerp')
  return subjects.find(({ id }) => id === asked)?.id
}

/** A message to the shop. Nothing that was typed is lost when it cannot be sent. */
export function ContactForm({ subjects, email }: ContactFormProps) {
  const t = useTexts(contactTexts)
  const { search } = useLocation()
  const [subject, setSubject] = useState(() => subjectIn(search, subjects))
  const [isSecretTyped, setIsSecretTyped] = useState(false)
  const [sent, setSent] = useState<SentMessage>()
  const form = useShopForm({
    name: 'contact',
    load: () => import('./send-message.ts'),
    fieldErrorMessage: useFieldErrorMessage(contactTexts, facts),
    onDone: (message) => {
      setSubject(undefined)
      setSent({ email: message.email, isMasked: hasCardNumber(message.message) })
    },
    captcha: useCaptcha(),
  })
  const writeAgain = () => {
    flushSync(() => setSent(undefined))
    form.element.current?.querySelector('input')?.focus()
  }
  if (sent !== undefined) return <ContactSent {...sent} onAgain={writeAgain} />
  return (
    <form {...form.formProps} aria-label={t('title')} className="grid gap-4">
      <noscript>
        <p className="font-semibold">{t('noScript', { email })}</p>
      </noscript>
      <ErrorSummary form={form} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineField
          {...form.field('name')}
          label={t('name')}
          autoComplete="name"
          maxLength={60}
          required
        />
        <EmailField {...form.field('email')} label={t('email')} />
        <Select
          {...form.field('subject')}
          label={t('subject')}
          options={subjects.map(({ id, title, icon }) => ({
            id,
            label: title,
            icon: icon && <ContentIcon name={icon} size={20} />,
          }))}
          value={subject}
          onChange={(id) => {
            setSubject(id)
            form.changed('subject')
          }}
        />
        <LineField
          {...form.field('orderNumber')}
          label={t('orderNumber')}
          optionalText={t('optional')}
          hint={t('orderHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      </div>
      <TextArea
        {...form.field('message')}
        label={t('message')}
        onText={(text) => setIsSecretTyped(hasCardNumber(text))}
        amountOfCharactersAllowed={contactLengthMax}
        rows={7}
        required
      />
      {isSecretTyped && <MessageRow tone="warning">{t('hasCardNumber')}</MessageRow>}
      <FormMessages form={form} />
      <div>
        <Button type="submit" isLoading={form.isSending} className="max-sm:w-full">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

graphql(`
  fragment ContactSubject on ContactSubject {
    id
    title
    icon
  }
`)
