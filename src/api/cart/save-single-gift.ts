import { builder } from '#api/builder.ts'
import { mutation } from '#api/payload.ts'
import { InputRefused } from '#api/request-errors.ts'
import { settleStreets } from '#api/shared/settle-streets.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { saveSingleGift } from '#domain/cart/save-single-gift.ts'
import { countPromotionGuess } from '#flows/abuse/promotion-guess.ts'
import { addressParts } from '#kernel/address-parts.ts'
import { ShopError } from '#kernel/shop-error.ts'
import { PackageInputRef, packageFrom } from './add-package.ts'
import { CartPayloadRef } from './cart-payload.ts'
import { viewCart } from './cart-view.ts'
import { detailsFrom, GuestDetailsInputRef } from './save-guest-details.ts'

const SingleGiftInputRef = builder.inputType('SingleGiftInput', {
  description: 'One gift, and who orders it.',
  fields: (t) => ({
    gift: t.field({ type: PackageInputRef, required: true, description: 'What is given.' }),
    details: t.field({ type: GuestDetailsInputRef, required: true, description: 'Who orders.' }),
    promotionCode: t.string({
      description: 'A code that was typed; one that no promotion has is an error (3224).',
    }),
    packageId: t.id({
      description:
        'The package of the basket that this is, while the basket holds nothing else (3201); null: the basket stays as it is.',
    }),
    giftId: t.id({
      description:
        'Its `id` as it was answered before: one that was paid meanwhile is not kept to be paid once more (3366).',
    }),
  }),
})

const parts: ReadonlySet<string> = new Set(addressParts)

/** Names a wrong part of the second address by its whole path, as `details.address.street`: the gift has one too. */
function ofInvoice<Details>(read: () => Details): Details {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error
    const [first = error, ...others] = error.problems.map((problem) => {
      const { code, parameter = '', details } = problem
      if (!parts.has(parameter)) return problem
      return new ShopError(code, { parameter: `details.address.${parameter}`, details })
    })
    throw new InputRefused(first, others)
  }
}

builder.mutationField('saveSingleGift', (t) =>
  t.field({
    type: CartPayloadRef,
    description:
      'Keeps one gift that is ordered by itself, beside the basket, in place of what was kept for its product before.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      input: t.arg({ type: SingleGiftInputRef, required: true, description: 'What and who.' }),
    },
    resolve: (_root, { userData, input }, ctx) =>
      mutation(ctx, userData, async (one, call) => {
        const { packageId, promotionCode, giftId } = input
        await countPromotionGuess(ctx.deps, call, { code: promotionCode, clientIp: ctx.clientIp })
        const { gift, details } = await settleStreets(ctx, input)
        const isNewcomer = ctx.visitor.key === undefined
        const cart = await saveSingleGift(one, call, {
          package: packageFrom(gift, call.now),
          details:
            gift.variationType === 'PHYSICAL'
              ? ofInvoice(() => detailsFrom(details, call))
              : detailsFrom(details, call),
          promotionCode: promotionCode ?? undefined,
          packageId: packageId ?? undefined,
          giftId: giftId ?? undefined,
          isNewcomer,
          visitorKey: ctx.visitor.ensureKey(),
          language: call.language,
          now: call.now,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
