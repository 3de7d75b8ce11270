import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { WrapperOrderItemRef } from './package-items.ts'
import { viewWrappings } from './wrapping-view.ts'

builder.queryField('wrappings', (t) =>
  t.field({
    ...sameForEveryone,
    type: [WrapperOrderItemRef],
    description: 'All that can go around a gift and its price, what costs nothing first.',
    args: { userData: t.arg({ type: UserDataRef, required: true }) },
    resolve: (_root, { userData }, ctx) => {
      const { storefront, language } = ask(ctx, userData)
      return viewWrappings(storefront.prices, { language, currency: storefront.currency })
    },
  }),
)
