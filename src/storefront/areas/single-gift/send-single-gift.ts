import * as v from 'valibot'
import { guestDetailsSchema } from '#kernel/guest-details.ts'
import { typedPhoneSchema } from '#kernel/phone.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { typedGift } from '#storefront/parts/gift-form/typed-gift.ts'
import type { TypedValues } from '#ui/form/shop-form.ts'

type GiftToSave = Parameters<typeof typedGift>[0] & {
  packageId: string | undefined
  giftId: string | undefined
}

/** Keeps the gift and who orders it. Loaded when a visitor turns to the form. */
export function sendSingleGift({ packageId, giftId, ...product }: GiftToSave) {
  const gift = typedGift(product)
  const schema = v.intersect([
    gift.schema,
    v.object({
      details: guestDetailsSchema(typedPhoneSchema),
      promotionCode: v.optional(v.string()),
    }),
  ])
  return {
    schema,
    read: ({ details, promotionCode, ...typed }: TypedValues) => ({
      ...gift.read(typed),
      details: details ?? {},
      ...(promotionCode !== undefined && { promotionCode }),
    }),
    send: async ({ details, promotionCode, ...typed }: v.InferOutput<typeof schema>) => {
      const input = {
        gift: typed,
        details,
        packageId: packageId ?? null,
        giftId: giftId ?? null,
        promotionCode: promotionCode ?? null,
      }
      return await mutate(SaveSingleGiftDocument, { input })
    },
  }
}

const SaveSingleGiftDocument = graphql(`
  mutation SaveSingleGift($userData: UserData!, $input: SingleGiftInput!) {
    saveSingleGift(userData: $userData, input: $input) {
      order { id version }
      errors { ...ShopError }
    }
  }
`)
