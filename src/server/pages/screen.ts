import type { ServerBuild } from 'react-router'
import type { PageName } from '#kernel/addresses.ts'

type Build = Pick<ServerBuild, 'routes' | 'assets'>

/** Every page knows the front page; the others take what no other screen does. */
const inEachBuild = ['home', 'landing', 'unknown']

/** A build of one screen, with what answers where its address does not fit after all. */
export function buildOfScreen<Whole extends Build>(build: Whole, name: PageName): Whole {
  const { routes, assets } = build
  const ids = new Set([name, ...inEachBuild].flatMap((id) => withParents(routes, id)))
  const only = <Route>(all: Readonly<Record<string, Route>>): Record<string, Route> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
  return { ...build, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } }
}

function withParents(routes: Build['routes'], id: string): readonly string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [id, ...withParents(routes, parent)]
}
