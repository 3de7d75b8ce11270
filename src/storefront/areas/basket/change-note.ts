import type * as v from 'valibot'
import { changedGiftSchema } from '#kernel/gift-input.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { readWrapping } from '#storefront/parts/gift-form/typed-gift.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type GiftAsSeen = {
  packageId: string
  /** Of the basket that the visitor sees; undefined once they were told that it changed. */
  version: number | undefined
  /** Then there may be no paper around it. */
  isByPost: boolean
}

/** Gives a line of the basket another note and another paper. Loaded when a visitor turns to the form. */
export const changeNote = ({ packageId, version, isByPost }: GiftAsSeen) => ({
  schema: changedGiftSchema,
  /** An empty note is none. */
  read: ({ message, ...wrapping }: TypedValues) => ({
    message: typeof message === 'string' && message.trim() !== '' ? message : undefined,
    ...readWrapping(wrapping),
  }),
  send: async (changed: v.InferOutput<typeof changedGiftSchema>) => {
    const { message = '', wrapper, giftPacking, isEachWrapped = false } = changed
    const none = isByPost ? '' : null
    const asked = {
      ...{ packageId, message, version: version ?? null },
      ...{ wrapper: wrapper ?? none, giftPacking: giftPacking ?? none },
      isEachWrapped: isByPost ? isEachWrapped : null,
    }
    return await mutate(ChangeNoteDocument, asked)
  },
})

const ChangeNoteDocument = graphql(`
  mutation ChangeNote(
    $userData: UserData!
    $packageId: ID!
    $message: String
    $wrapper: ID
    $giftPacking: ID
    $isEachWrapped: Boolean
    $version: Int
  ) {
    updatePackage(
      userData: $userData
      packageId: $packageId
      message: $message
      wrapper: $wrapper
      giftPacking: $giftPacking
      isEachWrapped: $isEachWrapped
      version: $version
    ) { errors { ...ShopError } }
  }
`)
