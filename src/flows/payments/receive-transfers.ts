import type { Tx } from '#domain/db.ts'
import { nameActor } from '#domain/history/name-actor.ts'
import { recordEvent } from '#domain/history/record-event.ts'
import { type BankEntry, bankReference, newsOfMoney } from '#domain/payments/bank-entry.ts'
import { type MatchedEntry, matchTransfers } from '#domain/payments/match-transfers.ts'
import type { ProviderNotification } from '#domain/payments/provider.ts'
import { storeNotifications } from '#domain/payments/store-notifications.ts'
import { matchDebts } from '#domain/receivables/match-debts.ts'
import { bookReceipt } from '#flows/companies/debts.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { transact } from '#flows/shared/transact.ts'

/** Money of a company, for what it ordered on account. */
export type CompanyEntry = { entry: BankEntry; orderNumber: string }

export type ReceivedTransfers = {
  matched: readonly MatchedEntry[]
  ofCompanies: readonly CompanyEntry[]
  /** How many of them were not told before. */
  newCount: number
}

/**
 * Money on the shop's own account is news like any other: stored once by the bank's name of it, all of a file or nothing, and booked by the
 * same job through the same door. What fits no payment is a case.
 */
export async function receiveTransfers(
  deps: Pick<Deps, 'db' | 'clock' | 'queue' | 'reached'>,
  { entries, by }: { entries: readonly BankEntry[]; by?: { actor: string; reason: string } },
): Promise<ReceivedTransfers> {
  const received = await transact(deps, async (tx) => {
    const { ofCompanies, bookedCount, rest } = await bookDebts(tx, deps, { entries, by })
    const matched = await matchTransfers(tx, rest)
    const now = deps.clock.now()
    const fresh = await storeNotifications(tx, { notifications: matched.map(newsOf), now })
    await deps.queue.send(
      tx,
      fresh.map((notificationId) => ({
        name: 'process-notification',
        payload: { notificationId },
      })),
    )
    if (by !== undefined && fresh.length > 0) {
      await nameActor(tx, by.actor)
      for (const { entry, payment } of matched)
        await recordEvent(tx, {
          ...{ subject: payment?.paymentId ?? bankReference(entry), event: 'transferSeen' },
          ...{ facts: { ...entry, reason: by.reason }, actor: by.actor },
        })
    }
    return { matched, ofCompanies, newCount: fresh.length + bookedCount }
  })
  deps.reached('money:committed')
  return received
}

type ToBook = {
  entries: readonly BankEntry[]
  by: { actor: string; reason: string } | undefined
}

/**
 * Books what companies transferred for their orders on account, each once, company by company, so
 * that two files at once do not wait for each other in a circle. Gives what is left of the entries.
 */
async function bookDebts(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'queue' | 'reached'>,
  { entries, by = { actor: 'shop', reason: 'bank file' } }: ToBook,
) {
  const debts = await matchDebts(
    tx,
    entries.map(({ text }) => text),
  )
  const named = entries.flatMap((entry, at) => {
    const debt = debts[at]
    return debt?.currency === entry.amount.currency ? [{ entry, debt }] : []
  })
  const inOrder = named.toSorted((one, other) =>
    one.debt.companyId.localeCompare(other.debt.companyId),
  )
  let bookedCount = 0
  for (const { entry, debt } of inOrder) {
    const { companyId, receivableIds } = debt
    const money = { companyId, receivableIds, amount: entry.amount, ...by }
    if (await bookReceipt(tx, deps, { ...money, reference: bankReference(entry) })) bookedCount += 1
  }
  const ofCompanies = named.map(({ entry, debt: { orderNumber } }) => ({ entry, orderNumber }))
  const taken = new Set(named.map(({ entry }) => entry))
  return { ofCompanies, bookedCount, rest: entries.filter((entry) => !taken.has(entry)) }
}

const newsOf = ({ entry, payment }: MatchedEntry): ProviderNotification =>
  newsOfMoney({ ...entry, reference: bankReference(entry), paymentId: payment?.paymentId })
