import type { Tx } from '#domain/db.ts'

/** Lets go of used proofs that would be refused for their age by now. */
export async function forgetCaptchaProofs(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('spent_captchas').where('expires_at', '<', now).execute()
}
