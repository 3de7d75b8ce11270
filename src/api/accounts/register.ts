import { AccountPayloadRef, captchaArg, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { registerAccount } from '#flows/accounts/register-account.ts'
import { registrationSchema } from '#kernel/account-input.ts'

const AccountToRegisterRef = builder.inputType('AccountToRegister', {
  description: 'Who opens an account.',
  fields: (t) => ({
    firstName: t.string({ required: true, description: 'First name.' }),
    lastName: t.string({ required: true, description: 'Last name.' }),
    email: t.string({ required: true, description: 'By which they log in.' }),
    confirmEmail: t.string({ required: true, description: 'The same again.' }),
    password: t.string({
      required: true,
      description: 'Eight characters or more, with letters, digits and symbols (SPEC §5).',
    }),
    agreesToTerms: t.boolean({ required: true, description: 'To terms and privacy statement.' }),
  }),
})

builder.mutationField('userRegister', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Opens an account and logs this browser in. The mailbox gets a link that confirms the address; until then the account shows only what is ordered in it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      account: t.arg({ type: AccountToRegisterRef, required: true, description: 'Who.' }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: (_root, { userData, account, captchaToken }, ctx) =>
      done(ctx, userData, async ({ language }) => {
        const { firstName, lastName, email, password } = parseInput(registrationSchema, account)
        const { clientIp, visitor } = ctx
        const session = await registerAccount(ctx.deps, {
          ...{ language, firstName, lastName, email, password },
          ...{ captchaToken, clientIp, browser: visitor.browser },
        })
        visitor.logIn(session)
      }),
  }),
)
