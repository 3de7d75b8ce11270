import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export class FolderHeld extends Error {
  readonly holderPid: number

  constructor(folder: string, holderPid: number) {
    super(
      `The folder ${folder} is in use by process ${holderPid}: stop that shop first, or use its own commands.`,
    )
    this.holderPid = holderPid
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The process that holds the folder now, or undefined when nobody alive does. */
function findHolder(folder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(folder, 'lock'), 'utf8'), 10)
    return Number.isInteger(pid) && pid !== process.pid && isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

/**
 * The embedded database has no lock of its own, and a second process on its folder destroys it.
 * The lock is a file with our pid, made exclusively; that of a process that no longer lives is taken over.
 * Gives back the function that releases it.
 */
export function holdFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = findHolder(folder)
      if (holder !== undefined) throw new FolderHeld(folder, holder)
      rmSync(path, { force: true })
    }
  }
  throw new FolderHeld(folder, findHolder(folder) ?? 0)
}
