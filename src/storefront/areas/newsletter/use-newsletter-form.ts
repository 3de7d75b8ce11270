import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProvenForm } from '#storefront/parts/captcha/use-proven-form.ts'
import type { WishField } from './subscribe.ts'

/** Signing up for the newsletter. */
export function useNewsletterForm() {
  const t = useTranslations('newsletter')
  const sayField = useTranslations('fieldErrors')
  /** The address that was mailed, once it was. */
  const [mailed, setMailed] = useState<string>()
  const form = useProvenForm<WishField>({
    send: async (typed, captcha) =>
      (await import('./subscribe.ts')).subscribe(typed, { captcha, t, sayField }),
    unreachable: t('unreachable'),
    onArrived: (typed) => setMailed(String(typed.get('email')).trim()),
  })
  return { ...form, mailed }
}
