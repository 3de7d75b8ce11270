import { cardIdOf, type IssuedCard } from '#domain/cards/card.ts'
import { IssuerRefused } from '#domain/cards/issuer.ts'
import { markPrintedCardsUsed, unbindPrintedCard } from '#domain/cards/move-printed-cards.ts'
import { loadPackedSecrets, type PrintedSecret } from '#domain/cards/reseal-printed-cards.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { claimPrintedUnits } from '#domain/orders/claim-printed-units.ts'
import type { ClaimedUnit } from '#domain/orders/claim-units.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { ShipmentId } from '#kernel/ids.ts'
import { lastDayOfValidity } from '#kernel/last-day-of-validity.ts'
import type { IssuerAnswer } from './ask-issuer.ts'
import { type IssueDeps, record } from './issue-cards.ts'
import { issuerInTime } from './issuer-in-time.ts'
import { unitProgrammeOf } from './make-own-cards.ts'
import { sealPrinted } from './seal-printed.ts'

/**
 * Puts their value on the printed cards of a posted shipment: our own by ourselves, any other by its issuer, with the unit as the key, so that
 * asking again after a crash changes nothing. An envelope is on its way whatever happens, so an issuer that is busy is asked until it
 * answers; one that refuses has its card paid back. Throws when some of them are worth another try.
 */
export async function activateCards(deps: IssueDeps, shipmentId: ShipmentId): Promise<void> {
  const units = await inOneStatement(deps, (one) => claimPrintedUnits(one, [shipmentId]))
  const secrets = await loadPackedSecrets(
    deps.db,
    units.map(({ unitId }) => unitId),
  )
  if (units.length > 0) deps.reached('issue:claimed')
  const failures: unknown[] = []
  for (const unit of units) {
    const secret = secrets.get(unit.unitId)
    // Another run was quicker.
    if (secret === undefined) continue
    await putValueOn(deps, { unit, printed: secret }).catch((error: unknown) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Printed cards have no value yet.')
}

type ToActivate = {
  unit: ClaimedUnit
  printed: PrintedSecret
  /** It lies with its holder, who scratches its pin free: nobody else is ever shown it. */
  isWithHolder?: boolean
}

/** The printed card of a unit gets its value, and is a card of the shop from then on. */
export async function putValueOn(deps: IssueDeps, toActivate: ToActivate): Promise<void> {
  const { unit, isWithHolder = false } = toActivate
  deps.reached('issue:before-issuer')
  const answer = await ask(deps, toActivate)
  deps.reached('issue:answered-by-issuer')
  await transact(deps, async (tx) => {
    const now = deps.clock.now()
    await record(tx, deps, [answer])
    await markPrintedCardsUsed(tx, { unitIds: [unit.unitId], now })
    if (answer.card === undefined) {
      if (isWithHolder) await unbindPrintedCard(tx, unit.unitId)
      return
    }
    const { id, issuer } = answer.card
    const event = isWithHolder ? 'activated' : 'printed'
    await recordEvent(tx, { subject: id, event, facts: { issuer }, actor: 'shop' })
  })
}

async function ask(deps: IssueDeps, toActivate: ToActivate): Promise<IssuerAnswer> {
  const { unit } = toActivate
  const { unitId, orderId } = unit
  try {
    const card = await activated(deps, toActivate)
    return { unit, card, result: { unitId, state: 'issued', cardId: card.id } }
  } catch (error) {
    if (!(error instanceof IssuerRefused)) throw error
    deps.log.error(
      { alert: true, unitId, orderId },
      'The issuer refused a printed card; it is paid back.',
    )
    return { unit, card: undefined, result: { unitId, state: 'failed', failure: 'refused' } }
  }
}

async function activated(
  deps: IssueDeps,
  { unit, printed, isWithHolder = false }: ToActivate,
): Promise<IssuedCard> {
  const { unitId, productId, issuer, validityMonths, currency, amountCents, storefront } = unit
  const id = cardIdOf(unitId)
  const amount = { currency, cents: amountCents }
  const now = deps.clock.now()
  const { number } = deps.vault.open(printed.id, printed.sealed)
  const own = unit.isChoiceCard
    ? { programme: unitProgrammeOf(deps, unit, number).key, storefront }
    : undefined
  const given = own
    ? { validUntil: lastDayOfValidity(now, validityMonths), issuerReference: id }
    : await issuerInTime(
        deps,
        unitId,
        deps.issuer.activate({
          ...{ unitId, issuer, productId, amount, validityMonths },
          number,
        }),
      )
  return {
    ...{ id, unitId, productId, own, amount },
    issuer: own?.programme ?? issuer,
    issuerReference: given.issuerReference,
    sealed: sealPrinted(deps, { cardId: id, printed, isWithHolder }),
    validUntil: given.validUntil,
    issuedAt: now,
  }
}
