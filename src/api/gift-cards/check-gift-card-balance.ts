import { builder } from '#api/builder.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { parseTypedCard, typedCardArgs } from '#api/typed-card.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { cardPayload, viewBalance } from './gift-card-balance.ts'

const CheckGiftCardBalancePayloadRef = cardPayload('CheckGiftCardBalancePayload')

builder.mutationField('checkGiftCardBalance', (t) =>
  t.field({
    type: CheckGiftCardBalancePayloadRef,
    description:
      'The balance of a choice card. An unknown number, a wrong pin and a blocked card are one error until number and pin are both right; wrong attempts wait longer each time, by number and by source. It changes no value.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      ...typedCardArgs,
    },
    resolve: (_root, { userData, ...given }, ctx) =>
      payload(ctx, userData, async (call) => {
        const question = { ...parseTypedCard(ctx, call, given), language: call.language }
        return { card: viewBalance(await checkBalance(ctx.deps, question)) }
      }),
  }),
)
