import { catalogueChannel } from '#domain/catalogue/announce-catalogue.ts'
import { loadSnapshot } from '#domain/catalogue/load-snapshot.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'

export type LiveCatalogue = Catalogue & {
  /** Calls back after every change of content; whoever keeps what was made of the old one drops it there. */
  onChange(run: (snapshot: CatalogueSnapshot) => void): void
  /** Loads anew now. Notifications do it by themselves. */
  reload(): Promise<void>
}

const retryDelayMs = 1000

/**
 * Holds the newest snapshot of the database: loads it at once and again when an import is announced. While the
 * database cannot be read the old one stays, and `onFailure` hears of it.
 */
export async function createCatalogue(
  database: Pick<OpenDatabase, 'db' | 'listen'>,
  { onFailure = () => {} }: { onFailure?: (error: unknown) => void } = {},
): Promise<LiveCatalogue> {
  const listeners: Array<(snapshot: CatalogueSnapshot) => void> = []
  let snapshot: CatalogueSnapshot | undefined
  let lastLoad: Promise<void> = Promise.resolve()

  const load = async (): Promise<void> => {
    const next = await loadSnapshot(database.db)
    const isChanged = snapshot !== undefined && next.version !== snapshot.version
    if (snapshot === undefined || isChanged) snapshot = next
    if (isChanged) for (const run of listeners) run(next)
  }
  /** Loads run one after the other, so an older answer never replaces a newer one. */
  const reload = (): Promise<void> => {
    lastLoad = lastLoad.catch(() => {}).then(load)
    return lastLoad
  }
  const follow = (): void => {
    reload().catch((error: unknown) => {
      onFailure(error)
      setTimeout(follow, retryDelayMs).unref()
    })
  }

  // Listening comes first: an import between the two would otherwise go unheard.
  await database.listen(catalogueChannel, follow)
  await reload()
  return {
    current: () => {
      if (snapshot === undefined) throw new Error('The catalogue is used before it is loaded.')
      return snapshot
    },
    onChange: (run) => {
      listeners.push(run)
    },
    reload,
  }
}
