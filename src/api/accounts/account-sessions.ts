import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { type SessionView, showSessions, signOutElsewhere } from '#flows/accounts/sessions.ts'

const AccountSessionRef = builder.objectRef<SessionView>('AccountSession').implement({
  description: 'A browser in which the customer is logged in.',
  fields: (t) => ({
    browser: t.string({
      nullable: true,
      description: 'Its name; null where nobody knows it.',
      resolve: ({ device }) => device.browser,
    }),
    system: t.string({
      nullable: true,
      description: 'What it runs on; null where nobody knows it.',
      resolve: ({ device }) => device.system,
    }),
    loggedInAt: t.expose('loggedInAt', { type: 'DateTime', description: 'Since when.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To the hour.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The browser that asks.' }),
  }),
})

type Sessions = { sessions: readonly SessionView[] }

const AccountSessionsPayloadRef = builder
  .objectRef<Payload<Sessions>>('AccountSessionsPayload')
  .implement({
    description: 'Where a customer is logged in.',
    fields: (t) => ({
      sessions: t.expose('sessions', {
        type: [AccountSessionRef],
        nullable: true,
        description: 'The last used first.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('accountSessions', (t) =>
  t.field({
    type: AccountSessionsPayloadRef,
    description: 'Every browser in which the customer is logged in.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async () => ({
        sessions: await showSessions(ctx.deps, ctx.visitor.sessionKey),
      })),
  }),
)

builder.mutationField('endOtherSessions', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Logs every browser of the customer out but this one.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      done(ctx, userData, async () => {
        ctx.visitor.logIn(await signOutElsewhere(ctx.deps, ctx.visitor.browser))
      }),
  }),
)
