import { ask } from '#api/ask.ts'
import { builder } from '#api/builder.ts'
import { InputInvalid } from '#api/request-errors.ts'
import { UserDataRef } from '#api/shared/user-data.ts'
import { catalogueViewOf } from './catalogue-view.ts'
import { ProductRef } from './refs.ts'

/** As many as a browser keeps of favourites. */
const idsMax = 100

/**
 * Not among the answers that are kept: every visitor has a list of their own, and kept ones would push the pages
 * of the shop out.
 */
builder.queryField('productsByIds', (t) =>
  t.field({
    type: [ProductRef],
    description:
      'Products by id, in the order asked, each once. What is no longer sold is left out. More than 100 ids: error 3000.',
    args: {
      userData: t.arg({ type: UserDataRef, required: true }),
      ids: t.arg.idList({ required: true, description: 'At most 100.' }),
    },
    resolve: (_root, { userData, ids }, ctx) => {
      const call = ask(ctx, userData)
      if (ids.length > idsMax) throw new InputInvalid('ids')
      return [...new Set(ids.map(String))].flatMap((id) => {
        const product = call.catalogue.productById.get(id)
        return product === undefined ? [] : [catalogueViewOf(call).view(product)]
      })
    },
  }),
)
