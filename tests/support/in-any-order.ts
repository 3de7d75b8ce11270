import fc from 'fast-check'
import { ShopError } from '#kernel/shop-error.ts'
import type { CaseShop } from '#tests/support/case-shop.ts'
import { walksWanted } from '#tests/support/thoroughness.ts'

/** Which of the baskets is bought, and what happens to it one after the other; `pick` says to what of it. */
export type Walk<Step extends string> = [which: number, steps: { step: Step; pick: number }[]]

export const walkOf = <Step extends string>(
  { which = 0, pick = 0 }: { which?: number; pick?: number },
  ...steps: readonly Step[]
): Walk<Step> => [which, steps.map((step) => ({ step, pick }))]

type Does<Step extends string> = Record<Step, (pick: number) => Promise<unknown>>

type Frame<Step extends string, Begun> = {
  shop: CaseShop
  /** So many in `npm test`; the examples are walked each time. */
  walks: number
  examples: readonly Walk<Step>[]
  stepsMax: number
  begin: (which: number) => Promise<Begun & { does: Does<Step> }>
  audit: (begun: Begun) => Promise<void>
}

/** Buys a basket, lets whatever can happen to it happen in whatever order, and looks at what became of it. What the shop refuses changes nothing. */
export async function walkInAnyOrder<Step extends string, Begun>(
  steps: readonly Step[],
  { shop, walks, examples, stepsMax, begin, audit }: Frame<Step, Begun>,
): Promise<void> {
  const step = fc.record({ step: fc.constantFrom(...steps), pick: fc.nat() })
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(step, { minLength: 1, maxLength: stepsMax }),
      async (which, walk) => {
        const begun = await begin(which)
        for (const { step, pick } of walk) {
          await begun.does[step](pick).catch((error: unknown) => {
            if (!(error instanceof ShopError)) throw error
          })
          await shop.runJobs()
        }
        await audit(begun)
      },
    ),
    { numRuns: walksWanted ?? walks, examples: [...examples] },
  )
}
