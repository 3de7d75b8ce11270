import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { unlockCard } from '#flows/cards/unlock-card.ts'

const UnlockGiftCardPayloadRef = builder
  .objectRef<Payload<{ isUnlocked: boolean }>>('UnlockGiftCardPayload')
  .implement({
    description: 'Whether the number may be tried again.',
    fields: (t) => ({
      isUnlocked: t.exposeBoolean('isUnlocked', {
        nullable: true,
        description: 'True once it may; null where the link is not valid.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('unlockGiftCard', (t) =>
  t.field({
    type: UnlockGiftCardPayloadRef,
    description:
      'Lets the number of a card be tried again after too many wrong pins, by the link that was mailed to where the card went. Again is harmless.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of that link.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => {
        await unlockCard(ctx.deps, token)
        return { isUnlocked: true }
      }),
  }),
)
