import type { CardState } from '#domain/cards/card-states.ts'
import type { CardToSet } from '#domain/cards/issuer.ts'
import { markIssuerTold } from '#domain/cards/mark-issuer-told.ts'
import { notVoidedSubject } from '#domain/cases/not-voided.ts'
import { openCase } from '#domain/cases/open-case.ts'
import type { Tx } from '#domain/db.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { post } from '#domain/ledger/post.ts'
import {
  listMadeCards,
  listUnheardCards,
  type MadeCard,
  type UnheardCard,
} from '#domain/orders/list-made-cards.ts'
import { markIssuersTold } from '#domain/orders/list-orders-to-tell.ts'
import { voidCardPosting } from '#flows/shared/case-postings.ts'
import { concurrently } from '#flows/shared/concurrently.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'
import { issuerInTime } from './issuer-in-time.ts'

type TellDeps = Pick<Deps, 'db' | 'clock' | 'queue' | 'log' | 'issuer' | 'issuerWaitsMs'>

const issuerConnectionsMax = 8

/**
 * Tells the issuers of an order's cards which of them are frozen, good again or withdrawn. Some cannot do it: that is
 * written down, and where it was not known before the card was ordered, a withdrawn one is a case. A card of another's that is withdrawn is not owed for any more. The
 * unit's id is the key, so telling it twice is harmless. Throws when an issuer is worth another try.
 */
export async function tellIssuers(
  deps: TellDeps,
  { orderId }: { orderId: OrderId },
): Promise<void> {
  const since = deps.clock.now()
  const cards = await listMadeCards(deps.db, orderId)
  const failures: unknown[] = []
  const untold = cards.filter(({ state, issuerTold }) => state !== issuerTold)
  await concurrently(untold, issuerConnectionsMax, async (card) => {
    await tell(deps, { card, orderId }).catch((error: unknown) => failures.push(error))
  })
  const unheard = await listUnheardCards(deps.db, orderId)
  await concurrently(unheard, issuerConnectionsMax, async (card) => {
    await voidUnheard(deps, card).catch((error: unknown) => failures.push(error))
  })
  if (failures.length > 0) throw new AggregateError(failures, 'Issuers could not be told.')
  await inOneStatement(deps, (one) => markIssuersTold(one, { orderId, since }))
}

/** Nobody has it and nothing was booked for it: it only must not stay good. Where its issuer cannot void it, it may be owed for. */
async function voidUnheard(deps: TellDeps, unheard: UnheardCard): Promise<void> {
  const { unitId, orderId, issuer } = unheard
  const change = { unitId, issuer, issuerReference: undefined, state: 'withdrawn' } as const
  const answer = await issuerInTime(deps, unitId, deps.issuer.setState(change))
  if (answer === 'cannot')
    await transact(deps, (tx) => openNotVoided(tx, deps, { card: unheard, orderId }))
}

/** A person asks the issuer what is owed for a card whose money went back. Once for each unit. */
async function openNotVoided(
  tx: Tx,
  deps: Pick<TellDeps, 'clock' | 'log'>,
  { card, orderId }: { card: UnheardCard | MadeCard; orderId: OrderId },
): Promise<void> {
  const { unitId, issuer, currency } = card
  const amount = { currency, cents: card.amountCents - card.vatCents }
  const caseId = await openCase(tx, {
    ...{ subject: notVoidedSubject(unitId), kind: 'notVoided', orderId, amount, actor: 'issuer' },
    ...{ event: 'issuer cannot void', cause: `not-voided:${unitId}`, facts: { issuer } },
    now: deps.clock.now(),
  })
  if (caseId !== undefined)
    deps.log.error(
      { alert: true, caseId, unitId, orderId, issuer, amount },
      'An issuer cannot void a card whose money went back: a person asks it.',
    )
}

/** What the operator blocked is blocked at the shop alone. */
const isForIssuers = (state: CardState): state is CardToSet['state'] =>
  state === 'active' || state === 'frozen' || state === 'withdrawn'

async function tell(
  deps: TellDeps,
  { card, orderId }: { card: MadeCard; orderId: OrderId },
): Promise<void> {
  const { unitId, cardId, issuer, issuerReference, state } = card
  if (!isForIssuers(state)) return
  const asking = deps.issuer.setState({ unitId, issuer, issuerReference, state })
  const answer = await issuerInTime(deps, unitId, asking)
  await transact(deps, async (tx) => {
    const isNew = await markIssuerTold(tx, { cardId, told: card.issuerTold, state })
    if (!isNew) return
    const event = answer === 'done' ? `issuer: ${state}` : `issuer cannot: ${state}`
    await recordEvent(tx, { subject: cardId, event, facts: { issuer }, actor: 'issuer' })
    if (state !== 'withdrawn' || card.isChoiceCard) return
    if (answer === 'done') await post(tx, voidCardPosting(card, card.currency))
    else if (!card.cannotBlock) await openNotVoided(tx, deps, { card, orderId })
  })
}
