import { catalogueChannel } from '#domain/catalogue/announce-catalogue.ts'
import { loadCatalogueVersion, loadSnapshot } from '#domain/catalogue/load-snapshot.ts'
import type { Catalogue, CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { type Clock, systemClock } from '#domain/clock.ts'
import {
  type Content,
  type ContentDocuments,
  type ContentSnapshot,
  openContent,
} from '#domain/content/content.ts'
import { loadContent } from '#domain/content/load-content.ts'
import type { Db } from '#domain/db.ts'
import { loadSearchContent } from '#domain/search/load-search-content.ts'
import type { Search, SearchContent } from '#domain/search/search-content.ts'
import { invariant } from '#kernel/invariant.ts'
import type { OpenDatabase } from '#platform/database/open-database.ts'

export type LiveCatalogue = Catalogue & {
  /** What pages are composed of: always of the same import as `current()`. */
  content: Content
  /** What editors gave the search: of that import too. */
  search: Search
  /** Calls back after every change of content; a holder of what was made of the old one drops it there. */
  onChange(run: (snapshot: CatalogueSnapshot) => void): void
  /** Loads anew now. Notifications do it by themselves. */
  reload(): Promise<void>
}

type Options = { onFailure?: (error: unknown) => void; clock?: Clock }

/** One import, as it stands today. */
type Loaded = {
  snapshot: CatalogueSnapshot
  documents: ContentDocuments
  search: SearchContent | undefined
}

type Shown = Loaded & { content: ContentSnapshot }

const retryDelayMs = 1000

/**
 * Holds the newest snapshot of the database: loads it at once and again when an import is announced. While the
 * database cannot be read the old one stays, and `onFailure` hears of it. With each day of
 * the shop the same content becomes another snapshot, so that nothing made of yesterday's is shown on.
 */
export async function createCatalogue(
  database: Pick<OpenDatabase, 'db' | 'readBehind' | 'listen'>,
  { onFailure = () => {}, clock = systemClock }: Options = {},
): Promise<LiveCatalogue> {
  const listeners: Array<(snapshot: CatalogueSnapshot) => void> = []
  let shown: Shown | undefined
  let lastLoad: Promise<void> = Promise.resolve()

  const show = (loaded: Loaded): Shown => {
    const isFirst = shown === undefined
    const next = { ...loaded, content: openContent(loaded.documents, clock.now()) }
    shown = next
    if (!isFirst) for (const run of listeners) run(loaded.snapshot)
    return next
  }
  const load = async (): Promise<void> => {
    const newest = await loadCatalogueVersion(database.db)
    if (newest === shown?.snapshot.version) return
    const loaded = await database.readBehind(loadAll)
    // A copy may not have got the import that was announced, and nobody announces it again.
    show(loaded.snapshot.version === newest ? loaded : await loadAll(database.db))
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
  const today = (): Shown => {
    invariant(shown !== undefined, 'The catalogue is used once it is loaded.')
    const { changesAt } = shown.content
    const isOver = changesAt <= clock.now()
    return isOver ? show({ ...shown, snapshot: { ...shown.snapshot } }) : shown
  }

  // Listening comes first: an import between the two would otherwise go unheard.
  await database.listen(catalogueChannel, follow)
  await reload()
  return {
    current: () => today().snapshot,
    content: { current: () => today().content },
    search: {
      current: () => {
        const { search } = today()
        invariant(search !== undefined, 'The search is asked once an import brought its words.')
        return search
      },
    },
    onChange: (run) => {
      listeners.push(run)
    },
    reload,
  }
}

const loadAll = async (db: Db): Promise<Loaded> => ({
  snapshot: await loadSnapshot(db),
  documents: await loadContent(db),
  search: await loadSearchContent(db),
})
