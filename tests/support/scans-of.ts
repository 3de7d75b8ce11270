import type pg from 'pg'
import type { SentStatement } from './count-statements.ts'

type Explained = { 'QUERY PLAN': readonly { Plan: Plan }[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: readonly Plan[] }

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Which of the tables the planner would read from the first row to the last, each with the statement; what is no question is none. */
export async function scansOf(
  planner: pg.Client,
  { text, values }: SentStatement,
  growing: readonly string[],
): Promise<readonly string[]> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return []
  const { rows } = await planner.query<Explained>(`explain (format json) ${text}`, [...values])
  return (rows[0]?.['QUERY PLAN'] ?? [])
    .flatMap(({ Plan: plan }) => nodesOf(plan))
    .filter(
      (node) => node['Node Type'] === 'Seq Scan' && growing.includes(node['Relation Name'] ?? ''),
    )
    .map((node) => `${node['Relation Name']}: ${text.replaceAll(/\s+/g, ' ')}`)
}
