import type { Db } from '#domain/db.ts'
import { listOrderHistory, listOrderMails } from '#domain/history/list-order-history.ts'
import type { OrderRecord } from '#domain/orders/load-order-record.ts'

export type TimelineEvent = { at: Date; subject: string; event: string } & (
  | { kind: 'begun' }
  | { kind: 'history'; actor: string; facts: Readonly<Record<string, unknown>> }
  | { kind: 'mail'; endedAt: Date | null; tries: number }
)

/** All that happened to an order, its payments, post, cards, cases and mails, the oldest first. */
export async function listTimeline(
  db: Db,
  { id, placedAt, payments }: OrderRecord,
): Promise<readonly TimelineEvent[]> {
  const entries = await listOrderHistory(db, id)
  const mails = await listOrderMails(db, id)
  const events: readonly TimelineEvent[] = [
    { kind: 'begun', at: placedAt, subject: id, event: 'placed' },
    ...payments.map((payment) => ({
      kind: 'begun' as const,
      at: payment.openedAt,
      subject: payment.id,
      event: 'opened',
    })),
    ...entries.map(({ writtenAt, ...entry }) => ({
      kind: 'history' as const,
      at: writtenAt,
      ...entry,
    })),
    ...mails.map(({ kind, subject, firstTriedAt, endedAt, tries }) => ({
      kind: 'mail' as const,
      at: firstTriedAt,
      subject,
      event: `mail ${kind}`,
      endedAt,
      tries,
    })),
  ]
  return events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
