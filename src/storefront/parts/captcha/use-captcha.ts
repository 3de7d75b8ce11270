import { useMemo } from 'react'
import type { CaptchaProofs } from '#ui/form/shop-form.ts'

/** A minute less than the shop takes it for. */
const freshMs = 9 * 60 * 1000

/**
 * An invisible captcha: the browser computes while the visitor types (SPEC §5, action "common"). Call `begin` when the
 * form gets the focus; nothing is loaded before.
 */
export const useCaptcha = (): CaptchaProofs => useMemo(openProofs, [])

function openProofs(): CaptchaProofs {
  let work: { token: Promise<string>; beganAt: number } | undefined
  const begin = () => {
    if (work !== undefined && Date.now() - work.beganAt < freshMs) return work.token
    const token = import('./make-captcha-proof.ts').then(({ makeCaptchaProof }) =>
      makeCaptchaProof(),
    )
    const begun = { token, beganAt: Date.now() }
    work = begun
    token.catch(() => {
      if (work === begun) work = undefined
    })
    return token
  }
  return {
    begin: () => void begin(),
    take: () => {
      const token = begin()
      work = undefined
      return token
    },
  }
}
