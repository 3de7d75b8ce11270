import { ProviderUnreachable } from '#domain/payments/provider.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { within } from '#kernel/within.ts'

/**
 * What the provider answers, as long as a visitor waits for it (`visitorWaitsMs`); then `ProviderUnreachable`, while
 * the work goes on and writes what it hears. What fails after that goes to the log: a job asks again.
 */
export const inTime = <Answer>(
  { log, visitorWaitsMs }: Pick<Deps, 'log' | 'visitorWaitsMs'>,
  work: Promise<Answer>,
): Promise<Answer> =>
  within(visitorWaitsMs, work, {
    late: () => new ProviderUnreachable('The visitor waits no longer.'),
    tooLate: (error) =>
      log.warn({ err: error }, 'A payment of which the visitor waited no longer failed.'),
  })
