import { auditBooks } from '#flows/recovery/audit-books.ts'
import { flag } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { sayWhen } from './words.ts'

const euros = (cents: number): string => (cents / 100).toFixed(2)

/**
 * Proves on live data that every cent has an owner and a cause. Reads everything, unless the owner of the tables marked
 * what an earlier audit proved; `--all` reads everything all the same, and so does the first audit a week after the last whole one.
 */
export const auditLedgerCommand = defineCommand({
  name: 'audit-ledger',
  explanation:
    'proves sums, causes, cards, orders and documents; with DATABASE_OWNER_URL only what moved since, --all everything',
  words: { isAll: flag('all') },
  run: auditBooks,
  hasFault: ({ findings }) => findings.length > 0,
  format({ findings, totals, transferCount, since, notAsked }) {
    const rows = totals.map(
      ({ kind, currency, cents, accountCount }) =>
        `  ${kind.padEnd(18)} ${euros(cents).padStart(14)} ${currency}  in ${accountCount} account(s)`,
    )
    const wrong = findings.map((finding) =>
      'says' in finding
        ? `  broken: ${finding.rule}: ${finding.says}`
        : `  broken: ${finding.rule}: ${finding.subject} (${euros(finding.cents)})`,
    )
    const proven =
      notAsked.length === 0
        ? 'each has its cause'
        : `each has its cause as far as it was asked. Only an audit of everything asks: ${notAsked.join('; ')}`
    const verdict =
      findings.length === 0
        ? `${transferCount} transfers, all accounts sum to zero, and ${proven}.`
        : `${transferCount} transfers, ${findings.length} finding(s).`
    const scope =
      since === undefined
        ? []
        : [`What moved${sayWhen(' since', since).join('')}; --all reads everything.`]
    return [...scope, ...rows, ...wrong, verdict]
  },
})
