import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { grantRuntime } from '#platform/database/grant-runtime.ts'
import { type OpenDatabase, openDatabase } from '#platform/database/open-database.ts'
import { administer, makeDatabase } from './make-database.ts'

/**
 * A fresh, migrated database of this test file's own on the real server, whose connections wait as long as it takes: a
 * hundred who come at once to a busy machine would not be served in the seconds that a visitor waits. Close it in `afterAll`.
 */
export async function openTestPostgres(poolSize = 20): Promise<OpenDatabase & { url: string }> {
  const { url, drop } = await makeDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  const database = await openDatabase({ url, poolSize, isPatient: true })
  return {
    ...database,
    url,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/**
 * The same database as a running shop sees it: by a role that may do what `shop migrate` gave it, and owns nothing. Close
 * it before the owner's.
 */
export async function openAsRuntime(
  owner: OpenDatabase & { url: string },
  poolSize = 20,
): Promise<OpenDatabase & { url: string; role: string }> {
  const { role, url, drop } = await makeRole(owner.url)
  await grantRuntime(owner.db, role)
  const database = await openDatabase({ url, poolSize, isPatient: true })
  return {
    ...database,
    ...{ url, role },
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** A role without rights, and the address by which it reaches the database. */
export async function makeRole(
  ownerUrl: string,
): Promise<{ role: string; url: string; drop(): Promise<void> }> {
  const role = `runtime_${randomBytes(8).toString('hex')}`
  await administer(ownerUrl, `create role ${role} login password 'runtime'`)
  const url = new URL(ownerUrl)
  if (url.searchParams.has('user')) url.searchParams.set('user', role)
  else Object.assign(url, { username: role, password: 'runtime' })
  const drop = async () => {
    await administer(ownerUrl, `drop owned by ${role}`)
    await administer(ownerUrl, `drop role ${role}`)
  }
  return { role, url: url.href, drop }
}
