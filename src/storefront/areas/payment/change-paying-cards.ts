import type * as v from 'valibot'
import { choiceCardSchema } from '#kernel/choice-card.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import type { AnswerWithErrors } from '#ui/form/shop-form.ts'

type ChoiceCard = v.InferOutput<ReturnType<typeof choiceCardSchema>>

/** A choice card pays for the basket. Loaded when a visitor turns to the form. */
export const sendPayingCard = (cardPrefixes: readonly string[]) => ({
  schema: choiceCardSchema(cardPrefixes),
  send: async (card: ChoiceCard, captchaToken: string) => {
    const variables = { ...card, captchaToken }
    return await mutate(AddGiftCardPaymentDocument, variables)
  },
})

/** It pays no more; that another tab took it away before is as good. */
export async function takeOffPayingCard(cardId: string): Promise<AnswerWithErrors> {
  await mutate(RemoveGiftCardPaymentDocument, { cardId })
  return { errors: [] }
}

const AddGiftCardPaymentDocument = graphql(`
  mutation AddGiftCardPayment(
    $userData: UserData!
    $cardNumber: String!
    $pin: String!
    $captchaToken: String!
  ) {
    addGiftCardPayment(
      userData: $userData
      cardNumber: $cardNumber
      pin: $pin
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)

const RemoveGiftCardPaymentDocument = graphql(`
  mutation RemoveGiftCardPayment($userData: UserData!, $cardId: ID!) {
    removeGiftCardPayment(userData: $userData, cardId: $cardId) {
      errors { ...ShopError }
    }
  }
`)
