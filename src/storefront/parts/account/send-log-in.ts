import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** Logs this browser in, by a cookie that no script reads. */
export async function sendLogIn(typed: { email: string; password: string }, captchaToken: string) {
  const variables = { ...typed, captchaToken }
  return await mutate(UserLoginDocument, variables)
}

const UserLoginDocument = graphql(`
  mutation UserLogin(
    $userData: UserData!
    $email: String!
    $password: String!
    $captchaToken: String!
  ) {
    userLogin(
      userData: $userData
      email: $email
      password: $password
      captchaToken: $captchaToken
    ) {
      errors { ...ShopError }
    }
  }
`)
