import { identitySchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

export const schema = identitySchema

/** Has givers told that their gift never came to an address. Loaded when a visitor turns to the form. */
export const send = async ({ email }: { email: string }, captchaToken: string) =>
  await mutate(ReportMissedGiftDocument, { email, captchaToken })

const ReportMissedGiftDocument = graphql(`
  mutation ReportMissedGift($userData: UserData!, $email: String!, $captchaToken: String!) {
    reportMissedGift(userData: $userData, email: $email, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)
