import type { Db } from '#domain/db.ts'

export type HistoryEntry = {
  subject: string
  event: string
  facts: Readonly<Record<string, unknown>>
  actor: string
  writtenAt: Date
}

/** What happened to these, the oldest first. */
export async function listHistory(
  db: Db,
  subjects: readonly string[],
): Promise<readonly HistoryEntry[]> {
  if (subjects.length === 0) return []
  return db
    .selectFrom('history')
    .select(['subject', 'event', 'facts', 'actor', 'written_at as writtenAt'])
    .where('subject', 'in', subjects)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}
