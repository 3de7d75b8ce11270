import type * as v from 'valibot'
import { guestDetailsSchema, postedDetailsSchema } from '#kernel/guest-details.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutateRedeem } from '#storefront/parts/redeem/call-redeem.ts'

type Details = v.InferOutput<ReturnType<typeof guestDetailsSchema>>

/** Keeps who exchanges, and where it is posted. Loaded when a visitor turns to the form. */
export const sendRedeemDetails = ({ isPosted }: { isPosted: boolean }) => ({
  schema: (isPosted ? postedDetailsSchema : guestDetailsSchema)(typedPhoneSchema),
  send: async (details: Details) =>
    await mutateRedeem(SaveRedeemDetailsDocument, { input: details }),
})

const SaveRedeemDetailsDocument = graphql(`
  mutation SaveRedeemDetails($userData: UserData!, $input: GuestDetailsInput!) {
    saveRedeemDetails(userData: $userData, input: $input) { ...RedeemState }
  }
`)
