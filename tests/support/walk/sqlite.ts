import { DatabaseSync } from 'node:sqlite'

/** Looks into books that another process keeps. */
export function readBooks<Row extends object>(file: string, statement: string): readonly Row[] {
  const books = new DatabaseSync(file, { readOnly: true })
  try {
    books.exec('pragma busy_timeout = 5000')
    return books.prepare(statement).all() as Row[]
  } finally {
    books.close()
  }
}
