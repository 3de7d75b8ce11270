import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory; in a container often too small for anything. */
const place = '/dev/shm'
const tmpfs = 0x01021994
const gib = 1024 ** 3
/** A run writes less than a third of this at any moment; its processes want memory, too. */
const wanted = { space: 6 * gib, memory: 10 * gib }

/** Before the number of the process whose folder it is. */
const prefix = 'gift-card-shop-run-'

/**
 * A folder for what nobody needs after this process, gone at its end; undefined where the machine has no room for it, or where
 * whoever starts it chose a place (TMPDIR). Hundreds of small databases are made and dropped by their files: a disk looks for
 * free entries among those that were just deleted, which takes longer than the tests of them.
 */
export function memoryFolder() {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return undefined
  removeLeftovers()
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`))
  // A server of PostgreSQL that root starts runs as a user of its own.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom() {
  if (!existsSync(place)) return false
  const { type, bavail, bsize } = statfsSync(place)
  return type === tmpfs && bavail * bsize >= wanted.space && freemem() >= wanted.memory
}

/** Of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(prefix)) continue
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (pid > 0 && !isRunning(pid)) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
