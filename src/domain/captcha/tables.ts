/** The table of captchas, as db/migrations/0010-captcha-and-newsletter.sql makes it. */
export type CaptchaTables = { spent_captchas: { proof_key: string; expires_at: Date } }
