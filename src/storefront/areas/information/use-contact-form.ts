import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import type { ContactSubjectFragment } from '#storefront/graphql/generated/graphql.ts'
import { useProvenForm } from '#storefront/parts/captcha/use-proven-form.ts'
import type { ContactField } from './send-message.ts'

/** Who was answered, and whether a number in his message was made unreadable. */
export type SentMessage = { email: string; isMasked: boolean }

/** A page that leads here may know what it will be about: its link names the subject. Another word chooses nothing. */
const subjectIn = (query: string, subjects: readonly ContactSubjectFragment[]) => {
  const asked = new URLSearchParams(query).get('onderwerp')
  return subjects.find(({ id }) => id === asked)?.id
}

/** Writing to the shop. */
export function useContactForm(subjects: readonly ContactSubjectFragment[]) {
  const t = useTranslations('contact')
  const captchaFailed = useTranslations('newsletter')('captchaFailed')
  const sayField = useTranslations('fieldErrors')
  const { search } = useLocation()
  const [subject, setSubject] = useState(() => subjectIn(search, subjects))
  const [text, setText] = useState('')
  const [sent, setSent] = useState<SentMessage>()
  const { setSaid, ...proven } = useProvenForm<ContactField>({
    send: async (typed, captcha) => {
      const { sendMessage } = await import('./send-message.ts')
      const chosen = { subject: subject ?? '', message: text }
      return sendMessage(typed, chosen, { captcha, captchaFailed, t, sayField })
    },
    unreachable: t('unreachable'),
    onArrived: (typed) => {
      setSubject(undefined)
      setText('')
      setSent({ email: String(typed.get('email')).trim(), isMasked: hasCardNumber(text) })
    },
  })

  /** What was said of a field is about what stood there before. */
  const forgiveField = (field: string) =>
    setSaid((before) =>
      field in before.fields
        ? { ...before, fields: { ...before.fields, [field]: undefined } }
        : before,
    )

  return {
    ...proven,
    ...{ sent, subject, text, setText },
    forgive: ({ target }: SyntheticEvent) =>
      forgiveField(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''),
    choose: (id: string | undefined) => {
      setSubject(id)
      forgiveField('subject')
    },
    writeAgain: () => {
      flushSync(() => setSent(undefined))
      proven.form.current?.querySelector('input')?.focus()
    },
  }
}
