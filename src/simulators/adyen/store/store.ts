import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Answers, createAnswers } from './answers.ts'
import { createJournal, type Journal } from './journal.ts'
import { createModifications, type Modifications } from './modifications.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createPayments, type Payments } from './payments.ts'
import { createSettings, type StoredSettings } from './settings.ts'
import { tables } from './tables.ts'

export type AdyenStore = {
  settings: StoredSettings
  payments: Payments
  modifications: Modifications
  answers: Answers
  journal: Journal
  outbox: Outbox
  /** What a request changed, its stored answer and its webhooks are written together or not at all. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/**
 * The provider's memory, in one file. Writes reach the operating system before a request is answered, so a
 * killed process loses nothing; only a machine that loses power might.
 */
export function openStore(folder: string): AdyenStore {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'adyen.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = off; pragma busy_timeout = 2000')
  database.exec(tables)
  const begin = database.prepare('begin immediate')
  const commit = database.prepare('commit')
  const rollback = database.prepare('rollback')
  return {
    settings: createSettings(database),
    payments: createPayments(database),
    modifications: createModifications(database),
    answers: createAnswers(database),
    journal: createJournal(database),
    outbox: createOutbox(database),
    transaction(work) {
      begin.run()
      try {
        const result = work()
        commit.run()
        return result
      } catch (error) {
        rollback.run()
        throw error
      }
    },
    close: () => database.close(),
  }
}
