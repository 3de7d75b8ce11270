import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { floors as rooms } from '../tools/layers.ts'
import { cyclesOf, type Edge } from './support/cycles.ts'
import { filesBelow, importsOf, read } from './support/imports.ts'

const home = 'src/storefront/'
const floors = rooms.map(({ name }) => name.slice('storefront/'.length))

const files = [...filesBelow('src/storefront')]
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => path.slice(home.length))

const byImport: readonly Edge[] = files.flatMap((from) =>
  importsOf(home + from)
    .filter(({ path }) => path.startsWith(home) && !path.includes('/generated/'))
    .map(({ path }) => ({ from, to: path.slice(home.length) })),
)

const documents = files.map((path) => ({ path, text: read(home + path) }))
const fragmentHomes = new Map(
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bfragment (\w+) on /g)].map(([, name = '']) => [name, path] as const),
  ),
)
/** A document that asks for the fields of another file's fragment knows that file, though it does not import it. */
const byFragment: readonly Edge[] = documents.flatMap(({ path: from, text }) =>
  [...text.matchAll(/\.\.\.([A-Z]\w*)/g)].flatMap(([, name = '']) => {
    const to = fragmentHomes.get(name)
    return to === undefined || to === from ? [] : [{ from, to }]
  }),
)

const edges = [...byImport, ...byFragment]

/** Addresses and styles stand below every part; `routes.ts`, `root.tsx` and the entries on top. */
function floorOf(path: string): number {
  const floor = floors.findIndex((name) => path.startsWith(`${name}/`))
  if (floor !== -1) return floor
  return /^(paths\.ts|styles\/)/.test(path) ? floors.indexOf('parts') : floors.length
}

/** `areas/basket`: the room on a floor, or the file itself where it has none. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const isIn = (floor: string, path: string): boolean => path.startsWith(`${floor}/`)
const say = ({ from, to }: Edge): string => `${from} -> ${to}`

/** The edges of every cycle between places. */
function cyclesBetween(place: (path: string) => string): readonly string[] {
  const between = edges
    .map(({ from, to }) => ({ from: place(from), to: place(to), said: say({ from, to }) }))
    .filter(({ from, to }) => from !== to)
  return cyclesOf(between).flatMap((cycle) =>
    between
      .filter(({ from, to }) => cycle.includes(from) && cycle.includes(to))
      .map(({ said }) => said),
  )
}

describe('the floors of the storefront', () => {
  test('the imports are found', () => {
    expect(byImport.length).toBeGreaterThan(1_500)
    expect(byFragment.length).toBeGreaterThan(50)
    expect(byImport.map(say)).toContain(
      'frame/modals/modal-registry.ts -> areas/search/search-modal.tsx',
    )
    expect(byImport.map(say)).toContain(
      'parts/captcha/make-captcha-proof.ts -> parts/captcha/solve.worker.ts',
    )
  })

  test('nothing knows a floor above its own', () => {
    expect(edges.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(say)).toEqual([])
  })

  test('an area knows no other area, and a route no other route', () => {
    const between = (floor: 'areas' | 'routes') =>
      edges
        .filter(({ from, to }) => isIn(floor, from) && isIn(floor, to))
        .filter(({ from, to }) => roomOf(from) !== roomOf(to))
    expect([...between('areas'), ...between('routes')].map(say)).toEqual([])
  })

  test.each([
    ['file', (path: string) => path],
    ['folder', (path: string) => (path.includes('/') ? dirname(path) : path)],
    ['room', roomOf],
  ])('no %s leads back to itself', (_kind, place) => {
    expect(cyclesBetween(place)).toEqual([])
  })
})
