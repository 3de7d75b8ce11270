import { useTranslations } from 'use-intl'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import { contactLengthMax } from '#kernel/contact-message.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ContactSubjectFragment } from '#storefront/graphql/generated/graphql.ts'
import { Button } from '#storefront/ui/button.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { Select } from '#storefront/ui/select.tsx'
import { TextArea } from '#storefront/ui/text-area.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import { ContactSent } from './contact-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

type ContactFormProps = { subjects: readonly ContactSubjectFragment[]; email: string }

/** A message to the shop. Nothing that was typed is lost when it cannot be sent. */
export function ContactForm({ subjects, email }: ContactFormProps) {
  const t = useTranslations('contact')
  const contact = useContactForm(subjects)
  const { form, said, isSending, sent, subject, text, setText } = contact
  if (sent !== undefined) return <ContactSent {...sent} onAgain={contact.writeAgain} />
  return (
    <form
      ref={form}
      noValidate
      onFocus={contact.begin}
      onSubmit={contact.submit}
      onInput={contact.forgive}
      aria-label={t('title')}
      className="grid gap-4"
    >
      <noscript>
        <p className="font-semibold">{t('noScript', { email })}</p>
      </noscript>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('name')}
          autoComplete="name"
          maxLength={60}
          required
          error={said.fields.name}
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          spellCheck={false}
          required
          error={said.fields.email}
        />
        <Select
          label={t('subject')}
          options={subjects.map(({ id, title }) => ({ id, label: title }))}
          value={subject}
          onChange={contact.choose}
          error={said.fields.subject}
        />
        <TextField
          name="orderNumber"
          label={t('orderNumber')}
          optionalText={t('optional')}
          hint={t('orderHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={said.fields.orderNumber}
        />
      </div>
      <TextArea
        name="message"
        label={t('message')}
        text={text}
        onChange={(event) => setText(event.target.value)}
        amountOfCharactersAllowed={contactLengthMax}
        rows={7}
        required
        error={said.fields.message}
      />
      {hasCardNumber(text) && <MessageRow tone="warning">{t('hasCardNumber')}</MessageRow>}
      {said.others.map((message) => (
        <MessageRow key={message} tone="error">
          {message}
        </MessageRow>
      ))}
      <div>
        <Button type="submit" isLoading={isSending} className="max-sm:w-full">
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
  }
`)
