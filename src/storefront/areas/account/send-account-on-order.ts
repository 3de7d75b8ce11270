import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

type AccountOnOrder = { orderUuid: string; password?: string; captchaToken: string }

/** Opens an account with an order, by a password or by none yet. */
export const sendAccountOnOrder = async ({ password, ...order }: AccountOnOrder) =>
  await mutate(CreateAccountOnOrderDocument, { ...order, password: password ?? null })

const CreateAccountOnOrderDocument = graphql(`
  mutation CreateAccountOnOrder(
    $userData: UserData!
    $orderUuid: String!
    $password: String
    $captchaToken: String!
  ) {
    createAccountOnOrder(
      userData: $userData
      orderUuid: $orderUuid
      password: $password
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
