import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

/** The question for the browser of an owner who shows who they are. */
export const beginPasskey = async (password: string | null) =>
  await mutate(BeginPasskeyDocument, { password })

/** Hands a passkey in that the browser made. */
export const handInPasskey = async (answer: string) => await mutate(AddPasskeyDocument, { answer })

const BeginPasskeyDocument = graphql(`
  mutation BeginPasskey($userData: UserData!, $password: String) {
    beginPasskey(userData: $userData, password: $password) { question errors { ...ShopError } }
  }
`)

const AddPasskeyDocument = graphql(`
  mutation AddPasskey($userData: UserData!, $answer: String!) {
    addPasskey(userData: $userData, answer: $answer) { errors { ...ShopError } }
  }
`)
