import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { declineOwnQuote } from '#flows/quotes/accept-quote.ts'

const DeclineQuotePayloadRef = builder
  .objectRef<Payload<{ status: boolean }>>('DeclineQuotePayload')
  .implement({
    description: 'Whether the quote was declined.',
    fields: (t) => ({
      status: t.exposeBoolean('status', { nullable: true, description: 'True once it is.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('declineQuote', (t) =>
  t.field({
    type: DeclineQuotePayloadRef,
    description: 'Declines a quote that was sent and not accepted (3900 to 3905).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Of its private link.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => {
        await declineOwnQuote(ctx.deps, token)
        return { status: true }
      }),
  }),
)
