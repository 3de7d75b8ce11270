import type { Call, UserData } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'

export const AccountPayloadRef = builder
  .objectRef<Payload<{ status: boolean }>>('AccountPayload')
  .implement({
    description: 'Whether a call of an account did its work.',
    fields: (t) => ({
      status: t.exposeBoolean('status', {
        nullable: true,
        description: 'True when it did, and for `checkUserExist` when there is an account.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

/** Does something for the caller, and says so. */
export const done = (
  ctx: ApiContext,
  userData: UserData,
  work: (call: Call) => Promise<unknown>,
): Promise<Payload<{ status: boolean }>> =>
  payload(ctx, userData, async (call) => {
    await work(call)
    return { status: true }
  })

/** What SPEC §5 wants beside an e-mail address wherever a machine could try many. */
export const captchaArg = {
  required: true,
  description: 'A solved `captchaChallenge` of the action `common`.',
} as const
