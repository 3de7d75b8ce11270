import { auditLedger } from '#domain/ledger/audit.ts'
import type { Command } from './command.ts'

const euros = (cents: number): string => (cents / 100).toFixed(2)

/** Proves on live data that every cent is accounted for. */
export const auditLedgerCommand: Command = {
  name: 'audit-ledger',
  explanation: 'proves that all accounts sum to zero and none is overdrawn',
  async run({ readBehind }) {
    const { findings, totals, transferCount } = await readBehind(auditLedger)
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
    return { lines: [...rows, ...wrong, verdict], isFine: findings.length === 0 }
  },
}
