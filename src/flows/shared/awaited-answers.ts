import { atMost } from '#kernel/at-most.ts'
import type { PaymentId } from '#kernel/ids.ts'

/** Far less than a provider waits until it sends its news again. */
const patienceMs = 2000

/**
 * Payments of which this process is being told by the provider at this moment. News of the same success often comes a
 * moment before that answer is written: where it waits for it, nothing is left to do about it. What another process asked is
 * not seen here; then a job acts on the news, with the same outcome.
 */
export type AwaitedAnswers = {
  /** The work asks the provider of this payment, and writes what it says. */
  during<Result>(paymentId: PaymentId, work: Promise<Result>): Promise<Result>
  /** Once nobody writes about these payments any more, but soon in any case. */
  written(paymentIds: readonly PaymentId[]): Promise<void>
}

export function openAwaitedAnswers(): AwaitedAnswers {
  const awaited = new Map<PaymentId, Promise<unknown>>()
  return {
    during: (paymentId, work) => {
      awaited.set(paymentId, work)
      return work.finally(() => {
        if (awaited.get(paymentId) === work) awaited.delete(paymentId)
      })
    },
    written: async (paymentIds) => {
      const works = paymentIds.flatMap((id) => awaited.get(id) ?? [])
      if (works.length > 0) await atMost(patienceMs, Promise.allSettled(works))
    },
  }
}
