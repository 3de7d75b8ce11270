import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { canonicalPath, matchAddress, pageNames, pathsOf, routePathOf } from '#kernel/addresses.ts'
import { languages } from '#kernel/language.ts'
import routes from '#storefront/routes.ts'
import { buildOfScreen } from './screen.ts'

type Build = Pick<ServerBuild, 'routes' | 'assets'>

/** The routes as a build lists them. */
const listed = (entries: readonly RouteConfigEntry[], parentId: string): [string, object][] =>
  entries.flatMap(({ id = '', path, index, children = [] }) => [
    [id, { id, parentId, path, index }],
    ...listed(children, id),
  ])
const list = Object.fromEntries([['root', { id: 'root', path: '' }], ...listed(routes, 'root')])
const whole = { routes: list, assets: { routes: list } } as unknown as Build

/** The routes as the router takes them. */
const nested = (build: Build, parentId?: string): RouteObject[] =>
  Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route ?? {}
      return index ? { id, index } : { id, path, children: id ? nested(build, id) : [] }
    }) as RouteObject[]

const matchIn = (build: Build) => {
  const tree = nested(build)
  return (path: string) => matchRoutes(tree, path)?.map(({ route, params }) => [route.id, params])
}

const matchWhole = matchIn(whole)
const matchers = new Map<string, ReturnType<typeof matchIn>>()
const matchScreen = (path: string) => {
  const { name } = matchAddress(path) ?? {}
  if (name === undefined || !whole.routes[name]) return matchWhole(path)
  const known = matchers.get(name) ?? matchIn(buildOfScreen(whole, name))
  matchers.set(name, known)
  return known(path)
}

const segments = [...new Set(pageNames.flatMap((name) => routePathOf(name).split('/')))]
const segment = fc.oneof(
  fc.constantFrom(...segments),
  fc.constantFrom(...languages, 'de', '2', '007', 'Cadeaubonnen', 'een-kaart', '%20', '..'),
  fc.stringMatching(/^[a-z0-9-]{0,6}$/),
)
const address = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/'))
  // Visitors of any other spelling are led to this one first.
  .map(([parts, end]) => canonicalPath(`/${parts.join('/')}${end}`))

test('the build of one screen answers every address of it as the whole build does', () => {
  const holds = (path: string) => {
    expect(matchScreen(path)).toEqual(matchWhole(path))
  }
  fc.assert(fc.property(address, holds), { numRuns: 300 })
})

test('each page is answered by a few routes, not by all', () => {
  for (const language of languages) {
    const paths = pathsOf(language) as Record<string, (...values: unknown[]) => string>
    for (const name of pageNames) {
      const path = paths[name]?.('een', 'twee') ?? ''
      expect(matchScreen(path), path).toEqual(matchWhole(path))
    }
  }
  expect(Object.keys(buildOfScreen(whole, 'giftCard').routes).sort()).toEqual([
    'giftCard',
    'home',
    'landing',
    'language',
    'root',
    'shop-frame',
    'unknown',
  ])
})
