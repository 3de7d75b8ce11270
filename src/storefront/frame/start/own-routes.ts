import type { EntryContext } from 'react-router'

/**
 * Routes that a page is told about: its own, and the front page's, whose path the language would
 * answer in its place. The router would add those of all addresses above it, which are as often as
 * not a landing page or none.
 */
export function withOwnRoutes(router: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = router
  const { routes } = manifest
  const own = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  for (let route = routes.home; route !== undefined; route = routes[route.parentId ?? ''])
    own.add(route.id)
  const entries = Object.entries(routes).filter(([id]) => own.has(id))
  return { ...router, manifest: { ...manifest, routes: Object.fromEntries(entries) } }
}
