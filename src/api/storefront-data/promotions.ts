import { builder } from '#api/builder.ts'

export type PromotionsView = { areRunning: boolean; haveCodes: boolean }

export const PromotionsRef = builder.objectRef<PromotionsView>('RunningPromotions').implement({
  description: 'The promotions of today, as far as a screen asks for something.',
  fields: (t) => ({
    areRunning: t.exposeBoolean('areRunning', {
      description: 'Something is taken off some orders: totals are asked of the shop.',
    }),
    haveCodes: t.exposeBoolean('haveCodes', { description: 'For some of it a code is typed.' }),
  }),
})
