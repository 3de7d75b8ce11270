import { builder } from '#api/builder.ts'
import { EarlyDeliveryRef } from '#api/payment/early-delivery.ts'
import { GiftcardOrderRef } from './giftcard-order.ts'

builder.objectFields(GiftcardOrderRef, (t) => ({
  earlyDelivery: t.field({
    type: EarlyDeliveryRef,
    nullable: true,
    description:
      'A consumer says before they pay whether they want it so; null of a company, and where all of it comes later.',
    resolve: ({ earlyDelivery }) => earlyDelivery,
  }),
  unblockable: t.field({
    type: ['String'],
    description: 'Titles of cards that their issuer cannot block once they are made.',
    resolve: ({ unblockable }) => [...unblockable],
  }),
}))
