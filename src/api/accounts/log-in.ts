import { AccountPayloadRef, captchaArg, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { checkUserExists, logIn, logOut } from '#flows/accounts/log-in.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import { credentialsSchema, identitySchema } from '#kernel/account-input.ts'

builder.queryField('checkUserExist', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Whether an e-mail address has an account (SPEC §7). Asking a lot takes long.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Whose.' }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      payload(ctx, userData, async () => {
        const { email } = parseInput(identitySchema, typed)
        const { clientIp } = ctx
        return { status: await checkUserExists(ctx.deps, { email, captchaToken, clientIp }) }
      }),
  }),
)

builder.mutationField('userLogin', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Logs this browser in (SPEC §7), by a cookie that no script reads.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Whose account.' }),
      password: t.arg.string({ required: true, description: 'Its password.' }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: async (_root, { userData, captchaToken, ...typed }, ctx) => {
      const { clientIp, visitor } = ctx
      const answer = await done(ctx, userData, async () => {
        const asked = { ...parseInput(credentialsSchema, typed), captchaToken, clientIp }
        visitor.logIn(await logIn(ctx.deps, { ...asked, browser: visitor.browser }))
      })
      if (!visitor.storefront.toggles.isLoginErrorGeneral) return answer
      const message = apiTexts[visitor.language].loginRefused
      return { ...answer, errors: answer.errors.map((error) => ({ ...error, message })) }
    },
  }),
)

builder.mutationField('userLogout', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Logs this browser out (SPEC §7). It forgets the basket too: the next person starts with an empty one.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      done(ctx, userData, async () => {
        await logOut(ctx.deps, ctx.visitor.browser)
        ctx.visitor.forgetAll()
      }),
  }),
)
