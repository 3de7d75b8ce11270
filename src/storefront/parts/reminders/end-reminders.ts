import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** Ends the reminders of a gift; gives what takes that back, or what the shop refused. */
export async function endReminders(token: string) {
  const { endGiftCardReminders } = await callShop(
    EndGiftCardRemindersDocument,
    { token },
    'mutation',
  )
  const { errors, undo } = endGiftCardReminders
  return { refusal: errors[0]?.message, undo: undo ?? undefined }
}

const EndGiftCardRemindersDocument = graphql(`
  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {
    endGiftCardReminders(userData: $userData, token: $token) {
      undo
      errors { ...ShopError }
    }
  }
`)

/** Asks for them again; gives what will go now, or what the shop refused. */
export async function restoreReminders(token: string, undo: string) {
  const { restoreGiftCardReminders } = await callShop(
    RestoreGiftCardRemindersDocument,
    { token, undo },
    'mutation',
  )
  const { errors, reminders } = restoreGiftCardReminders
  return { refusal: errors[0]?.message, reminders: reminders ?? undefined }
}

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
