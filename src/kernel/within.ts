/**
 * Result of the work; throws `late` when it takes longer than `ms`. The work goes on: `tooLate` is
 * told of a failure that comes afterwards.
 */
export async function within<Result>(
  ms: number,
  work: Promise<Result>,
  { late, tooLate }: { late: () => Error; tooLate: (error: unknown) => void },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(late())
    }, ms)
  })
  work.catch((error: unknown) => {
    if (isLate) tooLate(error)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
