import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The storefront's documents by their hash, as the code generator wrote them into the folder. */
export function readPersistedDocuments(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, 'persisted-documents.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}
