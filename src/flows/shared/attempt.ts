import { OperatorRefusal } from '#kernel/operator-refusal.ts'

/** One of several acts: done, or refused while the others go on. */
export type Attempt<Result> =
  | { result: Result; refusal: undefined }
  | { result: undefined; refusal: OperatorRefusal }

/** Any other failure is thrown. */
export const attempt = <Result>(act: Promise<Result>): Promise<Attempt<Result>> =>
  act.then(
    (result) => ({ result, refusal: undefined }),
    (error: unknown) => {
      if (error instanceof OperatorRefusal) return { result: undefined, refusal: error }
      throw error
    },
  )
