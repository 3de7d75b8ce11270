import type * as v from 'valibot'
import { choiceCardSchema } from '#kernel/choice-card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutateRedeem } from './call-redeem.ts'
import { keepRedeemToken } from './redeem-token.ts'

type ChoiceCard = v.InferOutput<ReturnType<typeof choiceCardSchema>>

/** Begins to exchange a card. Loaded when a visitor turns to a form for it. */
export const sendRedeemCard = (cardPrefixes: readonly string[]) => ({
  schema: choiceCardSchema(cardPrefixes),
  send: startRedeem,
})

export async function startRedeem(card: ChoiceCard, captchaToken: string) {
  const answer = await mutateRedeem(OpenRedeemDocument, { ...card, captchaToken })
  if (answer.redeemToken) keepRedeemToken(answer.redeemToken)
  return answer
}

const OpenRedeemDocument = graphql(`
  mutation OpenRedeem(
    $userData: UserData!
    $cardNumber: String!
    $pin: String!
    $captchaToken: String!
  ) {
    openRedeem(
      userData: $userData
      cardNumber: $cardNumber
      pin: $pin
      captchaToken: $captchaToken
    ) {
      redeemToken
      redeem { pageId }
      errors { ...ShopError }
    }
  }
`)
