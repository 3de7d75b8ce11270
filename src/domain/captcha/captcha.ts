/** What a proof was made for; one that was made for something else is worth nothing. SPEC §9 knows one action. */
export type CaptchaAction = 'common'

/** Work for a browser, in ALTCHA's form: find the number whose hash with the salt is the challenge. */
export type CaptchaChallenge = {
  algorithm: 'SHA-256'
  challenge: string
  /** The number is at most this, so that the work has an end. */
  maxnumber: number
  salt: string
  signature: string
}

/** A proof that holds, as long as nobody used it before: `key` is the same each time that it is shown. */
export type CaptchaProof = { key: string; expiresAt: Date }

/**
 * Port to whatever tells visitors from machines (SPEC §5). It keeps nothing by itself: that a proof is used once is
 * seen by `spendProof`. Tokens are never logged.
 */
export type Captcha = {
  challenge(action: CaptchaAction): Promise<CaptchaChallenge>
  /** Undefined for what is forged, solved wrongly, too old, or made for another action. Never throws. */
  read(token: string, action: CaptchaAction): Promise<CaptchaProof | undefined>
}
