import * as v from 'valibot'
import { parseAmount } from '#kernel/typed-amount.ts'
import type { PriceProblem } from './price-rule.ts'

/** Stands for text that is no amount: it is out of every range. */
const noAmount = -1

/** What was typed, in cents. */
export const readAmount = (typed: unknown): number => parseAmount(String(typed)) ?? noAmount

/** An amount in cents, refused by what `problemOf` says of it. */
export const amountSchema = (problemOf: (cents: number) => PriceProblem | undefined) =>
  v.pipe(
    v.number(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : undefined
      if (problem !== undefined) addIssue({ message: problem })
    }),
  )
