import type { DatabaseSync } from 'node:sqlite'

/** What a request with an idempotency key was answered, kept so that a repetition hears the same. */
export type StoredAnswer = {
  path: string
  status: number
  headers: Readonly<Record<string, string>>
  body: string
}

export type Answers = {
  find(key: string): StoredAnswer | undefined
  keep(key: string, answer: StoredAnswer, atMs: number): void
}

export function createAnswers(database: DatabaseSync): Answers {
  const find = database.prepare(
    'select path, status, headers, body from answers where idempotency_key = ?',
  )
  const keep = database.prepare(
    'insert into answers (idempotency_key, path, status, headers, body, created_at) values (?, ?, ?, ?, ?, ?)',
  )
  return {
    find(key) {
      const row = find.get(key)
      if (!row) return undefined
      return {
        path: row.path as string,
        status: row.status as number,
        headers: JSON.parse(row.headers as string),
        body: row.body as string,
      }
    },
    keep(key, answer, atMs) {
      const { path, status, headers, body } = answer
      keep.run(key, path, status, JSON.stringify(headers), body, atMs)
    },
  }
}
