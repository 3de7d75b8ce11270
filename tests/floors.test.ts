import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, importsOf, read } from './support/imports.ts'

const home = 'src/storefront/'
const floors = ['ui', 'parts', 'areas', 'frame', 'routes'] as const

type Arrow = { from: string; to: string }

const files = [...filesBelow('src/storefront')]
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => path.slice(home.length))

const byImport: readonly Arrow[] = files.flatMap((from) =>
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
const byFragment: readonly Arrow[] = documents.flatMap(({ path: from, text }) =>
  [...text.matchAll(/\.\.\.([A-Z]\w*)/g)].flatMap(([, name = '']) => {
    const to = fragmentHomes.get(name)
    return to === undefined || to === from ? [] : [{ from, to }]
  }),
)

const arrows = [...byImport, ...byFragment]

/** Addresses and styles stand below every part; `routes.ts`, `root.tsx` and the entries on top. */
function floorOf(path: string): number {
  const floor = floors.findIndex((name) => path.startsWith(`${name}/`))
  if (floor !== -1) return floor
  return /^(paths\.ts|styles\/)/.test(path) ? floors.indexOf('parts') : floors.length
}

/** `areas/basket`: the room on a floor, or the file itself where it has none. */
const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const isIn = (floor: (typeof floors)[number], path: string): boolean => path.startsWith(`${floor}/`)
const say = ({ from, to }: Arrow): string => `${from} -> ${to}`

/** The arrows between places that lie on a circle or between two: what leads to none or comes from none is taken away. */
function circlesBetween(place: (path: string) => string): readonly string[] {
  let left = arrows.filter(({ from, to }) => place(from) !== place(to))
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const starts = new Set(left.map(({ from }) => place(from)))
    const ends = new Set(left.map(({ to }) => place(to)))
    left = left.filter(({ from, to }) => ends.has(place(from)) && starts.has(place(to)))
  }
  return left.map(say)
}

describe('the floors of the storefront', () => {
  test('the imports are found', () => {
    expect(byImport.length).toBeGreaterThan(1_500)
    expect(byFragment.length).toBeGreaterThan(50)
    expect(byImport.map(say)).toContain(
      'frame/modals/modal-registry.ts -> areas/search/search-modal.tsx',
    )
    expect(byImport.map(say)).toContain('parts/captcha/prove.ts -> parts/captcha/solve.worker.ts')
  })

  test('nothing knows a floor above its own', () => {
    expect(arrows.filter(({ from, to }) => floorOf(to) > floorOf(from)).map(say)).toEqual([])
  })

  test('an area knows no other area, and a route no other route', () => {
    const between = (floor: 'areas' | 'routes') =>
      arrows
        .filter(({ from, to }) => isIn(floor, from) && isIn(floor, to))
        .filter(({ from, to }) => roomOf(from) !== roomOf(to))
    expect([...between('areas'), ...between('routes')].map(say)).toEqual([])
  })

  test.each([
    ['file', (path: string) => path],
    ['folder', (path: string) => (path.includes('/') ? dirname(path) : path)],
    ['room', roomOf],
  ])('no %s leads back to itself', (_kind, place) => {
    expect(circlesBetween(place)).toEqual([])
  })
})
