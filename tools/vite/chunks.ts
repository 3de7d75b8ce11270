type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Ends of paths of what every page starts from, and of the front page, where most visits begin. */
const everyPage = [
  'src/storefront/entry.client.tsx',
  'src/storefront/root.tsx',
  'src/storefront/routes/frame/language.route.tsx',
  'src/storefront/routes/frame/shop-frame.route.tsx',
  'src/storefront/routes/home/home.route.tsx',
]

/** Entries that share a module, pages and windows alike, from which on one file has it for all. */
const commonEntries = 14

/** Source bytes below which a chunk joins the one whose pages are most like its own. */
const smallBytes = 800

const isEntry = (id: string): boolean =>
  everyPage.some((end) => (id.split('?')[0] ?? id).endsWith(end))

/** True for a module that an entry of every page imports, directly or by others. */
function onEveryPage(graph: Graph): (id: string) => boolean {
  const known = new Map<string, boolean>()
  return (asked) => {
    const seen = new Set([asked])
    for (const id of seen) {
      const isOn = known.get(id) ?? isEntry(id)
      if (isOn) known.set(asked, true)
      if (isOn) return true
      if (known.has(id)) continue
      for (const importer of graph.getModuleInfo(id)?.importers ?? []) seen.add(importer)
    }
    for (const id of seen) known.set(id, false)
    return false
  }
}

let isOnEveryPage: ((id: string) => boolean) | undefined

/**
 * Chunks, derived from the graph of modules (decision 0189): React, what every page starts from,
 * what many entries share, and what fewer share, by which ones those are.
 */
export const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    debugName: 'shop',
    name: (id: string, graph: Graph) => {
      isOnEveryPage ??= onEveryPage(graph)
      return isOnEveryPage(id) ? 'shop' : null
    },
  },
  { name: 'common', minShareCount: commonEntries },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: smallBytes,
  },
]
