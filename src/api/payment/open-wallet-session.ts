import * as v from 'valibot'
import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { openWalletSession } from '#flows/payments/open-wallet-session.ts'

const WalletSessionPayloadRef = builder
  .objectRef<Payload<{ session: string }>>('WalletSessionPayload')
  .implement({
    description: 'What the browser hands to Apple Pay, or why there is none.',
    fields: (t) => ({
      session: t.exposeString('session', {
        nullable: true,
        description: 'As JSON; opens one sheet, and is of no use later.',
      }),
      errors: t.expose('errors', {
        type: [ApiErrorRef],
        description: '3341 where Apple does not know the shop.',
      }),
    }),
  })

const merchantSchema = v.object({ merchantId: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)) })

builder.mutationField('openWalletSession', (t) =>
  t.field({
    type: WalletSessionPayloadRef,
    description: 'Proves to Apple who opens the sheet of Apple Pay.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      merchantId: t.arg.string({ required: true, description: 'As `WalletSheet` names it.' }),
    },
    resolve: (_root, { userData, merchantId }, ctx) =>
      payload(ctx, userData, async () => ({
        session: await openWalletSession(
          ctx.deps,
          parseInput(merchantSchema, { merchantId }).merchantId,
        ),
      })),
  }),
)
