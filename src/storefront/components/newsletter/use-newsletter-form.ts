import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCaptcha } from '#storefront/components/captcha/use-captcha.ts'
import type { ShopErrorFragment } from '#storefront/graphql/generated/graphql.ts'
import type { Wish, WishField, WishProblems } from './subscribe.ts'

type Said = { fields: Partial<Record<WishField, string>>; others: readonly string[] }

const nothing: Said = { fields: {}, others: [] }

/**
 * Signing up for the newsletter: the captcha is computed while the visitor types, and what sends is loaded when he
 * sends.
 */
export function useNewsletterForm() {
  const say = useSay()
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState<Said>(nothing)
  const [isSending, setIsSending] = useState(false)
  /** The address that was mailed, once it was. */
  const [mailed, setMailed] = useState<string>()

  async function send(wish: Wish) {
    setIsSending(true)
    const outcome = await trySending(wish, captcha).then(say.outcome, say.failure)
    setIsSending(false)
    if (outcome === undefined) return setMailed(wish.email)
    setSaid(outcome)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
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

type Outcome = { problems: WishProblems } | { errors: readonly ShopErrorFragment[] }

async function trySending(wish: Wish, captcha: ReturnType<typeof useCaptcha>): Promise<Outcome> {
  const { findProblems, subscribe } = await import('./subscribe.ts')
  const problems = findProblems(wish)
  if (Object.keys(problems).length > 0) return { problems }
  return { errors: await subscribe(wish, captcha) }
}

/** Puts what came of it into words; undefined when all went well. */
function useSay() {
  const t = useTranslations('newsletter')
  const sayField = useTranslations('fieldErrors')
  return {
    outcome: (outcome: Outcome): Said | undefined => {
      if ('errors' in outcome) return sayErrors(outcome.errors)
      const { email, firstName } = outcome.problems
      return {
        fields: {
          ...(email && { email: email === 'emailRequired' ? t(email) : sayField(email) }),
          ...(firstName && { firstName: sayField(firstName) }),
        },
        others: [],
      }
    },
    failure: (failure: unknown): Said => {
      const isCaptcha = failure instanceof Error && failure.name === 'CaptchaFailed'
      return { fields: {}, others: [isCaptcha ? t('captchaFailed') : t('unreachable')] }
    },
  }
}

/** The shop's own sentences, beside the field where there is one. */
function sayErrors(errors: readonly ShopErrorFragment[]): Said | undefined {
  if (errors.length === 0) return undefined
  const said = { fields: {} as Said['fields'], others: [] as string[] }
  for (const { message, referencedRequestParameter: field } of errors) {
    if (field === 'email' || field === 'firstName') said.fields[field] = message
    else said.others.push(message)
  }
  return said
}
