import type { Db } from '#domain/db.ts'
import { listPosted } from '#domain/ledger/list-posted.ts'
import type { Posting } from '#domain/ledger/posting.ts'
import { type LeavingUnits, listUnitsToRefund } from '#domain/orders/list-units-to-refund.ts'
import { listFavours } from '#domain/payments/list-favours.ts'
import { listTenders } from '#domain/payments/list-tenders.ts'
import { type LineOfOrder, loadLinesToBook } from '#domain/payments/load-lines-to-book.ts'
import {
  findGivenUp,
  type Leaves,
  vatInsideDebt,
  type WithVat,
} from '#domain/receivables/given-up.ts'
import { donationBackPosting, feeBackPosting, isFee, isSold } from '#flows/shared/postings.ts'
import type { CardUnitId, OrderId, OrderLineId, ShipmentId } from '#kernel/ids.ts'
import type { LineKind } from '#kernel/line-kind.ts'
import { type Currency, sum } from '#kernel/money.ts'

/** A line that goes back as it was sold, and what moves it. */
export type LineBack = {
  id: OrderLineId
  kind: LineKind
  /** Postage of a shipment, or taken off that. */
  isPostage: boolean
  cents: number
  posting: Posting
}

/** What goes back to whoever paid, of what leaves one order. */
export type ReturnPlan = {
  orderId: OrderId
  currency: Currency
  unitIds: readonly CardUnitId[]
  /** What the cards are worth, which the account of their order has to hold. */
  faceCents: number
  /** What was paid for paper and packing around them. */
  wrapping: WithVat
  /** What promotions had paid of both; it goes back to the shop. */
  promotion: WithVat
  /** Donations that no cause was promised yet, and what lay around them. */
  donations: readonly LineBack[]
  /** Fees, postage, and what was taken off those. */
  fees: readonly LineBack[]
  totalCents: number
  /** What would go back besides, had it not gone back before, as a favour. */
  favourCents: number
  /** What would go back besides, had the bank not taken it before. */
  coveredCents: number
  /** Set against a debt that was given up, and given to nobody. */
  givenUp: WithVat
  /** Nothing of the order is left. */
  isWholeOrder: boolean
  hasPromotions: boolean
}

/** What leaves orders of these currencies, and why. */
export type Leaving = Omit<LeavingUnits, 'orderIds'> & {
  orders: ReadonlyMap<OrderId, Currency>
  /** Shipments that nobody got, or that were called off: their postage goes back too, and donations in those that were never sent. */
  unarrived?: readonly ShipmentId[]
  unsent?: readonly ShipmentId[]
  /** So does what somebody gave in their own name, where no mail told of it either. */
  withOwnDonations?: boolean
}

/**
 * The one rule of what comes back: of each card what was paid for it, with its share of what lay around it and less its share of
 * what was taken off; the postage of a shipment that nobody got; and all fees once nothing of the order is left. What went
 * back before does not go back again. It is shown before it is done.
 */
export async function planReturns(
  db: Db,
  { orders, of, alsoUnits = [], unarrived = [], unsent = [], withOwnDonations = false }: Leaving,
): Promise<readonly ReturnPlan[]> {
  const found = await listUnitsToRefund(db, { orderIds: [...orders.keys()], of, alsoUnits })
  const favours = await listFavours(
    db,
    found.map(({ orderId }) => orderId),
  )
  const plans: ReturnPlan[] = []
  for (const { extraCents, extraVatCents, promotionCents, promotionVatCents, ...units } of found) {
    const currency = orders.get(units.orderId)
    const isNothing = units.unitIds.length === 0 && unsent.length === 0
    if (currency === undefined || isNothing) continue
    const order = { orderId: units.orderId, currency }
    const around = { ...units, unarrived, unsent, withOwnDonations }
    const lines = await listLinesBack(db, order, around)
    const linesCents = sum([...lines.donations, ...lines.fees].map(({ cents }) => cents))
    const dueCents = units.faceCents + extraCents - promotionCents + linesCents
    const before = await givenBefore(db, order, {
      dueCents,
      favourCents: favours.get(units.orderId) ?? 0,
      leaves: {
        unitIds: units.unitIds,
        lineIds: [...lines.donations, ...lines.fees].map(({ id }) => id),
      },
    })
    plans.push({
      ...{ ...units, ...order, ...lines },
      wrapping: { cents: extraCents, vatCents: extraVatCents },
      promotion: { cents: promotionCents, vatCents: promotionVatCents },
      ...before,
      totalCents: dueCents - before.favourCents - before.coveredCents - before.givenUp.cents,
    })
  }
  return plans
}

type Due = { dueCents: number; favourCents: number; leaves: Leaves }

/**
 * Never more goes back than was paid: what lacks for that went back as a favour, or was taken by
 * the bank. What a company did not pay comes first (decision 0215).
 */
async function givenBefore(
  db: Db,
  { orderId }: { orderId: OrderId },
  { dueCents, favourCents: givenCents, leaves }: Due,
): Promise<Pick<ReturnPlan, 'favourCents' | 'coveredCents' | 'givenUp'>> {
  const tenders = await listTenders(db, orderId)
  const isOwed = tenders.some(({ companyId, takenCents }) => companyId !== null && takenCents > 0)
  const givenUp = isOwed ? await backOfGivenUp(db, { orderId, dueCents, leaves }) : nothing
  const leftCents = sum(tenders.map((tender) => tender.leftCents))
  const lackCents = Math.max(0, dueCents - givenUp.cents - leftCents)
  const favourCents = Math.min(givenCents, lackCents)
  const takenCents = sum(
    tenders.map((tender) => (tender.companyId === null ? Math.max(0, tender.takenCents) : 0)),
  )
  return { favourCents, coveredCents: Math.min(takenCents, lackCents - favourCents), givenUp }
}

const nothing: WithVat = { cents: 0, vatCents: 0 }

/** The VAT of what stays given up is inside what is left of the order; the rest is owed again. */
async function backOfGivenUp(
  db: Db,
  { orderId, dueCents, leaves }: Pick<Due, 'dueCents' | 'leaves'> & { orderId: OrderId },
): Promise<WithVat> {
  const before = await findGivenUp(db, orderId)
  const cents = Math.min(before.cents, dueCents)
  const stays = { orderId, cents: before.cents - cents, without: leaves }
  const vatCents = Math.max(0, before.vatCents - (await vatInsideDebt(db, stays)))
  return { cents, vatCents: Math.min(vatCents, cents) }
}

type Around = { isWholeOrder: boolean } & Required<
  Pick<Leaving, 'unarrived' | 'unsent' | 'withOwnDonations'>
>

async function listLinesBack(
  db: Db,
  order: { orderId: OrderId; currency: Currency },
  { isWholeOrder: hasNoCard, unarrived, unsent, withOwnDonations }: Around,
) {
  const lines = await loadLinesToBook(db, order.orderId)
  const unsentIds = new Set(unsent)
  const goneIds = new Set([...unarrived, ...unsent])
  const isIn = (shipments: ReadonlySet<ShipmentId>, id: ShipmentId | null) =>
    id !== null && shipments.has(id)
  const given = lines
    .filter(({ kind }) => kind === 'DONATION')
    .map((line) => ({ line, posting: donationBackPosting(order, line) }))
  const postedBack = await listPosted(
    db,
    given.map(({ posting }) => posting.key),
  )
  const kept = given.filter(({ posting }) => !postedBack.has(posting.key))
  // What somebody gives in their own name was given when it was paid.
  const leaving = kept.filter(
    ({ line }) => (withOwnDonations || line.isForSelf !== true) && isIn(unsentIds, line.packedInId),
  )
  const isWholeOrder = hasNoCard && leaving.length === kept.length
  const packages = new Set(leaving.map(({ line }) => line.packageId))
  const around = lines.filter((line) => isSold(line) && packages.has(line.packageId))
  const fees = lines.filter(
    (line) =>
      isFee(line) &&
      (hasNoCard ||
        ((line.kind === 'SHIPPING' || line.kind === 'PROMOTION') &&
          isIn(goneIds, line.shipmentId))),
  )
  const toBack = (some: typeof lines): readonly LineBack[] =>
    some.map((line) => describe(line, feeBackPosting(order, line)))
  const due = [...toBack(around), ...toBack(fees)]
  const before = await listPosted(
    db,
    due.map(({ posting }) => posting.key),
  )
  const isDue = ({ posting }: LineBack) => !before.has(posting.key)
  return {
    isWholeOrder,
    donations: [
      ...leaving.map(({ line, posting }) => describe(line, posting)),
      ...toBack(around).filter(isDue),
    ],
    fees: toBack(fees).filter(isDue),
  }
}

const describe = (
  { id, kind, shipmentId, totalCents: cents }: LineOfOrder,
  posting: Posting,
): LineBack => ({ id, kind, isPostage: shipmentId !== null, cents, posting })
