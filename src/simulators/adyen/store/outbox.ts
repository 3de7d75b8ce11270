import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { NotificationItem } from './notification-item.ts'

export type WebhookState = 'waiting' | 'delivered' | 'given-up'

export type OutgoingWebhook = {
  id: number
  item: NotificationItem
  state: WebhookState
  dueAtMs: number
  attempts: number
  /** So many first attempts carry a wrong signature. */
  forgedAttempts: number
  lastAnswer: string | undefined
}

export type WebhookToSend = Pick<OutgoingWebhook, 'item' | 'state' | 'dueAtMs' | 'forgedAttempts'>

export type Outbox = {
  add(webhook: WebhookToSend): void
  listDue(nowMs: number): OutgoingWebhook[]
  listByReference(merchantReference: string): OutgoingWebhook[]
  /** The next moment after now at which one becomes due. */
  nextDueMs(nowMs: number): number | undefined
  record(webhook: OutgoingWebhook): void
}

/** How many are looked at in one go; more follow as soon as these are answered. */
const batchSize = 64

export function createOutbox(database: DatabaseSync): Outbox {
  const add = database.prepare(
    `insert into webhooks (item, event_code, merchant_reference, state, due_at, forged_attempts)
     values (?, ?, ?, ?, ?, ?)`,
  )
  const due = database.prepare(
    `select * from webhooks where state = 'waiting' and due_at <= ? order by due_at, id limit ${batchSize}`,
  )
  const byReference = database.prepare(
    'select * from webhooks where merchant_reference = ? order by id',
  )
  const next = database.prepare(
    `select min(due_at) as at from webhooks where state = 'waiting' and due_at > ?`,
  )
  const record = database.prepare(
    'update webhooks set state = ?, due_at = ?, attempts = ?, last_answer = ? where id = ?',
  )
  return {
    add({ item, state, dueAtMs, forgedAttempts }) {
      const json = JSON.stringify(item)
      add.run(json, item.eventCode, item.merchantReference, state, dueAtMs, forgedAttempts)
    },
    listDue: (nowMs) => due.all(nowMs).map(fromRow),
    listByReference: (reference) => byReference.all(reference).map(fromRow),
    nextDueMs: (nowMs) => (next.get(nowMs)?.at as number | null) ?? undefined,
    record({ id, state, dueAtMs, attempts, lastAnswer }) {
      record.run(state, dueAtMs, attempts, lastAnswer ?? null, id)
    },
  }
}

const fromRow = (row: Record<string, SQLOutputValue>): OutgoingWebhook => ({
  id: row.id as number,
  item: JSON.parse(row.item as string),
  state: row.state as WebhookState,
  dueAtMs: row.due_at as number,
  attempts: row.attempts as number,
  forgedAttempts: row.forged_attempts as number,
  lastAnswer: (row.last_answer as string | null) ?? undefined,
})
