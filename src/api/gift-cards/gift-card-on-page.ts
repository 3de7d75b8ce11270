import { builder } from '#api/builder.ts'
import { SpendPlaceRef } from '#api/catalogue/spending.ts'
import { ImageRef, type ImageView } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import type { CardOnPageView, GiftCardCodeView, OwnPageView } from '#flows/cards/show-gift-card.ts'
import type { WireMoney } from '#i18n/formats.ts'

const CardStoppedByRef = builder.enumType('CardStoppedBy', {
  description: 'Why a card cannot be spent for now.',
  values: {
    PAYMENT: { value: 'payment', description: 'Its payment is asked back; a person decides.' },
    WITHDRAWAL: {
      value: 'withdrawal',
      description: 'Whoever ordered withdrew from it; a person decides.',
    },
    SHOP: { value: 'shop', description: 'Customer service stopped it.' },
  } as const,
})

const GiftCardCodeRef = builder.objectRef<GiftCardCodeView>('GiftCardCode').implement({
  description: 'How a card is spent.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The number.' }),
    pin: t.exposeString('pin', { nullable: true, description: 'The pin, where there is one.' }),
    barcodeSvg: t.exposeString('barcodeSvg', { description: 'For the till, as an SVG document.' }),
  }),
})

const GiftCardOwnPageRef = builder.objectRef<OwnPageView>('GiftCardOwnPage').implement({
  description: 'The page that shows one card alone, so that it can be given away by itself.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its address, which is its secret.' }),
    isOpened: t.exposeBoolean('isOpened', {
      description: 'True once somebody unwrapped it there.',
    }),
  }),
})

const GiftCardExtensionRef = builder
  .objectRef<NonNullable<CardOnPageView['extension']>>('GiftCardExtension')
  .implement({
    description: 'How the holder of a choice card moves its last day, once.',
    fields: (t) => ({
      until: t.exposeString('until', { description: 'Its last day then, YYYY-MM-DD.' }),
      proof: t.exposeString('proof', {
        description: 'For `extendGiftCard`, for a quarter of an hour.',
      }),
    }),
  })

type CardView = Omit<CardOnPageView, 'amount' | 'picture'> & {
  amount: WireMoney
  image: ImageView
  backgroundColor: string
  showShadow: boolean
}

export const viewCardOnPage = ({ picture, amount, ...card }: CardOnPageView): CardView => ({
  ...card,
  amount: toWire(amount),
  image: { url: picture.url, alt: picture.alt },
  backgroundColor: picture.backgroundColor,
  showShadow: picture.showShadow,
})

export const GiftCardOnPageRef = builder.objectRef<CardView>('GiftCardOnPage').implement({
  description: 'A card as its holder sees it.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    amount: t.expose('amount', { type: MoneyRef, description: 'What it is worth.' }),
    image: t.expose('image', { type: ImageRef, description: 'The card.' }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Behind the card, #rrggbb.',
    }),
    showShadow: t.exposeBoolean('showShadow', { description: 'Whether it casts a shadow.' }),
    wrapper: t.exposeID('wrapper', {
      description: 'The paper that it is unwrapped from: `hearts`, `leaves` or `dots`.',
    }),
    isDonation: t.exposeBoolean('isDonation', {
      description: "Given to a good cause in the holder's name: no code, no validity.",
    }),
    isChoiceCard: t.exposeBoolean('isChoiceCard', {
      description: "The shop's own card, whose balance `checkGiftCardBalance` gives.",
    }),
    howToSpend: t.exposeString('howToSpend', {
      description: 'What to do with it; of a donation, what it is used for.',
    }),
    webshops: t.expose('webshops', {
      type: [SpendPlaceRef],
      description: 'Where it is accepted; of a donation, where the cause is found.',
    }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'Last day of validity, YYYY-MM-DD; null until issued, and for a donation.',
    }),
    extension: t.expose('extension', {
      type: GiftCardExtensionRef,
      nullable: true,
      description: 'Null where its last day cannot be moved, or was moved before.',
    }),
    code: t.expose('code', {
      type: GiftCardCodeRef,
      nullable: true,
      description:
        'Null until the holder opens the gift, for a donation, and while the card is stopped.',
    }),
    stoppedBy: t.expose('stoppedBy', {
      type: CardStoppedByRef,
      nullable: true,
      description: 'Why an opened card has no code.',
    }),
    ownPage: t.expose('ownPage', {
      type: GiftCardOwnPageRef,
      nullable: true,
      description: 'Of a card that somebody bought for themselves, as soon as it is there.',
    }),
  }),
})
