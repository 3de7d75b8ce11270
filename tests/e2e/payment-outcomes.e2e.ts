import { type OutcomeName, outcomeNames } from './paying/outcomes.ts'
import { outcomesOf } from './paying/outcomes-of.ts'
import { Payer } from './paying/payer.ts'
import { ways } from './paying/ways.ts'
import { withBooks } from './paying/with-books.ts'

/** Every way to pay, each in a storefront that has it, with all that may become of it (`paying/` says what cannot, and why). */
const storefronts = [...new Set(ways.map(({ storefront }) => storefront))]

for (const storefront of storefronts) {
  const journey = withBooks(storefront)
  for (const way of ways.filter((one) => one.storefront === storefront))
    journey.describe(`${way.name} in ${storefront}`, () => {
      journey.use({ language: way.language })
      const outcomes = outcomesOf[way.kind]
      for (const name of Object.keys(outcomeNames) as OutcomeName[]) {
        const outcome = outcomes[name]
        if ('because' in outcome) continue
        journey(outcomeNames[name], async ({ page, request, books, sister }) => {
          const { url: shopUrl, storeId } = sister
          await outcome(
            await Payer.withOrder({ ...{ page, request, books, way }, ...{ shopUrl, storeId } }),
          )
        })
      }
    })
}
