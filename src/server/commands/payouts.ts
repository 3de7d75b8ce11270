import type { Payout } from '#domain/payouts/find-payout.ts'
import type { OpenItem } from '#domain/payouts/list-open.ts'
import type { PayoutTotal } from '#domain/payouts/tables.ts'
import {
  type ClearingAccounts,
  type LeftOfBatch,
  listOpenClearing,
} from '#flows/payouts/list-open-clearing.ts'
import { showPayouts } from '#flows/payouts/show-payouts.ts'
import { maybe, place } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { orElse, sayCents, sayWhen, sentence } from './words.ts'

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

export const listPayoutsCommand = defineCommand({
  name: 'payouts',
  explanation: 'what the provider paid out, batch by batch, or one of them',
  words: { batch: maybe(place('batch number')) },
  run: showPayouts,
  format: (payouts) =>
    orElse(payouts.flatMap(tellPayout), 'No payout was imported yet: payouts import <file.csv>'),
})

/** What no line explains is a fault, and exit code 1. */
export const listOpenCommand = defineCommand({
  name: 'payouts open',
  explanation: 'what the provider owes us that no payout has brought, line by line',
  words: {},
  run: listOpenClearing,
  hasFault: ({ accounts }) => accounts.some(({ unexplainedCents }) => unexplainedCents !== 0),
  format({ items, itemCount, left, accounts }) {
    const more = itemCount - items.length
    return orElse(
      [
        ...items.map(tellItem),
        ...(more > 0 ? [`… and ${more} more`] : []),
        ...left.map(tellLeft),
        ...accounts.flatMap(tellAccounts),
      ],
      'Nothing was ever paid.',
    )
  },
})

const tellLeft = ({ batchNumber, currency, leftCents }: LeftOfBatch): string =>
  sentence(
    `batch ${batchNumber}`,
    sayCents(leftCents, currency),
    'neither paid out nor carried over',
  )

/** The provider owes us what is below zero on the account. */
const tellItem = ({ subject, currency, cents, since, keys }: OpenItem): string =>
  sentence(subject, sayCents(-cents, currency), sayWhen('since', since), keys.join(' '))

function tellAccounts(accounts: ClearingAccounts): readonly string[] {
  const { clearingCents, reserveCents, differenceCents, unexplainedCents } = accounts
  const say = (cents: number) => sayCents(cents, accounts.currency)
  const lines = [
    [true, `Clearing: the provider owes us ${say(-clearingCents)}.`],
    [reserveCents !== 0, `Withheld or carried over: ${say(-reserveCents)}.`],
    [differenceCents !== 0, `In cases of payouts that differ: ${say(differenceCents)}.`],
    [unexplainedCents !== 0, `UNEXPLAINED: ${say(-unexplainedCents)} that no line above names.`],
  ] as const
  return lines.flatMap(([isShown, line]) => (isShown ? line : []))
}
