import { builder } from '#api/builder.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { donateRest } from '#flows/cards/donate-rest.ts'
import { extendCard } from '#flows/cards/extend-card.ts'
import { cardPayload, viewBalance } from './gift-card-balance.ts'

const proofDescription = 'As `GiftCardBalance.proof` or `GiftCardExtension.proof` gave it.'

const ExtendGiftCardPayloadRef = cardPayload('ExtendGiftCardPayload')

builder.mutationField('extendGiftCard', (t) =>
  t.field({
    type: ExtendGiftCardPayloadRef,
    description:
      'The holder moves the last day of a choice card, once and for nothing; refused when it is too early, too late, or was done (3604).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      proof: t.arg.string({ required: true, description: proofDescription }),
    },
    resolve: (_root, { userData, proof }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        card: viewBalance(await extendCard(ctx.deps, { proof, language })),
      })),
  }),
)

const DonateGiftCardPayloadRef = cardPayload('DonateGiftCardPayload')

builder.mutationField('donateGiftCard', (t) =>
  t.field({
    type: DonateGiftCardPayloadRef,
    description:
      'The holder gives all that is left on a choice card to a good cause. Refused where it holds another amount than the page said (3606).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      proof: t.arg.string({ required: true, description: proofDescription }),
      causeId: t.arg.id({ required: true, description: 'One of `causes`.' }),
      amount: t.arg.int({ required: true, description: 'What the page said is left, in cents.' }),
    },
    resolve: (_root, { userData, amount: expectedCents, ...asked }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        card: viewBalance(await donateRest(ctx.deps, { ...asked, expectedCents, language })),
      })),
  }),
)
