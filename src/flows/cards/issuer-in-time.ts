import { IssuerBusy } from '#domain/cards/issuer.ts'
import type { Deps } from '#flows/shared/deps.ts'
import type { CardUnitId } from '#kernel/ids.ts'
import { within } from '#kernel/within.ts'

/** What an issuer answers about a unit as long as it may take (`issuerWaitsMs`); then it counts as busy. */
export const issuerInTime = <Answer>(
  { log, issuerWaitsMs }: Pick<Deps, 'log' | 'issuerWaitsMs'>,
  unitId: CardUnitId,
  asking: Promise<Answer>,
): Promise<Answer> =>
  within(issuerWaitsMs, asking, {
    late: () => new IssuerBusy('No answer in time.'),
    tooLate: (error) => log.warn({ unitId, err: error }, 'An issuer failed too late.'),
  })
