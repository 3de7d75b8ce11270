import * as v from 'valibot'
import { identitySchema } from '#kernel/account-input.ts'
import { checkUser } from '#storefront/parts/account/check-user.ts'
import type { CaptchaProofs } from '#ui/form/shop-form.ts'

/** Whether what was typed is the address of an account. */
export async function hasAccount(typed: string, captcha: CaptchaProofs): Promise<boolean> {
  const identity = v.safeParse(identitySchema, { email: typed })
  if (!identity.success) return false
  const { status } = await checkUser(identity.output, await captcha.take())
  return status === true
}
