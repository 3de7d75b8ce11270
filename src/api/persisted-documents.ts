/** The storefront's documents: text by hash. Built with it, so the server answers nothing else by hash. */
export type PersistedDocuments = Readonly<Record<string, string>>

const prefix = 'sha256:'

export type FindDocument = (id: string) => string | undefined

/** Looks up with and without `sha256:` in front; names such as `__proto__` find nothing. */
export function openDocuments(documents: PersistedDocuments): FindDocument {
  const byHash = new Map<string, string>()
  for (const [id, text] of Object.entries(documents)) byHash.set(withoutPrefix(id), text)
  return (id) => byHash.get(withoutPrefix(id))
}

const withoutPrefix = (id: string): string => (id.startsWith(prefix) ? id.slice(prefix.length) : id)
