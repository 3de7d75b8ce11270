import { builder } from '#api/builder.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { MoneyRef, toWire, type WireMoney } from '#api/shared/money.ts'
import type { CardStatus } from '#domain/cards/card-status.ts'
import type { CardBalanceView } from '#flows/cards/check-balance.ts'

const states = { active: 'ACTIVE', empty: 'EMPTY', expired: 'EXPIRED', blocked: 'BLOCKED' } as const

const GiftCardStateRef = builder.enumType('GiftCardState', {
  description: 'What a choice card can be exchanged for.',
  values: {
    ACTIVE: { description: 'It holds value that can be used.' },
    EMPTY: { description: 'Nothing is left on it.' },
    EXPIRED: { description: 'Its last day has passed.' },
    BLOCKED: { description: 'It was blocked; customer service knows why.' },
  } satisfies Record<(typeof states)[CardStatus], { description: string }>,
})

export type BalanceView = Omit<
  CardBalanceView,
  'balance' | 'initialAmount' | 'picture' | 'status'
> & {
  balance: WireMoney | undefined
  initialAmount: WireMoney | undefined
  image: ImageView
  backgroundColor: string
  showShadow: boolean
  state: (typeof states)[CardStatus]
}

export const viewBalance = ({ picture, status, ...card }: CardBalanceView): BalanceView => ({
  ...card,
  balance: card.balance && toWire(card.balance),
  initialAmount: card.initialAmount && toWire(card.initialAmount),
  image: { url: picture.url, alt: picture.alt },
  backgroundColor: picture.backgroundColor,
  showShadow: picture.showShadow,
  state: states[status],
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
  }),
})
