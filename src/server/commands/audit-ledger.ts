import { auditBooks } from '#flows/recovery/audit-books.ts'
import type { Command } from './command.ts'
import { sayWhen } from './words.ts'

const euros = (cents: number): string => (cents / 100).toFixed(2)

/** Proves on live data that every cent is accounted for: what moved since the last time, or with `--all` everything. */
export const auditLedgerCommand: Command = {
  name: 'audit-ledger',
  explanation:
    'proves what moved since the last audit: sums, balances, currencies, cards and holds; --all reads everything',
  async run(deps, words) {
    const isAll = words.includes('--all')
    const { findings, totals, transferCount, since } = await auditBooks(deps, { isAll })
    const rows = totals.map(
      ({ kind, currency, cents, accountCount }) =>
        `  ${kind.padEnd(18)} ${euros(cents).padStart(14)} ${currency}  in ${accountCount} account(s)`,
    )
    const wrong = findings.map(
      ({ rule, subject, cents }) => `  broken: ${rule}: ${subject} (${euros(cents)})`,
    )
    const verdict =
      findings.length === 0
        ? `${transferCount} transfers, all accounts sum to zero.`
        : `${transferCount} transfers, ${findings.length} finding(s).`
    const scope =
      since === undefined
        ? []
        : [`What moved${sayWhen(' since', since).join('')}; --all reads everything.`]
    return { lines: [...scope, ...rows, ...wrong, verdict], isFine: findings.length === 0 }
  },
}
