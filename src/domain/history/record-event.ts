import type { Tx } from '#domain/db.ts'

export type EventToRecord = {
  subject: string
  event: string
  facts?: Readonly<Record<string, unknown>>
  actor: string
}

/** Appends what no state tells. */
export async function recordEvent(tx: Tx, event: EventToRecord): Promise<void> {
  const { facts = {}, ...rest } = event
  await tx
    .insertInto('history')
    .values({ ...rest, facts: JSON.stringify(facts), cause: null })
    .execute()
}
