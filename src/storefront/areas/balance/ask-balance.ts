import type * as v from 'valibot'
import { choiceCardSchema } from '#kernel/choice-card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

type ChoiceCard = v.InferOutput<ReturnType<typeof choiceCardSchema>>

/** Asks for the balance of a card. Loaded when a visitor turns to the form. */
export const askBalance = (cardPrefixes: readonly string[]) => ({
  schema: choiceCardSchema(cardPrefixes),
  send: async (card: ChoiceCard, captchaToken: string) => {
    const variables = { ...card, captchaToken }
    return mutate(CheckGiftCardBalanceDocument, variables)
  },
})

const CheckGiftCardBalanceDocument = graphql(`
  mutation CheckGiftCardBalance(
    $userData: UserData!
    $cardNumber: String!
    $pin: String!
    $captchaToken: String!
  ) {
    checkGiftCardBalance(
      userData: $userData
      cardNumber: $cardNumber
      pin: $pin
      captchaToken: $captchaToken
    ) {
      card { ...CardBalance }
      errors { ...ShopError }
    }
  }
`)
