import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { VariationTypeRef } from '#api/catalogue/enums.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { guessedCode } from '#flows/abuse/promotion-guess.ts'
import { priceSingleGift } from '#flows/cart/price-single-gift.ts'
import { OrderTotalsRef } from './order-totals.ts'
import { viewTotals } from './totals-view.ts'

const SingleGiftToPriceRef = builder.inputType('SingleGiftToPrice', {
  description: 'One gift as far as its price goes.',
  fields: (t) => ({
    productId: t.id({ required: true, description: 'Which product.' }),
    variationType: t.field({ type: VariationTypeRef, required: true, description: 'Its form.' }),
    amount: t.int({ required: true, description: 'In minor units.' }),
    quantity: t.int({ required: true, description: 'How many.' }),
    isForSelf: t.boolean({ required: true, description: 'For whoever orders.' }),
    wrapper: t.string({ description: 'The paper around it.' }),
    giftPacking: t.string({ description: 'The box around it.' }),
    isEachWrapped: t.boolean({ description: 'Each card by itself.' }),
    promotionCode: t.string({
      description: 'As typed; one that no promotion has counts for nothing.',
    }),
  }),
})

builder.queryField('singleGiftTotals', (t) =>
  t.field({
    type: OrderTotalsRef,
    description:
      'What one gift that is ordered by itself costs, with the promotions of today. Keeps nothing.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      gift: t.arg({ type: SingleGiftToPriceRef, required: true, description: 'What is given.' }),
    },
    resolve: async (_root, { userData, gift }, ctx) => {
      const call = ask(ctx, userData)
      const {
        amount: amountCents,
        wrapper,
        giftPacking,
        isEachWrapped,
        promotionCode,
        ...rest
      } = gift
      const priced = await priceSingleGift(ctx.deps, call, {
        ...rest,
        amountCents,
        wrapper: wrapper ?? undefined,
        giftPacking: giftPacking ?? undefined,
        isEachWrapped: isEachWrapped ?? false,
        promotionCode: await guessedCode(ctx.deps, call, {
          code: promotionCode,
          clientIp: ctx.clientIp,
        }),
        visitorKey: ctx.visitor.key,
        language: call.language,
      })
      return viewTotals(priced, call.language).totals
    },
  }),
)
