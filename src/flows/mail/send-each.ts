import { setTimeout as pause } from 'node:timers/promises'
import type { OneStatement } from '#domain/db.ts'
import { AddressRejected, type Mail } from '#domain/mail/mailer.ts'
import { endClaim, noteUnsent } from '#domain/mail/mark-claims.ts'
import { type ClaimedMail, ending, type MailClaim } from '#domain/mail-claim.ts'
import type { MailKind } from '#domain/mail-kind.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { writeTogether } from '#flows/shared/write-together.ts'
import { atMost } from '#kernel/at-most.ts'
import { mailJob } from './mail-job.ts'

export type SendDeps = Pick<
  Deps,
  'db' | 'clock' | 'log' | 'mailer' | 'queue' | 'leaseHolder' | 'mailPlaces' | 'reached'
>

/** Longer than a mail server may take for one mail (`smtp-mailer.ts`), so that a living sender never loses it. */
const leaseMs = 5 * 60 * 1000
/** A mail that takes longer goes on by itself, and its job with the next ones. */
const patienceMs = 1000
/** The first pause after a mail that did not go; each further one is twice as long, up to the longest. */
const pauseMs = 5000
const pauseMsMax = 30 * 60 * 1000
const givenUpAfterMs = 48 * 60 * 60 * 1000
/** The longest pause, the sixth, before it is tried once more to note what went. */
const noteWaitMsMax = 32_000

/** What becomes of a kind of mail. `Item` is what a mail is written from. */
export type MailSort<Id, Item extends ClaimedMail> = {
  kind: MailKind
  /** In one statement: those that may go and are not on their way. */
  claim: (
    one: OneStatement,
    mails: { ids: readonly Id[]; claim: MailClaim },
  ) => Promise<readonly Item[]>
  write: (item: Item) => Promise<Omit<Mail, 'key'>>
  /** In one statement. */
  markSent: (one: OneStatement, sent: { items: readonly Item[]; now: Date }) => Promise<void>
  /** Its address does not work, or nobody took it for two days. Undefined: nothing but the mail knows of it. */
  markFailed:
    | ((one: OneStatement, failed: { item: Item; now: Date; failure: string }) => Promise<void>)
    | undefined
  /** A rejected address is tried again like anything else, because somebody has to see to it. */
  isAddressOurs?: boolean
}

/**
 * Sends a mail for each id, once whoever else is asked to: it is claimed before it goes and marked as soon as it went. A slow
 * one holds no other up, nor its job; one that did not go is tried again with growing pauses, for two days.
 */
export async function sendEach<Id, Item extends ClaimedMail>(
  deps: SendDeps,
  ids: readonly Id[],
  sort: MailSort<Id, Item>,
): Promise<void> {
  const { mailPlaces, leaseHolder, clock } = deps
  const rest = [...ids]
  while (rest.length > 0) {
    // Only what can begin at once is claimed: a lease does not wait for its turn.
    const places = await mailPlaces.take(rest.length)
    const now = clock.now()
    const claim = { by: leaseHolder.name, now, until: new Date(now.getTime() + leaseMs) }
    const sendings: Promise<void>[] = []
    try {
      const some = { ids: rest.splice(0, places), claim }
      const items = await inOneStatement(deps, (one) => sort.claim(one, some))
      const noteSent = writeTogether((sent: readonly Item[]) => markSent(deps, sent, sort))
      sendings.push(
        ...items.map((item) =>
          sendOne(deps, item, { sort, noteSent }).finally(mailPlaces.giveBack),
        ),
      )
    } finally {
      for (let place = sendings.length; place < places; place += 1) mailPlaces.giveBack()
    }
    await Promise.all(sendings.map((sending) => atMost(patienceMs, sending)))
  }
}

/** Never fails: what it could not even note is free again at the end of its lease. */
async function sendOne<Id, Item extends ClaimedMail>(
  deps: SendDeps,
  item: Item,
  { sort, noteSent }: { sort: MailSort<Id, Item>; noteSent: (item: Item) => Promise<void> },
): Promise<void> {
  try {
    const failure = await post(deps, item, sort)
    if (failure === undefined) await noteSent(item)
    else await noteFailure(deps, { item, sort, failure })
    deps.reached('mail:recorded')
  } catch (error) {
    deps.log.error({ mail: item.key, err: error }, 'What became of a mail could not be noted.')
  }
}

async function post<Id, Item extends ClaimedMail>(
  deps: SendDeps,
  item: Item,
  { write }: MailSort<Id, Item>,
): Promise<Error | undefined> {
  try {
    const written = await write(item)
    deps.reached('mail:claimed')
    await deps.mailer.send({ key: item.key, ...written })
    deps.reached('mail:sent')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Failed<Id, Item extends ClaimedMail> = {
  item: Item
  sort: MailSort<Id, Item>
  failure: Error
}

async function noteFailure<Id, Item extends ClaimedMail>(
  deps: SendDeps,
  { item, sort, failure }: Failed<Id, Item>,
): Promise<void> {
  const { key, subjectId, firstTriedAt, tries } = item
  const now = deps.clock.now()
  const givenUpAt = new Date(firstTriedAt.getTime() + givenUpAfterMs)
  const isRejected = failure instanceof AddressRejected && sort.isAddressOurs !== true
  if (isRejected || now >= givenUpAt) {
    if (isRejected) deps.log.warn({ mail: key }, 'The address of a mail does not work.')
    else deps.log.error({ alert: true, mail: key, err: failure }, 'A mail was given up.')
    const { markFailed } = sort
    const { message } = failure
    if (markFailed === undefined) await inOneStatement(deps, (one) => endClaim(one, { key, now }))
    else await end(deps, [item], (one) => markFailed(one, { item, now, failure: message }))
    return
  }
  deps.log.warn({ mail: key, tries, err: failure }, 'A mail did not go and is tried again.')
  const pausedMs = Math.min(pauseMs * 2 ** (tries - 1), pauseMsMax)
  const nextTryAt = new Date(Math.min(now.getTime() + pausedMs, givenUpAt.getTime()))
  await transact(deps, async (tx) => {
    await noteUnsent(tx, { key, by: deps.leaseHolder.name, nextTryAt })
    await deps.queue.send(tx, [{ ...mailJob(sort.kind, subjectId), startAfter: nextTryAt }])
  })
}

/** A mail that went must not go again because the database was away just then: for a minute it is tried to note it. */
async function markSent<Id, Item extends ClaimedMail>(
  deps: SendDeps,
  items: readonly Item[],
  sort: MailSort<Id, Item>,
): Promise<void> {
  for (let waitMs = 1000; ; waitMs *= 2) {
    try {
      return await end(deps, items, (one, now) => sort.markSent(one, { items, now }))
    } catch (error) {
      if (waitMs > noteWaitMsMax) throw error
      deps.log.warn({ count: items.length, err: error }, 'Mails that went are to be noted later.')
      await pause(waitMs)
    }
  }
}

/** Their marks and the ends of their claims are one statement. */
const end = (
  deps: SendDeps,
  items: readonly ClaimedMail[],
  mark: (one: OneStatement, now: Date) => Promise<void>,
): Promise<void> => {
  const now = deps.clock.now()
  const keys = items.map(({ key }) => key)
  return inOneStatement(deps, (one) => mark(ending(one, { keys, now }), now))
}
