import type { Fixed, Json } from '#domain/columns.ts'

/** What happened, appended and never changed (db/migrations/0019-cases.sql). States are told by the database itself. */
export type HistoryTables = {
  history: {
    id: Fixed<string>
    subject: string
    event: string
    facts: Json<Readonly<Record<string, unknown>>>
    actor: string
    cause: string | null
    written_at: Fixed<Date>
  }
}
