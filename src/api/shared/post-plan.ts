import { builder } from '#api/builder.ts'
import type { planPost } from '#kernel/post-calendar.ts'

export type PostPlanView = ReturnType<typeof planPost>

export const PostPlanRef = builder.objectRef<PostPlanView>('PostPlan').implement({
  description: 'Two days of the Dutch calendar, as `2026-12-05`.',
  fields: (t) => ({
    postedOn: t.string({
      description: 'When the shop posts it.',
      resolve: (plan) => plan.postedOn.toString(),
    }),
    arrivesOn: t.string({
      description: 'When the post brings it.',
      resolve: (plan) => plan.arrivesOn.toString(),
    }),
  }),
})
