import type * as v from 'valibot'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { callShop } from '#storefront/parts/api/call-shop.ts'
import type { TypedValues } from '#storefront/parts/form/shop-form.ts'

type GiftAsSeen = {
  packageId: string
  /** Of the basket that the visitor sees; undefined once they were told that it changed. */
  version: number | undefined
}

/** Gives a line of the basket another note and another paper. Loaded when a visitor turns to the form. */
export const changeNote = ({ packageId, version }: GiftAsSeen) => ({
  schema: changedGiftSchema,
  /** An empty note is none. */
  read: ({ message, wrapper }: TypedValues) => ({
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
    wrapper,
  }),
  send: async ({ message = '', wrapper }: v.InferOutput<typeof changedGiftSchema>) => {
    const asked = { packageId, message, wrapper: wrapper ?? null, version: version ?? null }
    return (await callShop(ChangeNoteDocument, asked, 'mutation')).updatePackage
  },
})

const ChangeNoteDocument = graphql(`
  mutation ChangeNote(
    $userData: UserData!
    $packageId: ID!
    $message: String
    $wrapper: ID
    $version: Int
  ) {
    updatePackage(
      userData: $userData
      packageId: $packageId
      message: $message
      wrapper: $wrapper
      version: $version
    ) { errors { ...ShopError } }
  }
`)
