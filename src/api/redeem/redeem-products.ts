import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { ProductSortingRef } from '#api/catalogue/enums.ts'
import { ProductFiltersRef } from '#api/catalogue/product-filters.ts'
import {
  findAmong,
  listingOf,
  PagingRef,
  ProductPageRef,
  viewList,
} from '#api/catalogue/product-page.ts'
import type { ApiContext } from '#api/context.ts'
import { followVisitor } from '#api/follow-visitor.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { requireRulesOfPage } from '#domain/cart/redeem-pages.ts'
import { isRedeemable } from '#domain/cart/redeem-rules.ts'
import { listToFilter } from '#domain/catalogue/product-filters.ts'
import type { RedeemRules } from '#domain/storefronts/storefront.ts'
import { requireRedeem } from '#flows/redeem/require-redeem.ts'

const redeemedKinds = ['GIFTCARD', 'DONATION'] as const

builder.queryField('redeemProducts', (t) =>
  t.field({
    type: ProductPageRef,
    description:
      'For what choice cards are exchanged, page by page: gift cards and donations. With `context` or `userData.redeemToken` by the cards of that session (3540), else by the redeem shop of `pageId` (3545).',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      context: t.arg.string({ description: 'The redeem token, base64-encoded (SPEC §7).' }),
      pageId: t.arg.string({ description: "A company's redeem shop; null: that of everybody." }),
      filters: t.arg({ type: ProductFiltersRef, description: 'What to keep.' }),
      paging: t.arg({ type: PagingRef, required: true, description: 'Which page.' }),
      sorting: t.arg({
        type: ProductSortingRef,
        description: 'In which order; without it that of the shop.',
      }),
    },
    resolve: async (_root, { userData, context, pageId, ...asked }, ctx) => {
      const call = ask(ctx, userData)
      const token = context == null ? userData.redeemToken : tokenIn(context)
      const rules = await rulesFor(ctx, token ?? undefined, pageId ?? undefined)
      const listing = listingOf(call, asked)
      const found = (await findAmong(call, ctx, asked)) ?? listToFilter(call.catalogue, listing)
      const among = found.filter((product) => isRedeemable(product, call.storefront, rules))
      return viewList(call, { ...listing, kinds: listing.kinds ?? redeemedKinds, among })
    },
  }),
)

/** Anything that is none opens nothing. */
const tokenIn = (context: string): string => Buffer.from(context, 'base64').toString('latin1')

async function rulesFor(
  ctx: ApiContext,
  token: string | undefined,
  pageId: string | undefined,
): Promise<RedeemRules> {
  const { db, deps, visitor } = ctx
  if (token === undefined) return requireRulesOfPage(visitor.storefront, pageId)
  const { rules } = await followVisitor(ctx, () =>
    requireRedeem(db, deps, { token, visitorKey: visitor.key }),
  )
  return rules
}
