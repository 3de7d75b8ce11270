import { builder } from '#api/builder.ts'
import { CartPayloadRef, changeOf } from '#api/cart/cart-payload.ts'
import { viewCart } from '#api/cart/cart-view.ts'
import { companyArg } from '#api/companies/company-types.ts'
import { parseInput } from '#api/parse-input.ts'
import { payload } from '#api/payload.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { orderForCompany } from '#flows/companies/order-for-company.ts'
import { orderForCompanySchema } from '#kernel/order-for-company.ts'

builder.mutationField('orderForCompany', (t) =>
  t.field({
    type: CartPayloadRef,
    description: 'Keeps with the basket that a member orders it for their company (3850, 3851).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      company: t.arg.string(companyArg),
      referenceNumber: t.arg.string({
        description: "The company's name for this order; null: the one that it always has.",
      }),
      acceptTerms: t.arg.boolean({
        required: true,
        description: 'Agrees to the terms; must be true.',
      }),
    },
    resolve: (_root, { userData, company: companyId, referenceNumber, acceptTerms }, ctx) =>
      payload(ctx, userData, async (call) => {
        const asked = parseInput(orderForCompanySchema, {
          referenceNumber: referenceNumber ?? undefined,
          acceptTerms,
        })
        const cart = await orderForCompany(ctx.deps, {
          ...changeOf(ctx, call),
          sessionKey: ctx.visitor.sessionKey,
          companyId,
          reference: asked.referenceNumber,
        })
        return { order: () => viewCart(cart, call) }
      }),
  }),
)
