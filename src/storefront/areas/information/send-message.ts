import type * as v from 'valibot'
import { messageToShopSchema } from '#kernel/message-to-shop.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

export const schema = messageToShopSchema

/** Sends a message to the shop. Loaded when a visitor turns to the form. */
export async function send(message: v.InferOutput<typeof schema>, captchaToken: string) {
  const variables = { input: message, captchaToken }
  return await mutate(SendContactMessageDocument, variables)
}

const SendContactMessageDocument = graphql(`
  mutation SendContactMessage(
    $userData: UserData!
    $input: ContactMessageInput!
    $captchaToken: String!
  ) {
    sendContactMessage(userData: $userData, input: $input, captchaToken: $captchaToken) {
      errors { ...ShopError }
    }
  }
`)
