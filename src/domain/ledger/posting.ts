import type { AccountRef } from '#domain/ledger/accounts.ts'
import { newId, type TransferId } from '#kernel/ids.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Currency } from '#kernel/money.ts'
import { sum } from '#kernel/money.ts'

/** Why value moves. docs/ledger.md lists for each which accounts it joins and how its key is made. */
export type TransferKind =
  | 'settle'
  | 'issue'
  | 'hold'
  | 'fee'
  | 'donate'
  | 'lapse'
  | 'refund'
  | 'receive'
  | 'takeBack'
  | 'withdraw'
  | 'writeOff'
  | 'payout'
  | 'correct'

export type PostingEntry = { account: AccountRef; cents: number }

export type Posting = {
  /** Names the cause, such as `issue:unt_…`: the same key twice moves the value once. */
  key: string
  kind: TransferKind
  /** A note for people who read the books. It is no part of what a repeated posting has to match. */
  memo?: string | undefined
  /** Sums to zero, in one currency. Entries of one account are added up; those of zero fall away. */
  entries: readonly PostingEntry[]
}

/** The commonest posting: value goes from one account to another. */
export const moveBetween = (
  { key, kind }: Pick<Posting, 'key' | 'kind'>,
  [from, to]: readonly [AccountRef, AccountRef],
  cents: number,
): Posting => ({
  key,
  kind,
  entries: [
    { account: from, cents: -cents },
    { account: to, cents },
  ],
})

/** A posting with one entry an account, ready to be written. */
export type PreparedPosting = {
  id: TransferId
  key: string
  kind: TransferKind
  memo: string | null
  currency: Currency
  entries: ReadonlyMap<AccountRef['id'], PostingEntry>
}

export function preparePosting(posting: Posting): PreparedPosting {
  const entries = mergeByAccount(posting.entries)
  const [first] = entries.values()
  invariant(first !== undefined, `Transfer ${posting.key} moves nothing.`)
  const { currency } = first.account
  for (const { account, cents } of entries.values()) {
    invariant(Number.isSafeInteger(cents), `Transfer ${posting.key} moves whole cents.`)
    invariant(account.currency === currency, `Transfer ${posting.key} has one currency.`)
  }
  const total = sum([...entries.values()].map(({ cents }) => cents))
  invariant(total === 0, `Transfer ${posting.key} sums to zero, not to ${total}.`)
  const { key, kind, memo = null } = posting
  return { id: newId('trf'), key, kind, memo, currency, entries }
}

function mergeByAccount(entries: readonly PostingEntry[]): Map<AccountRef['id'], PostingEntry> {
  const merged = new Map<AccountRef['id'], PostingEntry>()
  for (const { account, cents } of entries) {
    const earlier = merged.get(account.id)
    invariant(
      earlier === undefined || earlier.account.currency === account.currency,
      `Account ${account.id} has one currency.`,
    )
    merged.set(account.id, { account, cents: cents + (earlier?.cents ?? 0) })
  }
  for (const [id, { cents }] of merged) if (cents === 0) merged.delete(id)
  return merged
}
