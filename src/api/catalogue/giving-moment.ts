import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { MomentUnknown } from '#domain/catalogue/errors.ts'
import { ListHeadRef } from './list-head.ts'
import { momentsOf } from './moments-of.ts'
import type { GivingMomentView } from './views.ts'

export const GivingMomentRef = builder.objectRef<GivingMomentView>('GivingMoment').implement({
  description: 'A reason to give, such as a birthday.',
  interfaces: [ListHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also the last part of its address.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'A sentence about it.' }),
    path: t.exposeString('path', { description: 'Address of its page.' }),
    daysLeft: t.exposeInt('daysLeft', {
      nullable: true,
      description: 'Until its day, 0 on the day itself; null while it is far away, or has no day.',
    }),
    productCount: t.exposeInt('productCount', { description: 'How many products suit it.' }),
    images: t.expose('images', {
      type: [ImageRef],
      description: 'Cards of the most popular of them, at most three.',
    }),
  }),
})

builder.queryField('givingMoments', (t) =>
  t.field({
    ...sameForEveryone,
    type: [GivingMomentRef],
    description:
      'All moments of giving: those that come soon by their day, then the others in the order of the shop.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => momentsOf(ask(ctx, userData)),
  }),
)

builder.queryField('givingMoment', (t) =>
  t.field({
    ...sameForEveryone,
    type: GivingMomentRef,
    nullable: true,
    description: 'One moment by id. Unknown: null and an error 3105.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      id: t.arg.string({ required: true, description: 'The last part of its address.' }),
    },
    resolve: (_root, { userData, id }, ctx) => {
      const moment = momentsOf(ask(ctx, userData)).find((one) => one.id === id)
      if (moment === undefined) throw new MomentUnknown()
      return moment
    },
  }),
)
