import { keep, storedFields, storedText, watchStored } from './browser-storage.ts'
import { useBrowserValue } from './use-browser-value.ts'

export type StoredIds = {
  /** The newest first. */
  ids(): readonly string[]
  /** To the front; the oldest leaves when there are more than fit. */
  add(id: string): void
  remove(id: string): void
  clear(): void
  /** Drops what is not among these: what is no longer sold. */
  keepOnly(known: ReadonlySet<string>): void
  subscribe(listener: () => void): () => void
}

/** Written beside the ids; what an older or newer shop has written is not guessed at. */
const version = 1
const idShape = /^[\w-]{1,100}$/

/** One constant, so that a page without stored ids renders no heart again when it hydrates. */
const none: readonly string[] = []

/**
 * A list of ids in the browser's storage, for its visitor only. The stored text is read as if a stranger wrote it.
 * Without storage (forbidden, full) the list lasts as long as the page. Tabs stay in step: each change starts from the
 * stored list, and the other tabs hear of it.
 */
export function createStoredIds(key: string, idsMax: number): StoredIds {
  let held: readonly string[] | undefined
  let isStored = true
  const listeners = new Set<() => void>()

  const ids = () => {
    held ??= readStored(key, idsMax) ?? none
    return held
  }
  // What could not be written is known here alone.
  const latest = () => (isStored ? readStored(key, idsMax) : undefined) ?? ids()
  const take = (changed: readonly string[]) => {
    held = changed
    for (const listener of listeners) listener()
  }
  const change = (edit: (known: readonly string[]) => readonly string[]) => {
    const changed = edit(latest()).slice(0, idsMax)
    isStored = keep(key, { v: version, ids: changed })
    take(changed)
  }
  const readAnew = () => take(latest())
  /** Nobody listened until now, so another tab may have changed it since it was read. */
  const catchUp = () => {
    const newest = latest()
    if (newest.join() !== ids().join()) held = newest
  }
  let stopWatching = () => {}

  return {
    ids,
    add: (id) => change((known) => [id, ...known.filter((other) => other !== id)]),
    remove: (id) => change((known) => known.filter((other) => other !== id)),
    clear: () => change(() => []),
    keepOnly: (known) => {
      if (ids().some((id) => !known.has(id))) change((all) => all.filter((id) => known.has(id)))
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        stopWatching = watchStored(key, readAnew)
        // A page that comes back from the browser's memory has missed what happened since.
        window.addEventListener('pageshow', readAnew)
        catchUp()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopWatching()
        window.removeEventListener('pageshow', readAnew)
      }
    },
  }
}

/** Undefined where nothing is kept; an empty list where nothing good is written. */
function readStored(key: string, idsMax: number): readonly string[] | undefined {
  const text = storedText(key)
  if (text === undefined) return undefined
  const { v, ids } = storedFields(text)
  if (v !== version || !Array.isArray(ids)) return []
  return [...new Set(ids)]
    .filter((id) => typeof id === 'string' && idShape.test(id))
    .slice(0, idsMax)
}

/** What is kept, once the page is hydrated; the page itself is the same for everybody. */
export const useStoredIds = (list: StoredIds): readonly string[] =>
  useBrowserValue(list.subscribe, list.ids, none)
