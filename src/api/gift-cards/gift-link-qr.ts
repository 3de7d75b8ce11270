import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { drawGiftQr } from '#flows/cards/draw-gift-qr.ts'

const GiftLinkQrPayloadRef = builder
  .objectRef<Payload<{ svg: string }>>('GiftLinkQrPayload')
  .implement({
    description: 'A QR code, or why there is none.',
    fields: (t) => ({
      svg: t.exposeString('svg', { nullable: true, description: 'As an SVG document.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('giftLinkQr', (t) =>
  t.field({
    type: GiftLinkQrPayloadRef,
    description: 'A private link as a QR code. Whether the link is still good is not told.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the private link.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        svg: drawGiftQr(ctx.deps, { token, language }),
      })),
  }),
)
