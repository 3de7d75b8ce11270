import * as v from 'valibot'
import { agreementSchema } from '#kernel/agreement.ts'
import { findCardNumberProblem } from '#kernel/choice-card.ts'
import { emailSchema } from '#kernel/email.ts'
import type { ErrorName } from '#kernel/error-codes.ts'
import { plainDigits } from '#kernel/plain-digits.ts'

/** Printed cards on which anybody may put value: how their numbers begin, and how much at least and at most (SPEC §5). */
export type ActivationRange = { prefix: string; minCents: number; maxCents: number }

const wholeCents = 100

/** Of which programme a number is, as soon as its beginning is typed. */
export const rangeOf = <Range extends ActivationRange>(
  ranges: readonly Range[],
  cardNumber: string,
): Range | undefined => ranges.find(({ prefix }) => plainDigits(cardNumber).startsWith(prefix))

/** Whole euros, as much as the programme takes. Of a number that none has, the number is wrong and not the amount. */
export function findAmountProblem(
  amount: number,
  range: ActivationRange | undefined,
): ErrorName | undefined {
  if (amount % wholeCents !== 0) return 'activationAmountNotWhole'
  const isWithin = range === undefined || (amount >= range.minCents && amount <= range.maxCents)
  return isWithin ? undefined : 'activationAmountOutOfRange'
}

const cardNumberProblem = (
  text: string,
  ranges: readonly ActivationRange[],
): ErrorName | undefined => {
  const problem = findCardNumberProblem(
    text,
    ranges.map(({ prefix }) => prefix),
  )
  return problem === 'cardNotOurs' ? 'activationNumberUnknown' : problem
}

/** An activation, out of what somebody typed; the amount in cents. */
export const activationSchema = (ranges: readonly ActivationRange[]) =>
  v.pipe(
    v.object({
      cardNumber: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed ? cardNumberProblem(dataset.value, ranges) : undefined
          if (problem !== undefined) addIssue({ message: problem })
        }),
        v.transform(plainDigits),
      ),
      amount: v.pipe(v.number('fieldRequired' satisfies ErrorName), v.safeInteger()),
      email: emailSchema,
      acceptTerms: agreementSchema,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      const { value: input } = dataset
      if (!v.is(typedAmount, input)) return
      const problem = findAmountProblem(input.amount, rangeOf(ranges, input.cardNumber))
      if (problem === undefined) return
      const path = [{ type: 'object', origin: 'value', input, key: 'amount', value: input.amount }]
      addIssue({ message: problem, path: path as [v.IssuePathItem] })
    }),
  )

const typedAmount = v.object({
  cardNumber: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
})
