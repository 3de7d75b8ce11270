import type * as v from 'valibot'
import { reminderSchema } from '#kernel/reminder-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** Has the holder of a gift told before it ends. Loaded when they turn to the form. */
export const reminderTask = (token: string) => ({
  schema: reminderSchema,
  /** A box that is ticked sends its number as text, and none sends nothing. */
  read: (typed: Record<string, unknown>) => ({
    ...typed,
    days: [typed.days ?? []].flat().map(Number),
  }),
  send: async (asked: v.InferOutput<typeof reminderSchema>) =>
    await mutate(RemindOfGiftCardsDocument, { ...asked, token }),
})

const RemindOfGiftCardsDocument = graphql(`
  mutation RemindOfGiftCards($userData: UserData!, $token: String!, $days: [Int!]!, $email: String!) {
    remindOfGiftCards(userData: $userData, token: $token, days: $days, email: $email) {
      reminders { ...CardDates }
      errors { ...ShopError }
    }
  }
`)
