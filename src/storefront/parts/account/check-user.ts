import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'

/** Whether an address has an account. */
export const checkUser = async ({ email }: { email: string }, captchaToken: string) =>
  (await callShop(CheckUserExistDocument, { email, captchaToken })).checkUserExist

const CheckUserExistDocument = graphql(`
  query CheckUserExist($userData: UserData!, $email: String!, $captchaToken: String!) {
    checkUserExist(userData: $userData, email: $email, captchaToken: $captchaToken) {
      status
      errors { ...ShopError }
    }
  }
`)
