import { AccountPayloadRef, captchaArg, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { createAccountOnOrder } from '#flows/orders/create-account-on-order.ts'
import { firstPasswordSchema } from '#kernel/account-input.ts'

builder.mutationField('createAccountOnOrder', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Opens an account with the name and the address of an order that this browser placed as a guest, and logs it in. The order joins the account at once; others with the address do once the mailbox confirms it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      orderUuid: t.arg.string({ required: true, description: 'Of which order.' }),
      password: t.arg.string({
        description:
          'Eight characters or more, with letters, digits and symbols (SPEC §5). Without one the account is entered by a link that is mailed, or by a passkey that is added next.',
      }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: (_root, { userData, orderUuid, captchaToken, ...given }, ctx) =>
      done(ctx, userData, async ({ language }) => {
        const { password } = parseInput(firstPasswordSchema, given)
        const { clientIp, visitor } = ctx
        const session = await createAccountOnOrder(ctx.deps, {
          orderUuid,
          language,
          password,
          captchaToken,
          clientIp,
          browser: visitor.browser,
        })
        visitor.logIn(session)
      }),
  }),
)
