import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import type { GiftCardView } from '#flows/cards/show-gift-card.ts'
import { openGiftCard, showGiftCard } from '#flows/cards/show-gift-card.ts'
import { apiTexts } from '#i18n/texts/api.ts'
import type { Language } from '#kernel/language.ts'
import { GiftCardOnPageRef, viewCardOnPage } from './gift-card-on-page.ts'
import { GiftCardRemindersRef } from './gift-card-reminders.ts'

type PageView = Omit<GiftCardView, 'cards'> & {
  cards: readonly ReturnType<typeof viewCardOnPage>[]
  isReceiverKnown: boolean
}

/** The shop forgets who gave and who got; the gift is as good as before. */
export const viewPage = (page: GiftCardView, language: Language): PageView => ({
  ...page,
  giverName: page.giverName || apiTexts[language].someGiver,
  receiverName: page.receiverName || apiTexts[language].someReceiver,
  isReceiverKnown: page.receiverName !== '',
  cards: page.cards.map(viewCardOnPage),
})

const GiftThankYouRef = builder
  .objectRef<NonNullable<GiftCardView['thankYou']>>('GiftThankYou')
  .implement({
    description: 'What the receiver sent to the giver.',
    fields: (t) => ({
      text: t.exposeString('text', { nullable: true, description: 'Null without words.' }),
    }),
  })

const GiftCardPageRef = builder.objectRef<PageView>('GiftCardPage').implement({
  description:
    'What the private link of the mail shows. Codes are shown from the moment that the holder opens it, so that a mail scanner that follows links reveals and uses up nothing.',
  fields: (t) => ({
    giverName: t.exposeString('giverName', {
      description: 'From whom it is: a name for the tag, or the first name of whoever ordered.',
    }),
    receiverName: t.exposeString('receiverName', { description: 'Who gets, by first name.' }),
    isReceiverKnown: t.exposeBoolean('isReceiverKnown', {
      description: 'False where `receiverName` is no name: forgotten, or given on by a link.',
    }),
    isForSelf: t.exposeBoolean('isForSelf', { description: 'True when these are the same.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'The note of the giver; null until the holder opened it.',
    }),
    isReady: t.exposeBoolean('isReady', { description: 'False while cards are being made.' }),
    isOpened: t.exposeBoolean('isOpened', { description: 'True once the holder opened it.' }),
    thankYou: t.expose('thankYou', {
      type: GiftThankYouRef,
      nullable: true,
      description: 'Null until the receiver thanked the giver, by `thankGiver`.',
    }),
    canThank: t.exposeBoolean('canThank', {
      description: 'True if the receiver may thank the giver, or change the words.',
    }),
    cards: t.expose('cards', { type: [GiftCardOnPageRef], description: 'What is in it.' }),
    reminders: t.expose('reminders', {
      type: GiftCardRemindersRef,
      nullable: true,
      description: 'Null until the holder opened it, and where no card is left that ends.',
    }),
  }),
})

export const GiftCardPagePayloadRef = builder
  .objectRef<Payload<{ page: PageView }>>('GiftCardPagePayload')
  .implement({
    description: 'The page of a gift, or why it is not shown.',
    fields: (t) => ({
      page: t.expose('page', { type: GiftCardPageRef, nullable: true, description: 'The page.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const tokenDescription = 'Out of the private link.'

builder.queryField('giftCardPage', (t) =>
  t.field({
    type: GiftCardPagePayloadRef,
    description: 'The gift behind a private link. Looking changes nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: tokenDescription }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        page: viewPage(await showGiftCard(ctx.deps, { token, language }), language),
      })),
  }),
)

builder.mutationField('openGiftCard', (t) =>
  t.field({
    type: GiftCardPagePayloadRef,
    description:
      'Opens the gift behind a private link: codes are shown from now on, and the giver sees that it was opened.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: tokenDescription }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        page: viewPage(await openGiftCard(ctx.deps, { token, language }), language),
      })),
  }),
)
