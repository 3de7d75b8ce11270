import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The versions of whatever makes anything. */
const lockFile = join(import.meta.dirname, '..', '..', 'package-lock.json')

type Made = { of: string; files: readonly string[] }

/**
 * Makes files of these sources, unless the same sources made them before and they are all there: a build asks for them
 * some ten times. `stampFile` lies beside them and says what they were made of.
 */
export async function unlessMade(
  stampFile: string,
  sources: readonly string[],
  make: () => Promise<readonly string[]>,
): Promise<void> {
  const hash = createHash('sha256')
  for (const text of [readFileSync(lockFile, 'utf8'), ...sources]) hash.update(`${text}\0`)
  const of = hash.digest('hex')
  const made = readStamp(stampFile)
  if (made?.of === of && made.files.every((file) => existsSync(file))) return
  const files = await make()
  writeFileSync(stampFile, JSON.stringify({ of, files } satisfies Made))
}

function readStamp(file: string): Made | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made
  } catch {
    return undefined
  }
}
