import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { hasPaidBefore } from '#domain/orders/has-paid-before.ts'
import type { Fairness } from '#domain/storefronts/fairness.ts'

export const ScamWarningRef = builder.objectRef<{ delayMinutes: number }>('ScamWarning').implement({
  description: 'The basket looks like its giver is being tricked: they are asked, and not held up.',
  fields: (t) => ({
    delayMinutes: t.exposeInt('delayMinutes', {
      description: 'How much later it is delivered; 0: not at all.',
    }),
  }),
})

const ScamRuleRef = builder
  .objectRef<Fairness['scam'] & { isFirstOrder: boolean }>('ScamRule')
  .implement({
    description: 'When cards that are as good as cash are warned of: by how many of three signs.',
    fields: (t) => ({
      isFirstOrder: t.exposeBoolean('isFirstOrder', {
        description: 'A sign: nothing was paid in this browser before.',
      }),
      cardsAbove: t.exposeInt('cardsAboveCents', {
        description: 'A sign: cards of more than this, in the smallest unit of the currency.',
      }),
      equalCardsFrom: t.exposeInt('equalCardsFrom', {
        description: 'A sign: as many equal cards.',
      }),
      signsFrom: t.exposeInt('signsFrom', { description: 'So many signs are needed.' }),
      delayMinutes: t.exposeInt('delayMinutes', {
        description: 'How much later it is delivered; 0: not at all.',
      }),
    }),
  })

builder.queryField('scamRule', (t) =>
  t.field({
    type: ScamRuleRef,
    nullable: true,
    description:
      'For one gift that is ordered by itself; null where its cards are nothing like cash.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      productId: t.arg.string({ required: true, description: 'Which product.' }),
    },
    resolve: async (_root, { userData, productId }, ctx) => {
      const { catalogue, storefront } = ask(ctx, userData)
      if (!catalogue.productById.get(productId)?.isAppleType) return null
      const { key } = ctx.visitor
      const isFirstOrder = key === undefined || !(await hasPaidBefore(ctx.db, key))
      return { ...storefront.fairness.scam, isFirstOrder }
    },
  }),
)
