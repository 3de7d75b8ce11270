import { builder } from '#api/builder.ts'
import { AddressRef } from '#api/cart/address.ts'
import type { ReceiverView } from '#flows/orders/view-receivers.ts'
import { type GiftView, OrderedGiftRef } from './ordered-gift.ts'

/** As one language shows it. */
export type ReceiverOnPage = Omit<ReceiverView, 'gifts'> & { gifts: readonly GiftView[] }

export const DeliveryStateRef = builder.enumType('DeliveryState', {
  description: 'How the delivery to one receiver stands.',
  values: {
    WAITING: { value: 'waiting', description: 'Not sent yet.' },
    SENT: { value: 'sent', description: 'On its way or there.' },
    OPENED: { value: 'opened', description: 'Seen on the page of the card.' },
    FAILED: { value: 'failed', description: 'The address did not work.' },
    REFUNDED: { value: 'refunded', description: 'Could not be made; the money goes back.' },
    WITHDRAWN: {
      value: 'withdrawn',
      description: 'Good no more, since its payment was taken back.',
    },
    CALLED_OFF: {
      value: 'calledOff',
      description: 'Its giver called it off; what was paid for it goes back.',
    },
  } as const,
})

const OrderThankYouRef = builder
  .objectRef<ReceiverView['thankYous'][number]>('OrderThankYou')
  .implement({
    description: 'What came back from whoever unwrapped a gift.',
    fields: (t) => ({
      text: t.exposeString('text', { nullable: true, description: 'Null without words.' }),
      thankedOn: t.expose('thankedOn', { type: 'DateTime', description: 'When it came.' }),
    }),
  })

export const PostStateRef = builder.enumType('PostState', {
  description: 'How far something by post is.',
  values: {
    WAITING: { description: 'To be packed.' },
    PACKED: { description: 'Packed.' },
    POSTED: { description: 'On its way.' },
    LOST: { description: 'Never arrived.' },
    RETURNED: { description: 'Came back.' },
  },
})

const OrderPostRef = builder.objectRef<NonNullable<ReceiverView['post']>>('OrderPost').implement({
  description: 'How what goes by post stands.',
  fields: (t) => ({
    addressLines: t.exposeStringList('addressLines', {
      description: 'Where it goes, as on an envelope; empty for viewers who only have the link.',
    }),
    state: t.expose('state', { type: PostStateRef, description: 'How far it is.' }),
    isReplaced: t.exposeBoolean('isReplaced', {
      description: 'True of what was lost or came back, when the same is sent again.',
    }),
    canBeAskedAbout: t.exposeBoolean('canBeAskedAbout', {
      description: 'True if the caller may ask where it is, by `askLatePost`.',
    }),
    isAskedAbout: t.exposeBoolean('isAskedAbout', {
      description: 'True once the caller asked where it is.',
    }),
    canBeChanged: t.exposeBoolean('canBeChanged', {
      description:
        'True if the caller may choose another day, by `changeDeliveryDate`, or another address, by `changePostAddress`.',
    }),
    address: t.expose('address', {
      type: AddressRef,
      nullable: true,
      description: 'Where it goes, in parts; for whoever may change it.',
    }),
    wishedOn: t.exposeString('wishedOn', {
      nullable: true,
      description: 'The day that was wished for, as `2026-12-05`; null: as soon as it can.',
    }),
    postedOn: t.exposeString('postedOn', {
      description: 'The Dutch day on which it is, or was, posted, as `2026-12-05`.',
    }),
    arrivesOn: t.exposeString('arrivesOn', {
      description: 'The day on which the post should bring it.',
    }),
    trackUrl: t.exposeString('trackUrl', {
      nullable: true,
      description: 'Where its way is followed; null without a code.',
    }),
  }),
})

export const OrderReceiverRef = builder.objectRef<ReceiverOnPage>('OrderReceiver').implement({
  description: 'A receiver of an order.',
  fields: (t) => ({
    id: t.exposeID('deliveryId', {
      description: 'Names the delivery when its address is corrected.',
    }),
    name: t.exposeString('name', {
      description:
        'Whole, as it was typed; the first name masked for viewers who only have the link.',
    }),
    email: t.exposeString('email', { description: 'Likewise masked.' }),
    isForSelf: t.exposeBoolean('isForSelf', { description: 'True when the giver keeps it.' }),
    deliveryState: t.expose('deliveryState', {
      type: DeliveryStateRef,
      description: 'How it stands.',
    }),
    deliveryDate: t.expose('dueOn', {
      type: 'DateTime',
      nullable: true,
      description:
        'The moment that was chosen for it, or that it is delayed to; null means at once.',
    }),
    isDelayed: t.exposeBoolean('isDelayed', {
      description: 'The shop waits until then, so that its giver may think again.',
    }),
    sentOn: t.expose('sentOn', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent.',
    }),
    openedOn: t.expose('openedOn', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was opened.',
    }),
    canBePlanned: t.exposeBoolean('canBePlanned', {
      description: 'True if the caller may choose another moment, by `changeDeliveryDate`.',
    }),
    askedBefore: t.exposeString('askedBefore', {
      nullable: true,
      description:
        'Sooner than on this day its consumer asks for it, by `agreedText` (3364); null where they did.',
    }),
    canBeCorrected: t.exposeBoolean('canBeCorrected', {
      description:
        'True if the caller may send it to another address, by `correctDeliveryAddress`: it waits for its moment, failed, or nobody opened it.',
    }),
    canBeSentAgain: t.exposeBoolean('canBeSentAgain', {
      description: 'True if the caller may have its mail sent again, by `resendDeliveryMail`.',
    }),
    canBeCancelled: t.exposeBoolean('canBeCancelled', {
      description: 'True if the caller may call it off, by `cancelShipment`: it was not sent.',
    }),
    canBeHandedOver: t.exposeBoolean('canBeHandedOver', {
      description: 'True if the caller may take it to hand it over, by `handOverGift`.',
    }),
    isHandedOver: t.exposeBoolean('isHandedOver', {
      description: 'True once the caller took it, as long as no mail has it again.',
    }),
    hasLinks: t.exposeBoolean('hasLinks', {
      description: 'True if the caller has links of it to hand over, by `giftsToHandOver`.',
    }),
    gifts: t.expose('gifts', {
      type: [OrderedGiftRef],
      description:
        'What the caller may still write beside it and have around it, by `changeOrderedGift`.',
    }),
    post: t.expose('post', {
      type: OrderPostRef,
      nullable: true,
      description: 'By post; null of what goes by e-mail.',
    }),
    thankYous: t.expose('thankYous', {
      type: [OrderThankYouRef],
      description: 'Of this receiver, the oldest first. Only for the giver.',
    }),
  }),
})
