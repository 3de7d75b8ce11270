import { identitySchema } from '#kernel/account-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

export const schema = identitySchema

/** Has the cards of an address mailed to it. Loaded when a visitor turns to the form. */
export const send = async ({ email }: { email: string }, captchaToken: string) =>
  await mutate(MailMyGiftCardsDocument, { email, captchaToken })

const MailMyGiftCardsDocument = graphql(`
  mutation MailMyGiftCards($userData: UserData!, $email: String!, $captchaToken: String!) {
    mailMyGiftCards(userData: $userData, email: $email, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)
