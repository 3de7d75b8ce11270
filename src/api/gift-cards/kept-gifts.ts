import { AccountPayloadRef, done } from '#api/accounts/account-payload.ts'
import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { KeptGiftUnknown } from '#domain/accounts/errors.ts'
import {
  isGiftKept,
  keepGiftByLink,
  markCard,
  remindOfKept,
  removeGift,
} from '#flows/cards/keep-gift.ts'
import {
  type KeptCardView,
  type KeptGiftView,
  showKeptGifts,
} from '#flows/cards/show-kept-gifts.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import { type CardUnitId, isId, type KeptGiftId } from '#kernel/ids.ts'
import { GiftCardRemindersRef } from './gift-card-reminders.ts'

const KeptCardRef = builder.objectRef<KeptCardView>('KeptCard').implement({
  description: 'A card of a gift that a customer keeps. Its code is on the private page alone.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which it is marked as spent.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    image: t.field({
      type: ImageRef,
      description: 'The card.',
      resolve: ({ picture: { url, alt } }) => ({ url, alt }),
    }),
    backgroundColor: t.string({
      description: 'Behind the card, #rrggbb.',
      resolve: ({ picture }) => picture.backgroundColor,
    }),
    showShadow: t.boolean({
      description: 'Whether it casts a shadow.',
      resolve: ({ picture }) => picture.showShadow,
    }),
    amount: t.field({
      type: MoneyRef,
      description: 'What it was worth when it was bought.',
      resolve: ({ amount }) => toWire(amount),
    }),
    balance: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'What can be spent; null where only its issuer knows.',
      resolve: ({ balance }) => balance && toWire(balance),
    }),
    validUntil: t.exposeString('validUntil', { description: 'Last day of validity, YYYY-MM-DD.' }),
    isExpired: t.exposeBoolean('isExpired', { description: 'That day is over.' }),
    isStopped: t.exposeBoolean('isStopped', {
      description: 'It cannot be spent for now; the private page says why.',
    }),
    isUsedUp: t.exposeBoolean('isUsedUp', { description: 'Its holder says that it is spent.' }),
  }),
})

const KeptGiftRef = builder.objectRef<KeptGiftView>('KeptGift').implement({
  description: 'A gift that a customer keeps in their account, by the private link that they had.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'By which it is changed and removed.' }),
    giverName: t.exposeString('giverName', {
      nullable: true,
      description: 'From whom it is; null for what its customer bought for themselves.',
    }),
    token: t.exposeString('token', {
      nullable: true,
      description:
        'Of the private link, and as secret. Null where that leads nowhere any more; then the gift says nothing else.',
    }),
    cards: t.expose('cards', { type: [KeptCardRef], description: 'What is in it.' }),
    reminders: t.expose('reminders', {
      type: GiftCardRemindersRef,
      nullable: true,
      description: 'Of its private link, whoever asked. Null where no card is left that ends.',
    }),
  }),
})

const KeptGiftsPayloadRef = builder
  .objectRef<Payload<{ gifts: readonly KeptGiftView[] }>>('KeptGiftsPayload')
  .implement({
    description: 'The gifts of an account.',
    fields: (t) => ({
      gifts: t.expose('gifts', {
        type: [KeptGiftRef],
        nullable: true,
        description: 'The one that was kept last comes first.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('keptGifts', (t) =>
  t.field({
    type: KeptGiftsPayloadRef,
    description: 'The gifts that the customer who is logged in keeps.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const { sessionKey } = ctx.visitor
        const gifts = await showKeptGifts(ctx.deps, { sessionKey, language })
        const someGiver = apiTexts[language].someGiver
        return {
          gifts: gifts.map((gift) => ({
            ...gift,
            giverName: gift.giverName === '' ? someGiver : gift.giverName,
          })),
        }
      }),
  }),
)

const token = { required: true, description: 'Out of the private link.' } as const

builder.queryField('isGiftKept', (t) =>
  t.boolean({
    nullable: true,
    description:
      'True where the customer who is logged in keeps the gift behind this link; null where nobody is logged in.',
    args: { userData: t.arg({ type: UserDataRef, required: true }), token: t.arg.string(token) },
    resolve: (_root, { userData, ...args }, ctx) => {
      ask(ctx, userData)
      return isGiftKept(ctx.deps, { sessionKey: ctx.visitor.sessionKey, token: args.token })
    },
  }),
)

builder.mutationField('keepGift', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Keeps the opened gift behind a private link in the account that is logged in. Again is harmless.',
    args: { userData: t.arg({ type: UserDataRef, required: true }), token: t.arg.string(token) },
    resolve: (_root, { userData, ...args }, ctx) =>
      done(ctx, userData, () =>
        keepGiftByLink(ctx.deps, { sessionKey: ctx.visitor.sessionKey, token: args.token }),
      ),
  }),
)

const id = { required: true, description: 'The kept gift.' } as const

builder.mutationField('removeKeptGift', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Takes a gift out of the account. The gift and its private link stay as they are.',
    args: { userData: t.arg({ type: UserDataRef, required: true }), id: t.arg.id(id) },
    resolve: (_root, { userData, ...args }, ctx) =>
      done(ctx, userData, () =>
        removeGift(ctx.deps, { sessionKey: ctx.visitor.sessionKey, id: readId(args.id) }),
      ),
  }),
)

builder.mutationField('markKeptCard', (t) =>
  t.field({
    type: AccountPayloadRef,
    description: 'Notes that a card of a kept gift is spent, or is not after all.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.id(id),
      card: t.arg.id({ required: true, description: 'The card.' }),
      isUsedUp: t.arg.boolean({ required: true, description: 'Whether it is spent.' }),
    },
    resolve: (_root, { userData, card, isUsedUp, ...args }, ctx) =>
      done(ctx, userData, () =>
        markCard(ctx.deps, {
          sessionKey: ctx.visitor.sessionKey,
          id: readId(args.id),
          unitId: readUnit(card),
          isUsedUp,
        }),
      ),
  }),
)

builder.mutationField('remindOfKeptGift', (t) =>
  t.field({
    type: AccountPayloadRef,
    description:
      'Has the customer told at the address of their account before the cards of a kept gift end, each time once; or ends all reminders of its link.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.id(id),
      isWanted: t.arg.boolean({ required: true, description: 'Whether they want it.' }),
    },
    resolve: (_root, { userData, isWanted, ...args }, ctx) =>
      done(ctx, userData, () =>
        remindOfKept(ctx.deps, {
          sessionKey: ctx.visitor.sessionKey,
          id: readId(args.id),
          isWanted,
        }),
      ),
  }),
)

/** Anything else names nothing that is kept. Throws `KeptGiftUnknown` (3830). */
function readId(text: string): KeptGiftId {
  if (!isId('kpt', text)) throw new KeptGiftUnknown()
  return text
}

/** As `readId`. */
function readUnit(text: string): CardUnitId {
  if (!isId('unt', text)) throw new KeptGiftUnknown()
  return text
}
