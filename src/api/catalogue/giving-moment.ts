import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { ImageRef } from '#api/shared/image.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { MomentUnknown } from '#domain/catalogue/errors.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ListHeadRef } from './list-head.ts'
import type { GivingMomentView } from './views.ts'

export const GivingMomentRef = builder.objectRef<GivingMomentView>('GivingMoment').implement({
  description: 'A reason to give, such as a birthday.',
  interfaces: [ListHeadRef],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Also the last part of its address.' }),
    title: t.exposeString('title', { description: 'Its name.' }),
    description: t.exposeString('description', { description: 'A sentence about it.' }),
    path: t.exposeString('path', { description: 'Address of its page.' }),
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
    description: 'All moments of giving, in the order of the shop.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => catalogueViewOf(ask(ctx, userData)).moments,
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
      const moment = catalogueViewOf(ask(ctx, userData)).moments.find((one) => one.id === id)
      if (moment === undefined) throw new MomentUnknown()
      return moment
    },
  }),
)
