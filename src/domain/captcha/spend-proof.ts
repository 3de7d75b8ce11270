import type { CaptchaProof } from '#domain/captcha/captcha.ts'
import type { OneStatement } from '#domain/db.ts'

/** Uses a proof up. False when it was used before, by whichever process: the table's key decides a race. */
export async function spendProof(
  one: OneStatement,
  { key, expiresAt }: CaptchaProof,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await one
    .insertInto('spent_captchas')
    .values({ proof_key: key, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('proof_key').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}
