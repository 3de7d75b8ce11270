import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** Ends the reminders of a gift; `undo` takes that back. */
export const stopReminders = (token: string) => mutate(EndGiftCardRemindersDocument, { token })

const EndGiftCardRemindersDocument = graphql(`
  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {
    endGiftCardReminders(userData: $userData, token: $token) {
      undo
      errors { ...ShopError }
    }
  }
`)

/** Asks for them again; gives what will go now. */
export const resumeReminders = (token: string, undo: string) =>
  mutate(RestoreGiftCardRemindersDocument, { token, undo })

const RestoreGiftCardRemindersDocument = graphql(`
  mutation RestoreGiftCardReminders($userData: UserData!, $token: String!, $undo: String!) {
    restoreGiftCardReminders(userData: $userData, token: $token, undo: $undo) {
      reminders { ...CardDates }
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment CardDates on GiftCardReminders {
    offeredDays
    askedDays
    maskedEmail
  }
`)
