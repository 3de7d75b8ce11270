import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'

export const migrationsFolder = new URL('../../db/migrations', import.meta.url).pathname

declare module 'vitest' {
  export interface ProvidedContext {
    databaseImage: string
  }
}

/** The image is kept by the hash of all migrations, so it is made once and each test file starts from it. */
function imagePath(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(migrationsFolder).sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  }
  const folder = join(tmpdir(), `gift-card-shop-test-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${hash.digest('hex').slice(0, 20)}.tar`)
}

export async function setup(project: TestProject): Promise<void> {
  const path = imagePath()
  if (!existsSync(path)) {
    const database = await openDatabase({ folder: undefined })
    await migrate(database, migrationsFolder)
    const dump = await database.pglite?.dumpDataDir('none')
    await database.close()
    if (dump === undefined) throw new Error('The embedded database gave no image.')
    const draft = `${path}.${process.pid}`
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()))
    renameSync(draft, path)
  }
  project.provide('databaseImage', path)
}
