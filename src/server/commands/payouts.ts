import type { Db } from '#domain/db.ts'
import { systemAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { listPayouts, type Payout } from '#domain/payouts/find-payout.ts'
import { listClearingCurrencies, listOpen, type OpenItem } from '#domain/payouts/list-open.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import { type Currency, sum } from '#kernel/money.ts'
import type { Command } from './command.ts'
import { nearestNames } from './nearest-names.ts'
import { sayCents, sayWhen, sentence } from './words.ts'

/** A line for each currency of the batch. */
export const tellPayout = ({ batchNumber, lineCount, totals, importedAt }: Payout) =>
  totals.map((total) =>
    sentence(
      `Batch ${batchNumber}: ${lineCount} lines`,
      ...tellTotal(total),
      sayWhen('imported', importedAt),
    ),
  )

const tellTotal = ({ currency, ...total }: PayoutTotal): readonly string[] => [
  `gross ${sayCents(total.grossCents, currency)}`,
  `costs ${sayCents(total.costsCents, currency)}`,
  ...(total.withheldCents === 0 ? [] : [`withheld ${sayCents(total.withheldCents, currency)}`]),
  `paid out ${sayCents(total.paidOutCents, currency)}`,
  ...(total.leftCents === 0 ? [] : [`LEFT ${sayCents(total.leftCents, currency)}`]),
]

export const listPayoutsCommand: Command = {
  name: 'payouts',
  explanation: 'what the provider paid out, batch by batch; one of them: payouts <batch number>',
  async run({ readBehind }, [batch]) {
    const payouts = await readBehind(listPayouts)
    if (payouts.length === 0)
      return { lines: ['No payout was imported yet: payouts import <file.csv>'], isFine: true }
    if (batch === undefined) return { lines: payouts.flatMap(tellPayout), isFine: true }
    const asked = payouts.filter(({ batchNumber }) => String(batchNumber) === batch)
    if (asked.length > 0) return { lines: asked.flatMap(tellPayout), isFine: true }
    const known = payouts.map(({ batchNumber }) => String(batchNumber))
    const near = nearestNames(batch, new Map(known.map((number) => [number, ''])))
    const meant = near.length > 0 ? near : known.slice(0, 3)
    return { lines: [`There is no batch ${batch}. There are: ${meant.join(', ')}.`], isFine: false }
  },
}

/**
 * Clearing is zero, or each line of it has a name. What no line explains is a fault, and exit code 1. Everything is read at
 * one moment: on a live shop the account moves between two questions.
 */
export const listOpenCommand: Command = {
  name: 'payouts open',
  explanation: 'what the provider owes us that no payout has brought, line by line',
  run: ({ db }) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const open = await listOpen(tx)
        const left = whatIsLeft((await listPayouts(tx)).toReversed())
        const more = open.count - open.items.length
        const lines = [
          ...open.items.map(tellItem),
          ...(more > 0 ? [`… and ${more} more`] : []),
          ...left.map(tellLeft),
        ]
        let isFine = true
        for (const currency of await listClearingCurrencies(tx)) {
          const ofCurrency = left.filter((one) => one.currency === currency)
          const leftCents = sum(ofCurrency.map((one) => one.leftCents))
          const named = (open.sums.get(currency) ?? 0) - leftCents
          const told = await tellAccounts(tx, currency, named)
          lines.push(...told.lines)
          isFine &&= told.isFine
        }
        return { lines: lines.length === 0 ? ['Nothing was ever paid.'] : lines, isFine }
      }),
}

type Left = Pick<Payout, 'batchNumber'> & Pick<PayoutTotal, 'currency' | 'leftCents'>

/** What batches left, the oldest first, without those that later ones made up for. */
function whatIsLeft(payouts: readonly Payout[]): readonly Left[] {
  const left = new Map<Currency, Left[]>()
  for (const { batchNumber, totals } of payouts) {
    for (const { currency, leftCents } of totals.filter((total) => total.leftCents !== 0)) {
      const all = [...(left.get(currency) ?? []), { batchNumber, currency, leftCents }]
      left.set(currency, sum(all.map((one) => one.leftCents)) === 0 ? [] : all)
    }
  }
  return [...left.values()].flat()
}

const tellLeft = ({ batchNumber, currency, leftCents }: Left): string =>
  sentence(
    `batch ${batchNumber}`,
    sayCents(leftCents, currency),
    'neither paid out nor carried over',
  )

/** The provider owes us what is below zero on the account. */
const tellItem = ({ subject, currency, cents, since, keys }: OpenItem): string =>
  sentence(subject, sayCents(-cents, currency), sayWhen('since', since), keys.join(' '))

/** `namedCents` is what the account has to hold by the lines above. */
async function tellAccounts(db: Db, currency: Currency, namedCents: number) {
  const balance = (kind: 'pspClearing' | 'pspReserve' | 'payoutDifference') =>
    balanceOf(db, systemAccount(kind, currency))
  const clearing = await balance('pspClearing')
  const reserve = await balance('pspReserve')
  const differences = await balance('payoutDifference')
  const unnamed = clearing - namedCents
  const lines = [
    [true, `Clearing: the provider owes us ${sayCents(-clearing, currency)}.`],
    [reserve !== 0, `Withheld or carried over: ${sayCents(-reserve, currency)}.`],
    [differences !== 0, `In cases of payouts that differ: ${sayCents(differences, currency)}.`],
    [unnamed !== 0, `UNEXPLAINED: ${sayCents(-unnamed, currency)} that no line above names.`],
  ] as const
  return {
    isFine: unnamed === 0,
    lines: lines.filter(([isShown]) => isShown).map(([, line]) => line),
  }
}
