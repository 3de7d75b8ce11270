import { builder } from '#api/builder.ts'
import type { ApiContext } from '#api/context.ts'
import { mutation, payload } from '#api/payload.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { parseTypedCard, typedCardArgs } from '#api/typed-card.ts'
import { removePayingCard } from '#domain/cart/paying-cards.ts'
import { addProvenCard } from '#flows/cart/add-proven-card.ts'
import {
  type PayingCard,
  type PayingCardsOf,
  showPayingCards,
} from '#flows/cart/show-paying-cards.ts'
import type { CardId } from '#kernel/ids.ts'
import { type Currency, sum } from '#kernel/money.ts'
import { CartPayloadRef, changeOf } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { GiftcardOrderRef } from './giftcard-order.ts'

type PayingCardView = PayingCard & { currency: Currency }

const GiftCardPaymentRef = builder.objectRef<PayingCardView>('GiftCardPayment').implement({
  description: 'A choice card that pays for a basket.',
  fields: (t) => ({
    id: t.exposeID('cardId', { description: 'Of the card, within this basket.' }),
    maskedNumber: t.exposeString('maskedNumber', {
      description: 'All but the last four digits are dots.',
    }),
    balance: t.field({
      type: MoneyRef,
      description: 'What it can spend on this basket.',
      resolve: ({ currency, balanceCents: cents }) => toWire({ currency, cents }),
    }),
    amount: t.field({
      type: MoneyRef,
      description: 'What it pays; nothing where other cards pay all before it.',
      resolve: ({ currency, cents }) => toWire({ currency, cents }),
    }),
    expiryDate: t.exposeString('validUntil', { description: 'Its last day, as 2027-01-31.' }),
  }),
})

/** Both fields of an answer look once. */
const looks = new WeakMap<PayingCardsOf, ReturnType<typeof showPayingCards>>()

function lookAt(paying: PayingCardsOf, { deps }: ApiContext): ReturnType<typeof showPayingCards> {
  const look = looks.get(paying) ?? showPayingCards(deps, paying)
  looks.set(paying, look)
  return look
}

builder.objectFields(GiftcardOrderRef, (t) => ({
  giftCardPayments: t.field({
    type: [GiftCardPaymentRef],
    description: 'Choice cards that pay, as they were added.',
    resolve: async ({ paying }, _args, ctx) => {
      const { currency } = paying
      return (await lookAt(paying, ctx)).map((card) => ({ ...card, currency }))
    },
  }),
  amountToPay: t.field({
    type: MoneyRef,
    description: 'What choice cards leave of the grand total, to be paid another way.',
    resolve: async ({ paying, totals }, _args, ctx) => {
      const cards = await lookAt(paying, ctx)
      const { grandTotal } = totals
      return { ...grandTotal, value: grandTotal.value - sum(cards.map(({ cents }) => cents)) }
    },
  }),
}))

builder.mutationField('addGiftCardPayment', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'A choice card pays for the basket as far as it reaches; nothing is reserved before paying. An unknown number, a wrong pin and a blocked card are one error until number and pin are both right (3513); then 3520 to 3528.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      ...typedCardArgs,
    },
    resolve: (_root, { userData, ...given }, ctx) =>
      payload(ctx, userData, async (call) => {
        const change = changeOf(ctx, call)
        const cart = await addProvenCard(ctx.deps, change, parseTypedCard(ctx, call, given))
        return { order: () => viewCart(cart, call) }
      }),
  }),
)

builder.mutationField('removeGiftCardPayment', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'A choice card pays for the basket no more (3522 when it did not).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      cardId: t.arg.id({ required: true, description: 'Of `giftCardPayments`.' }),
    },
    resolve: (_root, { userData, cardId }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const change = { ...changeOf(ctx, call), cardId: cardId as CardId }
        const cart = await removePayingCard(one, change)
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
