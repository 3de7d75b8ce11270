import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { dutchDayOf, planPost } from '#kernel/post-calendar.ts'

type PostPromiseView = {
  postedOn: string
  arrivesOn: string
  isPostedToday: boolean
  isThereTomorrow: boolean
  lastDay: string
}

/** What is ordered now, by the calendar and the clock of the shop. */
function viewPromise(now: Date): PostPromiseView {
  const { postedOn, arrivesOn } = planPost(now, undefined)
  const today = dutchDayOf(now)
  return {
    postedOn: postedOn.toString(),
    arrivesOn: arrivesOn.toString(),
    isPostedToday: postedOn.equals(today),
    isThereTomorrow: arrivesOn.equals(today.add({ days: 1 })),
    lastDay: today.add({ years: 1 }).toString(),
  }
}

const PostPromiseRef = builder.objectRef<PostPromiseView>('PostPromise').implement({
  description: 'When a card arrives that is ordered by post now; days as `2026-12-05`.',
  fields: (t) => ({
    postedOn: t.exposeString('postedOn', { description: 'When the shop posts it.' }),
    arrivesOn: t.exposeString('arrivesOn', { description: 'When the post brings it.' }),
    lastDay: t.exposeString('lastDay', { description: 'The last day that can be wished for.' }),
    isPostedToday: t.exposeBoolean('isPostedToday', { description: 'Still today.' }),
    isThereTomorrow: t.exposeBoolean('isThereTomorrow', { description: 'Tomorrow already.' }),
  }),
})

builder.queryField('postPromise', (t) =>
  t.field({
    type: PostPromiseRef,
    nullable: false,
    description: 'When a card arrives that is ordered by post at this moment.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      ask(ctx, userData)
      return viewPromise(ctx.deps.clock.now())
    },
  }),
)
