import { builder } from '#api/builder.ts'

export type DeliveryDelayView = { text: string; until: string | undefined }

export const DeliveryDelayRef = builder.objectRef<DeliveryDelayView>('DeliveryDelay').implement({
  description: 'That digital cards are sent with a delay.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'What visitors are told.' }),
    until: t.exposeString('until', {
      nullable: true,
      description:
        'The last day on which it is said, such as 2026-12-31. Absent: until further notice.',
    }),
  }),
})
