import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import { makeTables, migrationsFolder, queueRelease } from './make-tables.ts'

/** Images are kept by the hash of all migrations and the release of the queue, so each is made once. */
function imagePath(): string {
  const hash = createHash('sha256').update(queueRelease)
  for (const name of readdirSync(migrationsFolder).sort()) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)))
  }
  const folder = join(tmpdir(), `gift-card-shop-test-${process.getuid?.() ?? 0}`)
  mkdirSync(folder, { recursive: true })
  return join(folder, `${hash.digest('hex').slice(0, 20)}.own.tar`)
}

const underWay = new Map<string, Promise<string>>()

/** What is made already is not made again, whoever asks for it at the same moment. */
function makeOnce(path: string, make: (draft: string) => Promise<void>): Promise<string> {
  const made = underWay.get(path) ?? makeBeside(path, make)
  underWay.set(path, made)
  return made
}

/** Made beside its place and moved there whole: other processes may make the same. */
async function makeBeside(path: string, make: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(path)) return path
  const draft = `${path}.${process.pid}`
  await make(draft)
  try {
    renameSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(draft, { recursive: true })
  }
  return path
}

const blockBytes = 512
/** The files of the databases from which others would be made: of these nobody makes any. */
const ofTemplate = /(^|\/)base\/(1|4)\/./

/** A tar without the half of its files that only slow down each test file's start. */
function withoutTemplates(tar: Buffer): Buffer {
  const kept: Buffer[] = []
  for (let start = 0; start < tar.length; ) {
    const header = tar.subarray(start, start + blockBytes)
    const [name = ''] = header.toString('latin1', 0, 100).split('\0')
    const bytes = Number.parseInt(header.toString('latin1', 124, 136), 8) || 0
    const end = start + blockBytes + Math.ceil(bytes / blockBytes) * blockBytes
    if (!ofTemplate.test(name)) kept.push(tar.subarray(start, end))
    start = end
  }
  return Buffer.concat(kept)
}

/** A dumped embedded database with all tables; each test file starts from it. */
export const databaseImage = (): Promise<string> =>
  makeOnce(imagePath(), async (draft) => {
    const database = await openDatabase({ folder: undefined })
    await makeTables(database)
    // What is opened from the image recovers first, and would then tell of it every ten seconds: long after it was closed the
    // process that opened it could not end.
    await sql`alter system set log_startup_progress_interval = 0`.execute(database.db)
    const dump = await database.pglite?.dumpDataDir('none')
    await database.close()
    if (dump === undefined) throw new Error('The embedded database gave no image.')
    writeFileSync(draft, withoutTemplates(Buffer.from(await dump.arrayBuffer())))
  })

/**
 * Puts such a database into the folder of a shop that is not started yet: making one anew is two thirds of the
 * processor time of a first start.
 */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const image = await databaseImage()
  const filled = await makeOnce(`${image}.folder`, async (draft) => {
    mkdirSync(draft)
    const database = await openDatabase({ folder: draft, image: new Blob([readFileSync(image)]) })
    await database.close()
  })
  cpSync(join(filled, 'pglite'), join(dataFolder, 'pglite'), { recursive: true })
}
