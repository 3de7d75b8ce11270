import { OperatorRefusal } from '#kernel/operator-refusal.ts'
import type { OperatorRefusalName } from '#kernel/operator-refusals.ts'

/** Name of the refusal of an operator's act, or undefined where it was done. Any other failure is thrown. */
export const refusalOf = (act: Promise<unknown>): Promise<OperatorRefusalName | undefined> =>
  act.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof OperatorRefusal) return error.refusal
      throw error
    },
  )
