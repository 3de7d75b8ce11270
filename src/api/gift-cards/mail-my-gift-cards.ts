import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { askForMyCards } from '#flows/cards/find-my-cards.ts'
import { identitySchema } from '#kernel/account-input.ts'

const MailMyGiftCardsPayloadRef = builder
  .objectRef<Payload<{ isAsked: boolean }>>('MailMyGiftCardsPayload')
  .implement({
    description: 'Whether the wish was noted.',
    fields: (t) => ({
      isAsked: t.exposeBoolean('isAsked', {
        nullable: true,
        description: 'True for every address, whether it ever got a card or not.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('mailMyGiftCards', (t) =>
  t.field({
    type: MailMyGiftCardsPayloadRef,
    description:
      'Has the links of all cards that came to an address, and are still valid, mailed to it. Nobody else hears whether there are any.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      email: t.arg.string({ required: true, description: 'Where the cards were sent to.' }),
      captchaToken: t.arg.string({
        required: true,
        description: 'A solved `captchaChallenge` of the action `common`.',
      }),
    },
    resolve: (_root, { userData, captchaToken, ...typed }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { email } = parseInput(identitySchema, typed)
        await askForMyCards(ctx.deps, {
          ...{ email, language, captchaToken },
          clientIp: ctx.clientIp,
        })
        return { isAsked: true }
      }),
  }),
)
