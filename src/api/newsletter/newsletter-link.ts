import { builder } from '#api/builder.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import {
  confirmNewsletter,
  endNewsletter,
  type NewsletterLinkView,
  showConfirmLink,
  showEndLink,
} from '#flows/newsletter/follow-newsletter-link.ts'

const NewsletterStateRef = builder.enumType('NewsletterState', {
  description: 'How an address stands to the newsletter.',
  values: {
    ASKED: { value: 'asked', description: 'Asked for, not confirmed yet.' },
    CONFIRMED: {
      value: 'confirmed',
      description: 'The mailbox confirmed it: it gets the letters.',
    },
    ENDED: { value: 'ended', description: 'It gets no letters.' },
  } as const,
})

const NewsletterLinkRef = builder.enumType('NewsletterLink', {
  description: 'The purpose of a private link.',
  values: {
    CONFIRM: { value: 'confirm', description: 'Confirming the newsletter, for a week.' },
    END: { value: 'end', description: 'Ending it, always.' },
  } as const,
})

const NewsletterSubscriptionRef = builder
  .objectRef<NewsletterLinkView>('NewsletterSubscription')
  .implement({
    description: 'What the private link of a mail about the newsletter shows.',
    fields: (t) => ({
      state: t.expose('state', { type: NewsletterStateRef, description: 'How it stands.' }),
      maskedEmail: t.exposeString('maskedEmail', {
        nullable: true,
        description: 'The address, so that its owner knows it; null where nothing is kept.',
      }),
    }),
  })

const NewsletterPayloadRef = builder
  .objectRef<Payload<{ subscription: NewsletterLinkView }>>('NewsletterPayload')
  .implement({
    description: 'A subscription, or why it is not shown.',
    fields: (t) => ({
      subscription: t.expose('subscription', {
        type: NewsletterSubscriptionRef,
        nullable: true,
        description: 'The subscription behind the link.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

const show = { confirm: showConfirmLink, end: showEndLink }

builder.queryField('newsletterSubscription', (t) =>
  t.field({
    type: NewsletterPayloadRef,
    description: 'The subscription behind a private link. Looking changes nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      link: t.arg({ type: NewsletterLinkRef, required: true, description: 'Which link it is.' }),
      token: t.arg.string({ required: true, description: 'Out of that link.' }),
    },
    resolve: (_root, { userData, link, token }, ctx) =>
      payload(ctx, userData, async () => ({ subscription: await show[link](ctx.deps, token) })),
  }),
)

builder.mutationField('confirmNewsletter', (t) =>
  t.field({
    type: NewsletterPayloadRef,
    description: 'Confirms the newsletter from the mailbox itself; again is harmless.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the link that confirms.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => ({
        subscription: await confirmNewsletter(ctx.deps, token),
      })),
  }),
)

builder.mutationField('unsubscribeNewsletter', (t) =>
  t.field({
    type: NewsletterPayloadRef,
    description: 'Ends the newsletter at once, with nothing to fill in; again is harmless.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the link that ends it.' }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => ({ subscription: await endNewsletter(ctx.deps, token) })),
  }),
)
