import type { Db } from '#domain/db.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listPayouts, type Payout } from '#domain/payouts/find-payout.ts'
import { listClearingCurrencies, listOpen, type OpenItem } from '#domain/payouts/list-open.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import type { Deps } from '#flows/shared/deps.ts'
import { type Currency, sum } from '#kernel/money.ts'

/** What a batch neither paid out nor carried over. */
export type LeftOfBatch = Pick<Payout, 'batchNumber'> & Pick<PayoutTotal, 'currency' | 'leftCents'>

/** Accounts of one currency. On clearing and reserve, below zero the provider owes it to the shop. */
export type ClearingAccounts = {
  currency: Currency
  clearingCents: number
  reserveCents: number
  differenceCents: number
  /** Not explained by any item: a fault where it is not zero. */
  unexplainedCents: number
}

export type OpenClearing = {
  items: readonly OpenItem[]
  /** Of all, also of those that are not listed. */
  itemCount: number
  left: readonly LeftOfBatch[]
  accounts: readonly ClearingAccounts[]
}

/**
 * What the provider owes that no payout has brought. Clearing is zero, or each line of it has a name. Everything is read at one moment: on
 * a live shop the account moves between two questions.
 */
export const listOpenClearing = ({ db }: Pick<Deps, 'db'>): Promise<OpenClearing> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const open = await listOpen(tx)
      const left = whatIsLeft((await listPayouts(tx)).toReversed())
      const accounts: ClearingAccounts[] = []
      for (const currency of await listClearingCurrencies(tx)) {
        const ofCurrency = left.filter((one) => one.currency === currency)
        const leftCents = sum(ofCurrency.map((one) => one.leftCents))
        const namedCents = (open.sums.get(currency) ?? 0) - leftCents
        accounts.push(await readAccounts(tx, currency, namedCents))
      }
      return { items: open.items, itemCount: open.count, left, accounts }
    })

/** What batches left, the oldest first, without those that later ones made up for. */
function whatIsLeft(payouts: readonly Payout[]): readonly LeftOfBatch[] {
  const left = new Map<Currency, LeftOfBatch[]>()
  for (const { batchNumber, totals } of payouts) {
    for (const { currency, leftCents } of totals.filter((total) => total.leftCents !== 0)) {
      const all = [...(left.get(currency) ?? []), { batchNumber, currency, leftCents }]
      left.set(currency, sum(all.map((one) => one.leftCents)) === 0 ? [] : all)
    }
  }
  return [...left.values()].flat()
}

/** `namedCents` is what the account has to hold by the items. */
async function readAccounts(
  db: Db,
  currency: Currency,
  namedCents: number,
): Promise<ClearingAccounts> {
  const balance = (kind: 'pspClearing' | 'pspReserve' | 'payoutDifference') =>
    balanceOf(db, systemAccount(kind, currency))
  const clearingCents = await balance('pspClearing')
  return {
    currency,
    clearingCents,
    reserveCents: await balance('pspReserve'),
    differenceCents: await balance('payoutDifference'),
    unexplainedCents: clearingCents - namedCents,
  }
}
