import * as v from 'valibot'
import { AccountPayloadRef, captchaArg, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { proofArg } from '#api/shared/proof-arg.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  type AccountLinkView,
  choosePassword,
  confirmAccountEmail,
  showAccountLink,
  signInByLink,
} from '#flows/accounts/follow-account-link.ts'
import { requestNewPassword, resendConfirmation } from '#flows/accounts/request-account-link.ts'
import { requestNewEmail, undoNewEmail } from '#flows/accounts/request-new-email.ts'
import { requestSignInLink } from '#flows/accounts/request-sign-in-link.ts'
import { chosenPasswordSchema, identitySchema, newEmailSchema } from '#kernel/account-input.ts'
import { typedPasswordSchema } from '#kernel/password.ts'

const AccountLinkRef = builder.enumType('AccountLink', {
  description: 'The purpose of an account link.',
  values: {
    CONFIRM_EMAIL: {
      value: 'confirmEmail',
      description: 'Confirming the address, for a week, or another one, for a day.',
    },
    NEW_PASSWORD: { value: 'newPassword', description: 'Choosing a password, for an hour.' },
    SIGN_IN: { value: 'signIn', description: 'Logging in, for an hour.' },
    UNDO_EMAIL: {
      value: 'emailChanged',
      description: 'Giving an account the address back that it had, for a week.',
    },
  } as const,
})

const AccountLinkViewRef = builder.objectRef<AccountLinkView>('AccountLinkView').implement({
  description: 'What the private link of a mail about an account shows.',
  fields: (t) => ({
    maskedEmail: t.exposeString('maskedEmail', {
      description: 'The address, so that its owner knows it.',
    }),
    isForMe: t.exposeBoolean('isForMe', {
      description: 'True if the caller is logged in as this account.',
    }),
    isEmailConfirmed: t.exposeBoolean('isEmailConfirmed', {
      description: 'The mailbox confirmed the address before.',
    }),
  }),
})

const AccountLinkPayloadRef = builder
  .objectRef<Payload<{ link: AccountLinkView }>>('AccountLinkPayload')
  .implement({
    description: 'A link of a mail, or why it does not work.',
    fields: (t) => ({
      link: t.expose('link', {
        type: AccountLinkViewRef,
        nullable: true,
        description: 'What it shows.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const tokenArg = { required: true, description: 'Out of the link.' } as const

builder.queryField('accountLink', (t) =>
  t.field({
    type: AccountLinkPayloadRef,
    description: 'The content of a private link. Looking changes nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      link: t.arg({ type: AccountLinkRef, required: true, description: 'Which link it is.' }),
      token: t.arg.string(tokenArg),
    },
    resolve: (_root, { userData, link, token }, ctx) =>
      payload(ctx, userData, async () => {
        const { sessionKey } = ctx.visitor
        return { link: await showAccountLink(ctx.deps, { kind: link, token, sessionKey }) }
      }),
  }),
)

const confirmationSchema = v.object({ password: v.optional(typedPasswordSchema) })

builder.mutationField('userConfirmEmail', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Confirms the address of an account by the link of a mail. Callers who are not logged in as this account give its password.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
      password: t.arg.string({ description: 'Of the account; also logs in.' }),
    },
    resolve: (_root, { userData, token, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { password } = parseInput(confirmationSchema, typed)
        const { browser } = ctx.visitor
        const session = await confirmAccountEmail(ctx.deps, { token, password, browser })
        if (session !== undefined) ctx.visitor.logIn(session)
      }),
  }),
)

builder.mutationField('resendConfirmation', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Mails the link that confirms once more to the customer who is logged in. The status is false while the mail before is on its way, and when nothing is left to confirm.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      captchaToken: t.arg.string(proofArg),
    },
    resolve: (_root, { userData, captchaToken }, ctx) =>
      payload(ctx, userData, async () => ({
        status: await resendConfirmation(ctx.deps, {
          sessionKey: ctx.visitor.sessionKey,
          clientIp: ctx.clientIp,
          captchaToken: captchaToken ?? undefined,
        }),
      })),
  }),
)

builder.mutationField('userForgotPassword', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Mails a link by which another password can be chosen, once and within the hour. An address that refuses the mail is told (3810).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Whose account.' }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { email } = parseInput(identitySchema, typed)
        const { clientIp, visitor } = ctx
        const { sessionKey } = visitor
        await requestNewPassword(ctx.deps, { email, captchaToken, clientIp, sessionKey })
      }),
  }),
)

builder.mutationField('userSetPassword', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Chooses a password by the link of a mail, logs this browser in and every other one out.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
      password: t.arg.string({ required: true, description: 'The new one.' }),
    },
    resolve: (_root, { userData, token, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { password } = parseInput(chosenPasswordSchema, typed)
        const { browser } = ctx.visitor
        ctx.visitor.logIn(await choosePassword(ctx.deps, { token, password, browser }))
      }),
  }),
)

builder.mutationField('requestSignInLink', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Mails a link that logs in, once and within the hour. The answer is the same for an address without an account.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Whose account.' }),
      captchaToken: t.arg.string(captchaArg),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { email } = parseInput(identitySchema, typed)
        await requestSignInLink(ctx.deps, { email, captchaToken, clientIp: ctx.clientIp })
      }),
  }),
)

builder.mutationField('userSignInByLink', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Logs this browser in by the link of a mail. Where that is the first to confirm the address, every session and password from before ends.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
    },
    resolve: (_root, { userData, token }, ctx) =>
      done(ctx, userData, async () => {
        const { browser } = ctx.visitor
        ctx.visitor.logIn(await signInByLink(ctx.deps, { token, browser }))
      }),
  }),
)

builder.mutationField('userChangeEmail', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Mails a link to the address that the owner wants to have; the account has it once that is followed and `userConfirmEmail` called. The answer is the same for an address that has an account.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'The new one.' }),
      password: t.arg.string({
        description: 'Of the account; left out for one without, after a recent log-in.',
      }),
      captchaToken: t.arg.string(proofArg),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { email, password } = parseInput(newEmailSchema, typed)
        const { clientIp, visitor } = ctx
        const asked = { email, password, clientIp, browser: visitor.browser }
        await requestNewEmail(ctx.deps, { ...asked, captchaToken: captchaToken ?? undefined })
      }),
  }),
)

builder.mutationField('userUndoEmail', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Gives an account the address back that it had, by the link of the mail to it. Every way in ends but this browser.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string(tokenArg),
    },
    resolve: (_root, { userData, token }, ctx) =>
      done(ctx, userData, async () => {
        const { browser } = ctx.visitor
        ctx.visitor.logIn(await undoNewEmail(ctx.deps, { token, browser }))
      }),
  }),
)
