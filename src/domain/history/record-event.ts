import type { Tx } from '#domain/db.ts'

export type EventToRecord = {
  subject: string
  event: string
  facts?: Readonly<Record<string, unknown>>
  actor: string
  /** Told once under this name; without one each time. */
  cause?: string
}

/** Appends what no state tells. */
export async function recordEvent(tx: Tx, event: EventToRecord): Promise<void> {
  const { facts = {}, cause = null, ...rest } = event
  await tx
    .insertInto('history')
    .values({ ...rest, facts: JSON.stringify(facts), cause })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute()
}
