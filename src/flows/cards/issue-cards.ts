import { recordIssuedCards } from '#domain/cards/record-issued-cards.ts'
import type { Tx } from '#domain/db.ts'
import { postAll } from '#domain/ledger/post.ts'
import { markIssuersToTell } from '#domain/orders/call-off.ts'
import { type ClaimedUnit, claimUnits } from '#domain/orders/claim-units.ts'
import { finishIssuing } from '#domain/orders/finish-issuing.ts'
import { lockUnits, recordUnits } from '#domain/orders/record-units.ts'
import type { JobRequest } from '#domain/outbox/queue.ts'
import { refundUnits } from '#flows/refunds/refund-units.ts'
import { concurrently } from '#flows/shared/concurrently.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { issuePosting } from '#flows/shared/postings.ts'
import { tellingIssuers } from '#flows/shared/telling-issuers.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import type { OrderId } from '#kernel/ids.ts'
import { InvariantViolated } from '#kernel/invariant.ts'
import { askIssuer, type IssuerAnswer, triedInVain } from './ask-issuer.ts'
import { makeOwnCards } from './make-own-cards.ts'

export type IssueDeps = Pick<
  Deps,
  | 'db'
  | 'clock'
  | 'log'
  | 'queue'
  | 'issuer'
  | 'issuerWaitsMs'
  | 'vault'
  | 'storefronts'
  | 'reached'
>

/** Units asked for before anything is recorded: what a crash makes us ask for again, never issue again. */
const unitsPerRound = 100
const issuerConnectionsMax = 8

/**
 * Issues the next cards that the paid orders wait for, our own at once and others as far as the issuers give them now: one round, in which each order
 * has its share. An order that wants more has its turn again behind all that wait. A busy issuer is asked again later, a
 * refused card is paid back, and the others are delivered. Runs that overlap or repeat issue each unit once: its id is the
 * issuer's key, and only one result is recorded.
 */
export async function issueCards(deps: IssueDeps, orderIds: readonly OrderId[]): Promise<void> {
  const perOrder = Math.max(1, Math.floor(unitsPerRound / orderIds.length))
  const claim = { orderIds, perOrder, now: deps.clock.now() }
  const units = await inOneStatement(deps, (one) => claimUnits(one, claim))
  if (units.length === 0) return
  deps.reached('issue:claimed')
  const [own, others] = [units.filter(isOwn), units.filter((unit) => !isOwn(unit))]
  const answers = await concurrently(others, issuerConnectionsMax, (unit) => askIssuer(deps, unit))
  await recordAll(deps, [...answers, ...own.map((unit) => ({ unit }))])
  deps.reached('issue:recorded')
  const goOn = ordersWithMore(units, perOrder)
  if (goOn.length > 0) await transact(deps, (tx) => deps.queue.sendMissing(tx, goOn))
}

const isOwn = ({ isChoiceCard }: ClaimedUnit): boolean => isChoiceCard

/** What an issuer said of a unit; of one of our own nobody was asked. */
type Outcome = IssuerAnswer | { unit: ClaimedUnit }

/** Those that had their whole share. */
function ordersWithMore(units: readonly ClaimedUnit[], perOrder: number): readonly JobRequest[] {
  const byOrder = Object.groupBy(units, ({ orderId }) => orderId)
  return Object.entries(byOrder).flatMap(([orderId, own]) =>
    own?.length === perOrder
      ? [{ name: 'issue-cards' as const, payload: { orderId: orderId as OrderId } }]
      : [],
  )
}

/** All together; where one of them cannot be written down, each by itself, so that it holds up no other. */
async function recordAll(deps: IssueDeps, outcomes: readonly Outcome[]): Promise<void> {
  try {
    await transact(deps, (tx) => record(tx, deps, outcomes))
  } catch (error) {
    if (!isAboutWhatIsWritten(error)) throw error
    for (const outcome of outcomes) await recordAlone(deps, outcome)
  }
}

async function recordAlone(deps: IssueDeps, outcome: Outcome): Promise<void> {
  try {
    await transact(deps, (tx) => record(tx, deps, [outcome]))
  } catch (error) {
    const { unit, ...answer } = outcome
    const isGiven = 'card' in answer && answer.card !== undefined
    if (!isGiven || !isAboutWhatIsWritten(error)) throw error
    const { unitId, orderId, issuer } = unit
    deps.log.error(
      { alert: true, unitId, orderId, issuer, err: error },
      'What an issuer gave cannot be a card; it is asked again.',
    )
    const unusable = { unit, card: undefined, result: triedInVain(deps, unit) }
    await transact(deps, (tx) => record(tx, deps, [unusable]))
  }
}

/** A value that the database refuses (SQLSTATE 22), a rule that it breaks (23), or one of ours: another number for a card. */
const isAboutWhatIsWritten = (error: unknown): boolean =>
  error instanceof InvariantViolated ||
  /^2[23]/.test(String((error as { code?: unknown } | undefined)?.code ?? ''))

/** In the transaction of the caller: cards, units, what is booked, and what follows. Of what another run has recorded nothing is. */
export async function record(tx: Tx, deps: IssueDeps, all: readonly Outcome[]): Promise<void> {
  const now = deps.clock.now()
  const orders = new Map(all.map(({ unit }) => [unit.orderId, unit.currency]))
  const orderIds = [...orders.keys()].sort()
  const unitIds = all.map(({ unit }) => unit.unitId)
  const open = await lockUnits(tx, { orderIds, unitIds })
  const given = all.filter((outcome) => 'result' in outcome)
  await deps.queue.send(tx, tellOfLate(given.filter(({ unit }) => !open.has(unit.unitId))))
  const wanted = all.filter(({ unit }) => open.has(unit.unitId))
  if (wanted.length === 0) return

  const answers = await recordCards(tx, deps, wanted)
  await recordUnits(tx, { results: answers.map(({ result }) => result), now })
  const hasFailures = answers.some(({ result }) => result.state === 'failed')
  const refunds = hasFailures
    ? await refundUnits(tx, deps, { orders, of: 'failed' })
    : { postings: [], jobs: [] }
  const issued = answers.filter(({ card }) => card !== undefined)
  await postAll(tx, [...issued.map(({ unit }) => issuePosting(unit, unit)), ...refunds.postings])
  const ready = await finishIssuing(tx, { orderIds, now })
  await deps.queue.send(tx, [
    ...ready.map((deliveryId): JobRequest => ({ name: 'send-card-mail', payload: { deliveryId } })),
    ...refunds.jobs,
    ...(await undoUnheard(tx, answers, now)),
    ...tryLater(answers),
  ])
  deps.reached('issue:written')
}

/** Those that were given, and those that we make here. */
async function recordCards(
  tx: Tx,
  deps: IssueDeps,
  outcomes: readonly Outcome[],
): Promise<readonly IssuerAnswer[]> {
  const given = outcomes.filter((outcome) => 'result' in outcome)
  const own = outcomes.flatMap((outcome) => ('result' in outcome ? [] : [outcome.unit]))
  await recordIssuedCards(
    tx,
    given.flatMap(({ card }) => card ?? []),
  )
  return [...given, ...(await makeOwnCards(tx, deps, own))]
}

/** A card that came when nobody waited for it any more: where its order was withdrawn its issuer is told. */
function tellOfLate(late: readonly IssuerAnswer[]): readonly JobRequest[] {
  return ordersOf(late.filter(({ card }) => card !== undefined)).map(tellingIssuers)
}

const ordersOf = (answers: readonly IssuerAnswer[]): readonly OrderId[] => [
  ...new Set(answers.map(({ unit }) => unit.orderId)),
]

/** What was paid back because its issuer stayed silent may be good there all the same: it is told, also where its job is lost. */
async function undoUnheard(
  tx: Tx,
  answers: readonly IssuerAnswer[],
  now: Date,
): Promise<readonly JobRequest[]> {
  const unheard = answers.filter(
    ({ unit, result }) =>
      !isOwn(unit) && result.state === 'failed' && result.failure === 'unreachable',
  )
  const orderIds = ordersOf(unheard)
  for (const orderId of orderIds) await markIssuersToTell(tx, { orderId, now })
  return orderIds.map(tellingIssuers)
}

/** One job an order, at the first moment that one of its units may be tried again. */
function tryLater(answers: readonly IssuerAnswer[]): readonly JobRequest[] {
  const first = new Map<OrderId, Date>()
  for (const { unit, result } of answers) {
    if (result.state !== 'issuing') continue
    const earlier = first.get(unit.orderId)
    if (earlier === undefined || result.nextTryAt < earlier) {
      first.set(unit.orderId, result.nextTryAt)
    }
  }
  return [...first].map(([orderId, startAfter]) => ({
    name: 'issue-cards',
    payload: { orderId },
    startAfter,
  }))
}
