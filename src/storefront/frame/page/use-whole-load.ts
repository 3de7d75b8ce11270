import { useEffect } from 'react'

/**
 * As the router says that a question about routes was answered otherwise than by routes: by the
 * status alone, or by another release, a second time. Without any answer there is no line, and the
 * page would not come either.
 */
const unlearnt = /^[45]\d\d |manifest version mismatch/

/**
 * Asks the server for the whole page where the router could not learn its route. True while that is
 * on its way.
 */
export function useWholeLoad(error: unknown): boolean {
  const isWanted = error instanceof Error && unlearnt.test(error.message)
  useEffect(() => {
    if (isWanted) window.location.reload()
  }, [isWanted])
  return isWanted
}
