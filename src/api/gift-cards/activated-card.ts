import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { ImageRef } from '#api/shared/image.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { type ActivatedCardView, showActivation } from '#flows/cards/show-activation.ts'
import { type StorefrontLanguage, textIn } from '#kernel/language.ts'
import { cardStates, GiftCardStateRef } from './gift-card-balance.ts'

const viewActivated = (
  { picture, status, amount, terms, ...card }: ActivatedCardView,
  language: StorefrontLanguage,
) => ({
  ...card,
  terms: terms.map((one) => textIn(one, language)),
  amount: toWire(amount),
  image: { url: picture.url, alt: picture.alt },
  backgroundColor: picture.backgroundColor,
  showShadow: picture.showShadow,
  state: cardStates[status],
})

type ActivatedView = ReturnType<typeof viewActivated>

const ActivatedCardRef = builder.objectRef<ActivatedView>('ActivatedCard').implement({
  description:
    'A printed card that was activated, to whoever did so: neither its whole number nor its pin.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its name.' }),
    image: t.expose('image', { type: ImageRef, description: 'The card.' }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Behind the card, #rrggbb.',
    }),
    showShadow: t.exposeBoolean('showShadow', { description: 'Whether it casts a shadow.' }),
    maskedNumber: t.exposeString('maskedNumber', {
      description: 'Dots and the last four digits, such as ••••1234.',
    }),
    amount: t.expose('amount', { type: MoneyRef, description: 'What was put on it.' }),
    state: t.expose('state', { type: GiftCardStateRef, description: 'What it is good for.' }),
    expiryDate: t.exposeString('expiryDate', { description: 'Its last day, YYYY-MM-DD.' }),
    terms: t.exposeStringList('terms', {
      description: 'What holds for it, one sentence or two each.',
    }),
    referenceNumber: t.exposeString('referenceNumber', { description: 'Of the order.' }),
    orderUuid: t.exposeString('orderUuid', { description: 'Of the order, with its receipt.' }),
  }),
})

const ActivatedCardPayloadRef = builder
  .objectRef<Payload<{ card: ActivatedView }>>('ActivatedCardPayload')
  .implement({
    description: 'The card, or why it is not shown.',
    fields: (t) => ({
      card: t.expose('card', { type: ActivatedCardRef, nullable: true, description: 'The card.' }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.queryField('activatedCard', (t) =>
  t.field({
    type: ActivatedCardPayloadRef,
    description:
      'The printed card behind the private link of the mail that says that it is active.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the private link.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async ({ language, storefrontLanguage }) => ({
        card: viewActivated(
          await showActivation(ctx.deps, { token, language }),
          storefrontLanguage,
        ),
      })),
  }),
)
