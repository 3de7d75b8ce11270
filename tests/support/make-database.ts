import { randomBytes } from 'node:crypto'
import pg from 'pg'

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export type MadeDatabase = { name: string; url: string; drop(): Promise<void> }

/**
 * A database of its own on a server: without tables, or a copy of another one of it. Its files are copied as such: block
 * by block through the log, as PostgreSQL does by itself since 15, each copy takes seven times the processor time.
 */
export async function makeDatabase(server: string, template?: string): Promise<MadeDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await administer(
    server,
    `create database ${name} ${template === undefined ? '' : `template ${template} strategy file_copy`}`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    name,
    url: url.href,
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}
