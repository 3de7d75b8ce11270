import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The storefront's documents by their hash, as the build registered them. */
export function readPersistedDocuments(home: string): Readonly<Record<string, string>> {
  const path = join(home, 'build', 'storefront', 'persisted-documents.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}
