import { builder } from '#api/builder.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { releaseReservation } from '#flows/holds/release-reservation.ts'
import { cardPayload, viewBalance } from './gift-card-balance.ts'

const ReleaseGiftCardReservationPayloadRef = cardPayload('ReleaseGiftCardReservationPayload')

builder.mutationField('releaseGiftCardReservation', (t) =>
  t.field({
    type: ReleaseGiftCardReservationPayloadRef,
    description:
      'The holder of a choice card has what is reserved on it back at once; refused while somebody pays with it at a bank (3529). Again is harmless.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      proof: t.arg.string({ required: true, description: 'As `GiftCardBalance.proof` gave it.' }),
      reservationId: t.arg.id({ required: true, description: 'Of `reservations`.' }),
    },
    resolve: (_root, { userData, proof, reservationId: holdId }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        card: viewBalance(await releaseReservation(ctx.deps, { proof, holdId, language })),
      })),
  }),
)
