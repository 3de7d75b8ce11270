import { newsletterSubscriptionSchema } from '#kernel/newsletter-subscription.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

export const schema = newsletterSubscriptionSchema

/** Asks for the newsletter. Loaded when a visitor turns to the form. */
export async function send(
  subscription: { email: string; firstName?: string | undefined },
  captchaToken: string,
) {
  const variables = { ...subscription, captchaToken }
  return await mutate(SubscribeNewsletterDocument, variables)
}

const SubscribeNewsletterDocument = graphql(`
  mutation SubscribeNewsletter(
    $userData: UserData!
    $email: String!
    $firstName: String
    $captchaToken: String!
  ) {
    subscribeNewsletter(
      userData: $userData
      email: $email
      firstName: $firstName
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
