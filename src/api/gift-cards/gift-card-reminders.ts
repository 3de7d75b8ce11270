import { builder } from '#api/builder.ts'
import { parseInput } from '#api/parse-input.ts'
import { type Payload, payload } from '#api/payload.ts'
import { ApiErrorRef } from '#api/shared/api-error.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { endHoldersReminders, remindHolder, restoreReminders } from '#flows/cards/remind-holder.ts'
import type { RemindersView } from '#flows/cards/show-reminders.ts'
import { reminderSchema } from '#kernel/reminder-input.ts'

export const GiftCardRemindersRef = builder
  .objectRef<RemindersView>('GiftCardReminders')
  .implement({
    description: 'What the holder of a gift may be told by mail before its cards end.',
    fields: (t) => ({
      offeredDays: t.exposeIntList('offeredDays', {
        description: 'So many days before the last day; those that are still to come.',
      }),
      askedDays: t.exposeIntList('askedDays', {
        description: 'Those that were asked for and have not gone yet.',
      }),
      maskedEmail: t.exposeString('maskedEmail', {
        nullable: true,
        description: 'Where they go, as its owner knows it again; null where none is asked for.',
      }),
    }),
  })

const RemindOfGiftCardsPayloadRef = builder
  .objectRef<Payload<{ reminders: RemindersView | undefined }>>('RemindOfGiftCardsPayload')
  .implement({
    description: 'The reminders of a gift, or why they were not noted.',
    fields: (t) => ({
      reminders: t.expose('reminders', {
        type: GiftCardRemindersRef,
        nullable: true,
        description: 'All of the gift; null where there is nothing left to be told of.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('remindOfGiftCards', (t) =>
  t.field({
    type: RemindOfGiftCardsPayloadRef,
    description:
      'Has the holder of an opened gift told before its cards end, each time once, in the place of what was asked before. Nothing is mailed now.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the private link.' }),
      days: t.arg.intList({ required: true, description: 'Some of `offeredDays`.' }),
      email: t.arg.string({ required: true, description: 'Where the reminders go.' }),
    },
    resolve: (_root, { userData, token, ...typed }, ctx) =>
      payload(ctx, userData, async ({ language }) => {
        const asked = parseInput(reminderSchema, typed)
        return { reminders: await remindHolder(ctx.deps, { ...asked, token, language }) }
      }),
  }),
)

const EndGiftCardRemindersPayloadRef = builder
  .objectRef<Payload<{ isEnded: boolean; undo: string | undefined }>>('EndGiftCardRemindersPayload')
  .implement({
    description: 'Whether the reminders ended.',
    fields: (t) => ({
      isEnded: t.exposeBoolean('isEnded', {
        nullable: true,
        description: 'True once none goes any more; null where the link is not valid.',
      }),
      undo: t.exposeString('undo', {
        nullable: true,
        description:
          'Takes it back by `restoreGiftCardReminders` for ten minutes; null where nothing went, and for the link in a reminder.',
      }),
      errors: t.expose('errors', { type: [ApiErrorRef], description: 'Empty when all went well.' }),
    }),
  })

builder.mutationField('endGiftCardReminders', (t) =>
  t.field({
    type: EndGiftCardRemindersPayloadRef,
    description: 'Ends all reminders of a gift, and erases their address. Again is harmless.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({
        required: true,
        description: 'Out of the private link of the gift, or of the link in a reminder.',
      }),
    },
    resolve: (_root, { userData, token }, ctx) =>
      payload(ctx, userData, async () => ({
        undo: await endHoldersReminders(ctx.deps, token),
        isEnded: true,
      })),
  }),
)

builder.mutationField('restoreGiftCardReminders', (t) =>
  t.field({
    type: RemindOfGiftCardsPayloadRef,
    description: 'Asks again for the reminders that were ended on the page of a gift just now.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      token: t.arg.string({ required: true, description: 'Out of the private link.' }),
      undo: t.arg.string({ required: true, description: 'As `endGiftCardReminders` gave it.' }),
    },
    resolve: (_root, { userData, token, undo }, ctx) =>
      payload(ctx, userData, async ({ language }) => ({
        reminders: await restoreReminders(ctx.deps, { token, undo, language }),
      })),
  }),
)
