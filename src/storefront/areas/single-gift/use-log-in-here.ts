import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { DetailsProfileFragment } from '#storefront/graphql/generated/graphql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { tellLoggedIn } from '#storefront/parts/account/use-logged-in.ts'
import { useCaptcha } from '#storefront/parts/captcha/use-captcha.ts'

export type LogInHereState = ReturnType<typeof useLogInHere>

/** Asks whether an address has an account, and logs in without leaving the page. */
export function useLogInHere(profile: DetailsProfileFragment | null | undefined) {
  const { revalidate } = useRevalidator()
  const captcha = useCaptcha()
  const [known, setKnown] = useState<string>()
  const asked = useRef('')
  const form = useAccountForm({
    name: 'log-in-here',
    load: async () => (await import('./log-in-task.ts')).logInTask,
    captcha: useCaptcha(),
    onDone: () => {
      tellLoggedIn()
      setKnown(undefined)
      return revalidate()
    },
  })
  async function ask(typed: string): Promise<void> {
    const email = typed.trim()
    if (profile || email === asked.current) return
    asked.current = email
    setKnown(undefined)
    const { hasAccount } = await import('./has-account.ts')
    const isKnown = await hasAccount(email, captcha)
    if (isKnown && asked.current === email) setKnown(email)
  }
  return {
    form,
    /** The address that has an account. */
    known,
    /** Whoever cannot be asked orders as a guest. */
    ask: (typed: string) => void ask(typed).catch(() => undefined),
    goOnAsGuest: () => setKnown(undefined),
  }
}
