import { type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import type { Said } from '#storefront/components/captcha/send-proven.ts'
import { useCaptcha } from '#storefront/components/captcha/use-captcha.ts'
import type { ContactSubjectFragment } from '#storefront/graphql/generated/graphql.ts'
import { focusFirstProblem } from '#storefront/ui/focus-first-problem.ts'
import type { ContactField, Message } from './send-message.ts'

const nothingSaid: Said<ContactField> = { fields: {}, others: [] }

/** Who was answered, and whether a number in his message was made unreadable. */
export type SentMessage = { email: string; isMasked: boolean }

/** A page that leads here may know what it will be about: its link names the subject. Another word chooses nothing. */
const subjectIn = (query: string, subjects: readonly ContactSubjectFragment[]) => {
  const asked = new URLSearchParams(query).get('onderwerp')
  return subjects.find(({ id }) => id === asked)?.id
}

/** Writing to the shop. What computes and what sends is loaded when somebody turns to the form. */
export function useContactForm(subjects: readonly ContactSubjectFragment[]) {
  const t = useTranslations('contact')
  const captchaFailed = useTranslations('newsletter')('captchaFailed')
  const sayField = useTranslations('fieldErrors')
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const [subject, setSubject] = useState(() => subjectIn(search, subjects))
  const [text, setText] = useState('')
  const [said, setSaid] = useState(nothingSaid)
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<SentMessage>()

  async function send(message: Message) {
    setIsSending(true)
    const problems = await import('./send-message.ts')
      .then(({ sendMessage }) => sendMessage(message, { captcha, captchaFailed, t, sayField }))
      .catch(() => ({ fields: {}, others: [t('unreachable')] }))
    if (problems === undefined) {
      setIsSending(false)
      setSaid(nothingSaid)
      const isMasked = hasCardNumber(message.message)
      setSubject(undefined)
      setText('')
      return setSent({ email: message.email, isMasked })
    }
    focusFirstProblem(form, () => {
      setIsSending(false)
      setSaid(problems)
    })
  }

  /** What was said of a field is about what stood there before. */
  const forgiveField = (field: string) =>
    setSaid((before) =>
      field in before.fields
        ? { ...before, fields: { ...before.fields, [field]: undefined } }
        : before,
    )

  return {
    ...{ form, said, isSending, sent, subject, text, setText },
    begin: captcha.begin,
    forgive: ({ target }: SyntheticEvent) =>
      forgiveField(target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : ''),
    choose: (id: string | undefined) => {
      setSubject(id)
      forgiveField('subject')
    },
    writeAgain: () => {
      flushSync(() => setSent(undefined))
      form.current?.querySelector('input')?.focus()
    },
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSending) return
      const typed = new FormData(event.currentTarget)
      const field = (name: ContactField) => String(typed.get(name) ?? '').trim()
      void send({
        name: field('name'),
        email: field('email'),
        subject: subject ?? '',
        orderNumber: field('orderNumber'),
        message: text,
      })
    },
  }
}
