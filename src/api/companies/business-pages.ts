import { ask, type Call } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import { ProductRef } from '#api/catalogue/refs.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { GiftMomentRef, viewMoments } from '#api/search/gift-finder.ts'
import { MoneyRef, toWire } from '#api/shared/money.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { fitsReceiverList } from '#domain/catalogue/fits-receiver-list.ts'
import type { SearchContent } from '#domain/search/search-content.ts'

const BusinessPagesRef = builder
  .objectRef<{ call: Call; content: SearchContent }>('BusinessPages')
  .implement({
    description: 'What the pages for companies say of the storefront.',
    fields: (t) => ({
      formVersion: t.int({
        description: 'Form page of a product: 1 has the form in the page, 2 behind a button.',
        resolve: ({ call }) => call.storefront.business.formVersion,
      }),
      occasions: t.field({
        type: [GiftMomentRef],
        description: 'Moments that a company gives at.',
        resolve: (asked) => {
          const moments = new Map(viewMoments(asked).map((moment) => [moment.id, moment]))
          return asked.call.storefront.business.occasions.flatMap((id) => moments.get(id) ?? [])
        },
      }),
      products: t.field({
        type: [ProductRef],
        description: 'What is put in front: as far as a list of receivers takes it.',
        resolve: ({ call }) =>
          call.storefront.business.products.flatMap((id) => {
            const product = call.catalogue.productById.get(id)
            if (product === undefined || !fitsReceiverList(product)) return []
            return [catalogueViewOf(call).view(product)]
          }),
      }),
      cardsMax: t.int({
        description: 'Cards that a company may order at once.',
        resolve: ({ call }) => call.storefront.limits.BUSINESS.cardsMax,
      }),
      totalMax: t.field({
        type: MoneyRef,
        description: 'What an order of a company may cost.',
        resolve: ({ call: { storefront } }) =>
          toWire({
            currency: storefront.currency,
            cents: storefront.limits.BUSINESS.totalCentsMax,
          }),
      }),
    }),
  })

builder.queryField('businessPages', (t) =>
  t.field({
    ...sameForEveryone,
    type: BusinessPagesRef,
    description: 'For the pages of companies.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => ({
      call: ask(ctx, userData),
      content: ctx.deps.search.current(),
    }),
  }),
)
