import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { sameForEveryone } from '#api/same-for-everyone.ts'
import { HreflangRef, viewHreflang } from '#api/shared/hreflang.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { matchAddress } from '#kernel/addresses.ts'

builder.queryField('hreflang', (t) =>
  t.field({
    ...sameForEveryone,
    type: [HreflangRef],
    description:
      'Where any page of the shop stands in each language that its storefront has screens in, such as a later page of a list; none for what is no address of it.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      path: t.arg.string({ required: true, description: 'Its address, in any language.' }),
    },
    resolve: (_root, { userData, path }, ctx) => {
      const call = ask(ctx, userData)
      return matchAddress(path) === undefined
        ? []
        : viewHreflang(path.replace(/[?#].*$/s, ''), call)
    },
  }),
)
