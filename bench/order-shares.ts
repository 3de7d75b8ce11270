import { type Measured, type Results, writeSection } from './report.ts'
import { togetherMsOf } from './resource-usage.ts'

/** The tree of the reviews, on which the limits of an order were set. */
const reviewed = 'd58862ff'

/** Each limit, and what that tree took when it was set. */
const limits = {
  shopMs: { title: 'shop ms', limit: 10, before: 17 },
  togetherMs: { title: 'together ms', limit: 18, before: 31 },
  p50Ms: { title: 'p50 ms', limit: 100, before: 155 },
  p99Ms: { title: 'p99 ms', limit: 200, before: 274 },
} as const

type Field = keyof typeof limits

const figuresOf = (measured: Measured): Record<Field, number> => ({
  shopMs: measured.usage.shopMs / measured.requests,
  togetherMs: togetherMsOf(measured.usage) / measured.requests,
  p50Ms: measured.p50Ms,
  p99Ms: measured.p99Ms,
})

const percent = (share: number): string => `${Math.round(share * 100)} %`

/**
 * Whether the limits of an order hold whatever the machine does today: each as a share of what the tree that it was set on takes in
 * the same sitting. Beside it the turn that was disturbed least, in milliseconds. Prints nothing where another tree stands beside, or no order was measured.
 */
export function writeOrderShares(home: string, { figures, commit, besideCommit }: Results): void {
  if (besideCommit === undefined || !reviewed.startsWith(besideCommit)) return
  const fields = Object.keys(limits) as Field[]
  const rows = figures.flatMap(({ name, ours, before }) => {
    if (before === undefined || !name.startsWith('a whole')) return []
    const [now, then] = [figuresOf(ours), figuresOf(before)]
    const cells = fields.map((field) => {
      const share = now[field] / then[field]
      const allowed = limits[field].limit / limits[field].before
      return `${percent(share)}, limit ${percent(allowed)}: ${share <= allowed ? 'yes' : '**no**'}`
    })
    const quickest = figuresOf(ours.quickest ?? ours)
    const quick = fields.map(
      (field) =>
        `${quickest[field].toFixed(1)}: ${quickest[field] <= limits[field].limit ? 'yes' : '**no**'}`,
    )
    return [
      `| ${[name, ...cells].join(' | ')} |`,
      `| in milliseconds, the quickest of its turns | ${quick.join(' | ')} |`,
    ]
  })
  if (rows.length === 0) return
  const titles = fields.map((field) => {
    const { title, limit, before } = limits[field]
    return `${title}, ${limit} of ${before}`
  })
  writeSection(home, 'shares', [
    `Commit ${commit}, as a share of what ${besideCommit} takes in the same sitting.`,
    '',
    `| Workload | ${titles.join(' | ')} |`,
    `|${'---|'.repeat(titles.length + 1)}`,
    ...rows,
  ])
}
