import * as v from 'valibot'
import { parseAmount } from '#kernel/typed-amount.ts'
import type { PriceProblem } from './price-rule.ts'

/** Stands for text that is no amount. */
const noAmount = -1

/** What was typed, in cents. */
export const readAmount = (typed: unknown): number => parseAmount(String(typed)) ?? noAmount

/** An amount in cents, refused by what `problemOf` says of it. */
export const amountSchema = (problemOf: (cents: number) => PriceProblem | undefined) =>
  v.pipe(
    v.number(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const problem: PriceProblem | undefined =
        dataset.value === noAmount ? 'amountNotNumber' : problemOf(dataset.value)
      if (problem !== undefined) addIssue({ message: problem })
    }),
  )
