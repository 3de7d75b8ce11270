import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from './open-database.ts'

/** Below this a folder counts as full: the embedded database, mail and the books in it need room to move. */
const bytesMin = 32 * 1024 * 1024
/** An answer holds for so long, however often a balancer asks. */
const holdsMs = 10_000

export type DiskRoom = () => Promise<boolean>

/**
 * Whether the disks take what the shop writes: that of its folder, and that of the server. A full server still answers
 * what only reads, so it is given a sort that does not fit its memory: the file for it is refused where no room is, and
 * nothing of it stays. Rejects when the server cannot be asked.
 */
export function watchDiskRoom(
  { db, url }: Pick<OpenDatabase, 'db' | 'url'>,
  { folder, now = () => performance.now() }: { folder: string; now?: () => number },
): DiskRoom {
  let known: { hasRoom: boolean; until: number } | undefined
  const look = async (): Promise<boolean> => {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= bytesMin && (url === undefined || (await canSpill(db)))
  }
  return async () => {
    if (known !== undefined && now() < known.until) return known.hasRoom
    const hasRoom = await look()
    known = { hasRoom, until: now() + holdsMs }
    return hasRoom
  }
}

/** Half a megabyte, eight times the memory that the sort may take. */
async function canSpill(db: OpenDatabase['db']): Promise<boolean> {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local work_mem = '64kB'`.execute(tx)
      await sql`
        select count(*) from (select md5(g::text) as h from generate_series(1, 8000) g order by h) s
      `.execute(tx)
    })
    return true
  } catch (error) {
    if (!isAboutRoom(error)) throw error
    return false
  }
}

/** PostgreSQL's class 53, insufficient resources, but for too many connections; and 58030, the disk itself. */
const isAboutRoom = (error: unknown): boolean =>
  /^(53(?!300)\w{3}|58030)$/.test(String((error as { code?: unknown }).code))
