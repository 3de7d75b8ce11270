import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { hasCardNumber } from '#kernel/card-number-mask.ts'
import { useProvenForm } from '#storefront/components/captcha/use-proven-form.ts'
import type { ContactField } from './send-message.ts'

/** Who was answered, and whether a number in his message was made unreadable. */
export type SentMessage = { email: string; isMasked: boolean }

/** Writing to the shop. */
export function useContactForm() {
  const t = useTranslations('contact')
  const captchaFailed = useTranslations('newsletter')('captchaFailed')
  const sayField = useTranslations('fieldErrors')
  const [subject, setSubject] = useState<string>()
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
      setSent({ email: String(typed.get('email')), isMasked: hasCardNumber(text) })
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
