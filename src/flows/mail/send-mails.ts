import { setTimeout as pause } from 'node:timers/promises'
import type { OneStatement } from '#domain/db.ts'
import { AddressRejected } from '#domain/mail/mailer.ts'
import { endClaim, noteUnsent } from '#domain/mail/mark-claims.ts'
import { type ClaimedMail, ending } from '#domain/mail-claim.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { inOneStatement, transact } from '#flows/shared/transact.ts'
import { writeTogether } from '#flows/shared/write-together.ts'
import { atMost } from '#kernel/at-most.ts'
import { type MailDefinition, requestMailJob, type WriteDeps } from './define-mail-kind.ts'

export type MailDeps = WriteDeps &
  Pick<Deps, 'db' | 'clock' | 'log' | 'mailer' | 'queue' | 'leaseHolder' | 'mailPlaces' | 'reached'>

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

type Mails<Id extends string, Item extends ClaimedMail> = MailDefinition<string, Id, Item>

/**
 * Sends a mail for each id, once whoever else is asked to: it is claimed before it goes and marked as soon as it went. A slow
 * one holds no other up, nor its job; one that did not go is tried again with growing pauses, for two days.
 */
export async function sendMails<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  mail: Mails<Id, Item>,
  ids: readonly Id[],
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
      const items = await inOneStatement(deps, (one) => mail.claim(one, some))
      const noteSent = writeTogether((sent: readonly Item[]) => markSent(deps, sent, mail))
      sendings.push(
        ...items.map((item) =>
          sendOne(deps, item, { mail, noteSent }).finally(mailPlaces.giveBack),
        ),
      )
    } finally {
      for (let place = sendings.length; place < places; place += 1) mailPlaces.giveBack()
    }
    await Promise.all(sendings.map((sending) => atMost(patienceMs, sending)))
  }
}

/** Never fails: what it could not even note is free again at the end of its lease. */
async function sendOne<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  item: Item,
  { mail, noteSent }: { mail: Mails<Id, Item>; noteSent: (item: Item) => Promise<void> },
): Promise<void> {
  try {
    const failure = await post(deps, item, mail)
    if (failure === undefined) await noteSent(item)
    else await noteFailure(deps, { item, mail, failure })
    deps.reached('mail:recorded')
  } catch (error) {
    deps.log.error({ mail: item.key, err: error }, 'What became of a mail could not be noted.')
  }
}

async function post<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  item: Item,
  { write }: Mails<Id, Item>,
): Promise<Error | undefined> {
  try {
    const written = await write(deps, item)
    deps.reached('mail:claimed')
    await deps.mailer.send({ key: item.key, ...written })
    deps.reached('mail:sent')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

type Failed<Id extends string, Item extends ClaimedMail> = {
  item: Item
  mail: Mails<Id, Item>
  failure: Error
}

async function noteFailure<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  { item, mail, failure }: Failed<Id, Item>,
): Promise<void> {
  const { key, subjectId, firstTriedAt, tries } = item
  const now = deps.clock.now()
  const givenUpAt = new Date(firstTriedAt.getTime() + givenUpAfterMs)
  const isRejected =
    failure instanceof AddressRejected && mail.ifUndeliverable.kind !== 'staysUntold'
  if (isRejected || now >= givenUpAt) {
    if (isRejected) deps.log.warn({ mail: key }, 'The address of a mail does not work.')
    else deps.log.error({ alert: true, mail: key, err: failure }, 'A mail was given up.')
    await endUndelivered(deps, { item, mail, failure })
    return
  }
  deps.log.warn({ mail: key, tries, err: failure }, 'A mail did not go and is tried again.')
  const pausedMs = Math.min(pauseMs * 2 ** (tries - 1), pauseMsMax)
  const nextTryAt = new Date(Math.min(now.getTime() + pausedMs, givenUpAt.getTime()))
  await transact(deps, async (tx) => {
    await noteUnsent(tx, { key, by: deps.leaseHolder.name, nextTryAt })
    await deps.queue.send(tx, [{ ...requestMailJob(mail, subjectId), startAfter: nextTryAt }])
  })
}

/** Ends the claim of a mail that is tried no more. */
function endUndelivered<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  { item, mail, failure }: Failed<Id, Item>,
): Promise<void> {
  const { ifUndeliverable } = mail
  switch (ifUndeliverable.kind) {
    case 'staysUntold': {
      const ended = { key: item.key, now: deps.clock.now() }
      return inOneStatement(deps, (one) => endClaim(one, ended))
    }
    case 'markFailed':
      return end(deps, [item], (one, now) =>
        ifUndeliverable.mark(one, { item, now, failure: failure.message }),
      )
    case 'countsAsTold': {
      const ids = [item.subjectId as Id]
      return end(deps, [item], (one, now) => mail.mark(one, { items: [item], ids, now }))
    }
  }
}

/** A mail that went must not go again because the database was away just then: for a minute it is tried to note it. */
async function markSent<Id extends string, Item extends ClaimedMail>(
  deps: MailDeps,
  items: readonly Item[],
  mail: Mails<Id, Item>,
): Promise<void> {
  const ids = items.map(({ subjectId }) => subjectId as Id)
  for (let waitMs = 1000; ; waitMs *= 2) {
    try {
      return await end(deps, items, (one, now) => mail.mark(one, { items, ids, now }))
    } catch (error) {
      if (waitMs > noteWaitMsMax) throw error
      deps.log.warn({ count: items.length, err: error }, 'Mails that went are to be noted later.')
      await pause(waitMs)
    }
  }
}

/** Their marks and the ends of their claims are one statement. */
const end = (
  deps: MailDeps,
  items: readonly ClaimedMail[],
  mark: (one: OneStatement, now: Date) => Promise<void>,
): Promise<void> => {
  const now = deps.clock.now()
  const keys = items.map(({ key }) => key)
  return inOneStatement(deps, (one) => mark(ending(one, { keys, now }), now))
}
