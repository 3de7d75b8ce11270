import { useMemo } from 'react'

/** A minute less than the shop takes it for. */
const freshMs = 9 * 60 * 1000

export type CaptchaProofs = {
  /** Starts the computation, so that the token is ready when the form is filled in. Repeating it is harmless. */
  begin(): void
  /** The token for one request; the next one needs another. Rejects when there is none to be had. */
  take(): Promise<string>
}

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
