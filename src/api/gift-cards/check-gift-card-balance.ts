import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { choiceCardSchema } from '#kernel/choice-card.ts'
import { cardPayload, viewBalance } from './gift-card-balance.ts'

const CheckGiftCardBalancePayloadRef = cardPayload('CheckGiftCardBalancePayload')

builder.mutationField('checkGiftCardBalance', (t) =>
  t.field({
    type: CheckGiftCardBalancePayloadRef,
    description:
      'The balance of a choice card. An unknown number, a wrong pin and a blocked card are one error until number and pin are both right; wrong attempts wait longer each time, by number and by source. It changes no value.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      cardNumber: t.arg.string({
        required: true,
        description: '19 digits; spaces, dots and dashes do not matter.',
      }),
      pin: t.arg.string({ required: true, description: '6 digits.' }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, captchaToken, ...given }, ctx) =>
      payload(ctx, userData, async ({ language, storefront }) => {
        const prefixes = storefront.cardProgrammes.map(({ prefix }) => prefix)
        const typed = parseInput(choiceCardSchema(prefixes), given)
        const { clientIp } = ctx
        const question = { ...typed, captchaToken, clientIp, language }
        return { card: viewBalance(await checkBalance(ctx.deps, question)) }
      }),
  }),
)
