import { cardIdOf, type IssuedCard } from '#domain/cards/card.ts'
import { IssuerBusy, IssuerRefused } from '#domain/cards/issuer.ts'
import type { ClaimedUnit } from '#domain/orders/claim-units.ts'
import type { UnitResult } from '#domain/orders/record-units.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { issuerInTime } from './issuer-in-time.ts'

/** The first pause after a busy issuer; each further one is twice as long, up to the longest. */
const pauseMs = 5_000
const pauseMsMax = 10 * 60 * 1000

/** With these pauses about half an hour: a digital card is there or paid back within the hour (SPEC §9). */
export const issuerAttemptsMax = 10

export type IssuerAnswer = { unit: ClaimedUnit; result: UnitResult; card: IssuedCard | undefined }

/**
 * Asks for one unit, with the unit's id as the key, so that asking again after a crash gives the same card. The
 * code is sealed before it goes any further.
 */
export async function askIssuer(
  deps: Pick<Deps, 'issuer' | 'issuerWaitsMs' | 'vault' | 'clock' | 'log' | 'reached'>,
  unit: ClaimedUnit,
): Promise<IssuerAnswer> {
  const { unitId, productId, issuer, validityMonths } = unit
  const amount = { currency: unit.currency, cents: unit.amountCents }
  deps.reached('issue:before-issuer')
  try {
    const asking = deps.issuer.issue({ unitId, issuer, productId, amount, validityMonths })
    const code = await issuerInTime(deps, unitId, asking)
    deps.reached('issue:answered-by-issuer')
    const id = cardIdOf(unitId)
    const card: IssuedCard = {
      id,
      unitId,
      productId,
      issuer,
      own: undefined,
      issuerReference: code.issuerReference,
      amount,
      sealed: deps.vault.seal(id, code),
      validUntil: code.validUntil,
      issuedAt: deps.clock.now(),
    }
    return { unit, card, result: { unitId, state: 'issued', cardId: id } }
  } catch (error) {
    return { unit, card: undefined, result: explain(deps, unit, error) }
  }
}

function explain(deps: Pick<Deps, 'clock' | 'log'>, unit: ClaimedUnit, error: unknown): UnitResult {
  const { unitId, orderId } = unit
  if (error instanceof IssuerRefused) {
    deps.log.error({ alert: true, unitId, orderId }, 'The issuer refused a card; it is paid back.')
    return { unitId, state: 'failed', failure: 'refused' }
  }
  if (!(error instanceof IssuerBusy))
    deps.log.error({ unitId, orderId, err: error }, 'Issuing failed.')
  return triedInVain(deps, unit)
}

/** Asked again after a pause, and paid back after the last one. */
export function triedInVain(
  deps: Pick<Deps, 'clock' | 'log'>,
  { unitId, orderId, attempts }: ClaimedUnit,
): UnitResult {
  const tried = attempts + 1
  if (tried >= issuerAttemptsMax) {
    deps.log.error({ alert: true, unitId, orderId }, 'The issuer stayed away; a card is paid back.')
    return { unitId, state: 'failed', failure: 'unreachable' }
  }
  const pause = Math.min(pauseMs * 2 ** attempts, pauseMsMax)
  const nextTryAt = new Date(deps.clock.now().getTime() + pause)
  return { unitId, state: 'issuing', attempts: tried, nextTryAt }
}
