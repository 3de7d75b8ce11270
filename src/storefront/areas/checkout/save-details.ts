import type * as v from 'valibot'
import { guestDetailsSchema } from '#kernel/guest-details.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'

export const schema = guestDetailsSchema(typedPhoneSchema)

/** Saves the giver's details. Loaded when a visitor turns to the form. */
export async function send(details: v.InferOutput<typeof schema>) {
  const variables = { input: details }
  return await mutate(SaveGuestDetailsDocument, variables)
}

const SaveGuestDetailsDocument = graphql(`
  mutation SaveGuestDetails($userData: UserData!, $input: GuestDetailsInput!) {
    saveGuestDetails(userData: $userData, input: $input) { errors { ...ShopError } }
  }
`)
