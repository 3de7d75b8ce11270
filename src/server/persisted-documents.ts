import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The storefront's documents by their hash, as the code generator wrote them into the folder. */
export function readPersistedDocuments(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, 'persisted-documents.json')
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
}

/** The documents of partners by their hash: a JSON list of texts in the file that the settings name. */
export function readPartnerDocuments(path: string | undefined): Readonly<Record<string, string>> {
  if (path === undefined) return {}
  const texts = JSON.parse(readFileSync(path, 'utf8')) as readonly string[]
  return Object.fromEntries(texts.map((text) => [hash('sha256', text), text]))
}
