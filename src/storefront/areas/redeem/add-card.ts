import type * as v from 'valibot'
import { choiceCardSchema } from '#kernel/choice-card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutateRedeem } from '#storefront/parts/redeem/call-redeem.ts'

/** One more card. Loaded when a visitor turns to the form. */
export const addCard = (cardPrefixes: readonly string[]) => ({
  schema: choiceCardSchema(cardPrefixes),
  send: async (card: v.InferOutput<ReturnType<typeof choiceCardSchema>>, captchaToken: string) =>
    await mutateRedeem(AddRedeemCardDocument, { ...card, captchaToken }),
})

const AddRedeemCardDocument = graphql(`
  mutation AddRedeemCard(
    $userData: UserData!
    $cardNumber: String!
    $pin: String!
    $captchaToken: String!
  ) {
    addRedeemCard(
      userData: $userData
      cardNumber: $cardNumber
      pin: $pin
      captchaToken: $captchaToken
    ) { ...RedeemState }
  }
`)
