import { ProviderUnreachable } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'

/**
 * What the provider answers, as long as a visitor waits for it (`visitorWaitsMs`); then `ProviderUnreachable`, while
 * the work goes on and writes what it hears. What fails after that goes to the log: a job asks again.
 */
export async function inTime<Answer>(
  { log, visitorWaitsMs }: Pick<Deps, 'log' | 'visitorWaitsMs'>,
  work: Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new ProviderUnreachable('The visitor waits no longer.'))
    }, visitorWaitsMs)
  })
  work.catch((error: unknown) => {
    if (isLate) log.warn({ err: error }, 'A payment of which the visitor waited no longer failed.')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
