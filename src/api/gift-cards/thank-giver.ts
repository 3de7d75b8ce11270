import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { showGiftCard } from '#flows/cards/show-gift-card.ts'
import { thankGiver } from '#flows/cards/thank-giver.ts'
import { noteLengthMax } from '#kernel/limits.ts'
import { thankYouInputSchema } from '#kernel/thank-you.ts'
import { GiftCardPagePayloadRef, viewPage } from './gift-card-page.ts'

builder.mutationField('thankGiver', (t) =>
  t.field({
    type: GiftCardPagePayloadRef,
    description:
      'Thanks the giver of an unwrapped gift: it stands on the order’s page, and they are mailed once. Sent again it replaces the words, three times at most.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the private link.' }),
      text: t.arg.string({
        description: 'One line of 150 characters at most; none is a thank-you without words.',
      }),
    },
    resolve: (_root, { userData, token, text }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const typed = parseInput(
          thankYouInputSchema,
          { text: text ?? '' },
          { noteTooLong: { max: noteLengthMax } },
        )
        await thankGiver(ctx.deps, { token, text: typed.text || undefined })
        return { page: viewPage(await showGiftCard(ctx.deps, { token, language }), language) }
      }),
  }),
)
