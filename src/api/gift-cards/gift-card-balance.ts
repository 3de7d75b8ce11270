import { builder } from '#api/builder.ts'
import type { Payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { CardStatus } from '#domain/cards/card-status.ts'
import type { Reservation } from '#domain/holds/find-holds.ts'
import type { CardBalanceView } from '#flows/cards/view-card.ts'
import type { WireMoney } from '#i18n/formats.ts'

export const cardStates = {
  active: 'ACTIVE',
  empty: 'EMPTY',
  expired: 'EXPIRED',
  blocked: 'BLOCKED',
} as const

export const GiftCardStateRef = builder.enumType('GiftCardState', {
  description: 'What a choice card can be exchanged for.',
  values: {
    ACTIVE: { description: 'It holds value that can be used.' },
    EMPTY: { description: 'Nothing is left on it.' },
    EXPIRED: { description: 'Its last day has passed.' },
    BLOCKED: { description: 'It was blocked; customer service knows why.' },
  } satisfies Record<(typeof cardStates)[CardStatus], { description: string }>,
})

export type BalanceView = Omit<
  CardBalanceView,
  'balance' | 'initialAmount' | 'picture' | 'status' | 'reservations'
> & {
  balance: WireMoney | undefined
  initialAmount: WireMoney | undefined
  image: ImageView
  backgroundColor: string
  showShadow: boolean
  state: (typeof cardStates)[CardStatus]
  reservations: readonly ReservationView[]
}

type ReservationView = Omit<Reservation, 'amount'> & { amount: WireMoney }

export const viewBalance = ({
  picture,
  status,
  reservations,
  ...card
}: CardBalanceView): BalanceView => ({
  ...card,
  balance: card.balance && toWire(card.balance),
  initialAmount: card.initialAmount && toWire(card.initialAmount),
  image: { url: picture.url, alt: picture.alt },
  backgroundColor: picture.backgroundColor,
  showShadow: picture.showShadow,
  state: cardStates[status],
  reservations: reservations.map(({ amount, ...reservation }) => ({
    ...reservation,
    amount: toWire(amount),
  })),
})

const GiftCardReservationRef = builder.objectRef<ReservationView>('GiftCardReservation').implement({
  description: 'What of a card is set aside for an order that is not paid yet.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'For `releaseGiftCardReservation`.' }),
    amount: t.expose('amount', { type: MoneyRef, description: 'So much.' }),
    until: t.expose('until', {
      type: 'DateTime',
      description: 'From then on it is free again by itself.',
    }),
    orderedAt: t.expose('orderedAt', {
      type: 'DateTime',
      description: 'When the order was placed; more of it is not told.',
    }),
    isBeingPaid: t.exposeBoolean('isBeingPaid', {
      description: 'Somebody pays with it at a bank at this moment, so it cannot be released.',
    }),
  }),
})

const GoodCauseRef = builder
  .objectRef<CardBalanceView['causes'][number]>('GiftCardCause')
  .implement({
    description: 'A good cause that may get what is left on a card.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Of the donation that the shop sells.' }),
      title: t.exposeString('title', { description: 'Its name.' }),
    }),
  })

export const GiftCardBalanceRef = builder.objectRef<BalanceView>('GiftCardBalance').implement({
  description: 'A choice card as its holder may know it: everything but its number and pin.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name, as it was bought.' }),
    image: t.expose('image', { type: ImageRef, description: 'The card.' }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Behind the card, #rrggbb.',
    }),
    showShadow: t.exposeBoolean('showShadow', { description: 'Whether it casts a shadow.' }),
    maskedNumber: t.exposeString('maskedNumber', {
      description: 'Dots and the last four digits, such as ••••1234.',
    }),
    balance: t.expose('balance', {
      type: MoneyRef,
      nullable: true,
      description: 'The balance now; null of a blocked card.',
    }),
    initialAmount: t.expose('initialAmount', {
      type: MoneyRef,
      nullable: true,
      description: 'The first balance; null of a blocked card.',
    }),
    expiryDate: t.exposeString('expiryDate', { description: 'Its last day, YYYY-MM-DD.' }),
    isExpired: t.exposeBoolean('isExpired', { description: 'Whether that day has passed.' }),
    state: t.expose('state', { type: GiftCardStateRef, description: 'What it is good for.' }),
    reservations: t.expose('reservations', {
      type: [GiftCardReservationRef],
      description: 'What is set aside for orders, and is no part of `balance`.',
    }),
    extensionUntil: t.exposeString('extensionUntil', {
      nullable: true,
      description:
        'Its last day, YYYY-MM-DD, once its holder moved it by `extendGiftCard`; null where they cannot, or did.',
    }),
    savedUntil: t.exposeString('savedUntil', {
      description: 'The last day, YYYY-MM-DD, on which what is left can be saved; then it lapses.',
    }),
    causes: t.expose('causes', {
      type: [GoodCauseRef],
      description: 'Who may get what is left, by `donateGiftCard`; none where nothing is.',
    }),
    company: t.exposeString('company', {
      nullable: true,
      description:
        'Which company gave it, for what stands in its redeem shop: such a card pays no order. Null of everybody’s.',
    }),
    proof: t.exposeString('proof', {
      description:
        'That number and pin were right: with it the holder acts on the card for a quarter of an hour.',
    }),
  }),
})

/** The card after whatever its holder asked of it. */
export const cardPayload = (name: string) =>
  builder.objectRef<Payload<{ card: BalanceView }>>(name).implement({
    description: 'The card, or why it is not shown.',
    fields: (t) => ({
      card: t.expose('card', {
        type: GiftCardBalanceRef,
        nullable: true,
        description: 'Also of a card that is spent, expired or blocked: its `state` says so.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })
