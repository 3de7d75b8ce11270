import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { OwnPasskey } from '#domain/accounts/passkey.ts'
import {
  addPasskey,
  askForPasskey,
  askToSignIn,
  deletePasskey,
  showPasskeys,
  signInByPasskey,
} from '#flows/accounts/passkeys.ts'
import { ownerProofSchema } from '#kernel/account-input.ts'

const PasskeyRef = builder.objectRef<OwnPasskey>('Passkey').implement({
  description: 'A passkey of the customer.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'By which it is deleted.' }),
    browser: t.string({
      nullable: true,
      description: 'In which it was made; null where nobody knows it.',
      resolve: ({ device }) => device.browser,
    }),
    system: t.string({
      nullable: true,
      description: 'On which it was made; null where nobody knows it.',
      resolve: ({ device }) => device.system,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it logged in last.',
    }),
  }),
})

const PasskeysPayloadRef = builder
  .objectRef<Payload<{ passkeys: readonly OwnPasskey[] }>>('AccountPasskeysPayload')
  .implement({
    description: 'The passkeys of the customer.',
    fields: (t) => ({
      passkeys: t.expose('passkeys', {
        type: [PasskeyRef],
        nullable: true,
        description: 'The newest first.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const PasskeyQuestionPayloadRef = builder
  .objectRef<Payload<{ question: string }>>('PasskeyQuestionPayload')
  .implement({
    description: 'A question for the browser.',
    fields: (t) => ({
      question: t.exposeString('question', {
        nullable: true,
        description: 'Options of WebAuthn as JSON, good for five minutes and one answer.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const passwordArg = {
  description: 'To be sure that it is the owner; left out for an account without one.',
} as const

const answerArg = { required: true, description: 'As JSON, as WebAuthn has it.' } as const

builder.queryField('accountPasskeys', (t) =>
  t.field({
    type: PasskeysPayloadRef,
    description: 'The passkeys of the customer who is logged in.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async () => ({
        passkeys: await showPasskeys(ctx.deps, ctx.visitor.sessionKey),
      })),
  }),
)

builder.mutationField('beginPasskey', (t) =>
  t.field({
    type: PasskeyQuestionPayloadRef,
    description: 'Asks the browser of the owner for a new passkey.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      password: t.arg.string(passwordArg),
    },
    resolve: (_root, { userData, ...typed }, ctx) =>
      payload(ctx, userData, async () => {
        const { password } = parseInput(ownerProofSchema, typed)
        const { browser } = ctx.visitor
        return { question: await askForPasskey(ctx.deps, { password, browser }) }
      }),
  }),
)

builder.mutationField('addPasskey', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Keeps the passkey that the browser made. The owner is mailed about it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      answer: t.arg.string(answerArg),
    },
    resolve: (_root, { userData, answer }, ctx) =>
      done(ctx, userData, () => addPasskey(ctx.deps, { answer, browser: ctx.visitor.browser })),
  }),
)

builder.mutationField('deletePasskey', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Deletes a passkey. The owner is mailed about it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.string({ required: true, description: 'Of the passkey.' }),
      password: t.arg.string(passwordArg),
    },
    resolve: (_root, { userData, id, ...typed }, ctx) =>
      done(ctx, userData, async () => {
        const { password } = parseInput(ownerProofSchema, typed)
        await deletePasskey(ctx.deps, { id, password, browser: ctx.visitor.browser })
      }),
  }),
)

builder.mutationField('beginPasskeySignIn', (t) =>
  t.field({
    type: PasskeyQuestionPayloadRef,
    description: 'Asks a browser to show a passkey. It names no account.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async () => ({ question: await askToSignIn(ctx.deps) })),
  }),
)

builder.mutationField('userSignInByPasskey', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Logs this browser in by a passkey that it showed.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      answer: t.arg.string(answerArg),
    },
    resolve: (_root, { userData, answer }, ctx) =>
      done(ctx, userData, async () => {
        const { clientIp, visitor } = ctx
        const asked = { answer, browser: visitor.browser, clientIp }
        visitor.logIn(await signInByPasskey(ctx.deps, asked))
      }),
  }),
)
