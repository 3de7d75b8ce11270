import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** Ends the reminders of a gift; gives what the shop refused, or nothing when none goes any more. */
export async function endReminders(token: string): Promise<string | undefined> {
  const { endGiftCardReminders } = await callShop(
    EndGiftCardRemindersDocument,
    { token },
    'mutation',
  )
  return endGiftCardReminders.errors[0]?.message
}

const EndGiftCardRemindersDocument = graphql(`
  mutation EndGiftCardReminders($userData: UserData!, $token: String!) {
    endGiftCardReminders(userData: $userData, token: $token) {
      errors { ...ShopError }
    }
  }
`)
