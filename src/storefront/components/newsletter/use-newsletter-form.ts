import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Said } from '#storefront/components/captcha/send-proven.ts'
import { useCaptcha } from '#storefront/components/captcha/use-captcha.ts'
import { focusFirstProblem } from '#storefront/ui/focus-first-problem.ts'
import type { Wish, WishField } from './subscribe.ts'

/** Signing up for the newsletter. What computes and what sends is loaded when somebody turns to the form. */
export function useNewsletterForm() {
  const t = useTranslations('newsletter')
  const sayField = useTranslations('fieldErrors')
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said<WishField>>({ fields: {}, others: [] })
  const [isSending, setIsSending] = useState(false)
  /** The address that was mailed, once it was. */
  const [mailed, setMailed] = useState<string>()

  async function send(wish: Wish) {
    setIsSending(true)
    const problems = await import('./subscribe.ts')
      .then(({ subscribe }) => subscribe(wish, { captcha, t, sayField }))
      .catch(() => ({ fields: {}, others: [t('unreachable')] }))
    if (problems === undefined) return setMailed(wish.email)
    focusFirstProblem(form, () => {
      setIsSending(false)
      setSaid(problems)
    })
  }

  return {
    form,
    said,
    isSending,
    mailed,
    begin: captcha.begin,
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSending) return
      const typed = new FormData(event.currentTarget)
      const text = (name: WishField) => String(typed.get(name) ?? '').trim()
      void send({ email: text('email'), firstName: text('firstName') })
    },
  }
}
