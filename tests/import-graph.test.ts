import { describe, expect, test } from 'vitest'
import { layers as layerRooms, top } from '../tools/layers.ts'
import { cyclesOf, type Edge } from './support/cycles.ts'
import { filesBelow, importsOf } from './support/imports.ts'

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)

const edges = [...filesBelow('src')]
  .filter(isSource)
  .flatMap((from) => importsOf(from).map(({ path: to, isType }) => ({ from, to, isType })))
  .filter(({ to }) => to.startsWith('src/') && !to.includes('/generated/'))

/** The type of the database is the sum of all tables, and every noun asks the database. */
const sumOfTables = 'src/domain/db.ts'

const counted = edges.filter(({ from }) => from !== sumOfTables)
const folders = [...new Set(edges.flatMap(({ from }) => foldersAbove(from)))].toSorted()

describe('the import graph', () => {
  test('has every layer and every kind of import in it', () => {
    const layers = folders.filter((folder) => folder.split('/').length === 2)
    const listed = [...layerRooms.map(({ name }) => name), top]
    expect(layers.map((layer) => layer.slice('src/'.length))).toEqual(listed.toSorted())
    expect(edges.filter(({ isType }) => isType).length).toBeGreaterThan(1000)
    expect(edges.filter(({ isType }) => !isType).length).toBeGreaterThan(1000)
  })

  test('has no cycle of files, by type or when they run', () => {
    expect(faultsOf(counted.map((edge) => ({ ...edge, file: edge.from })))).toEqual([])
  })

  test('has no cycle between layers, nor between the folders and files of any folder', () => {
    expect(folders.flatMap((folder) => faultsOf(insideOf(folder)))).toEqual([])
  })
})

test('a cycle is found, and what only leads to it is none of it', () => {
  const graph = ['a b', 'b c', 'c a', 'x a', 'c y', 'y z'].map((line) => {
    const [from = '', to = ''] = line.split(' ')
    return { from, to }
  })
  expect(cyclesOf(graph).map((cycle) => cycle.toSorted())).toEqual([['a', 'b', 'c']])
})

type NamedEdge = Edge & { file: string }

/** The edges between what lies in a folder, each with the file that draws it. */
function insideOf(folder: string): readonly NamedEdge[] {
  return counted.flatMap(({ from, to }) => {
    const ends = { from: childOf(folder, from), to: childOf(folder, to) }
    if (ends.from === undefined || ends.to === undefined || ends.from === ends.to) return []
    return [{ from: ends.from, to: ends.to, file: from }]
  })
}

/** The edges of every cycle, with the file to look at. */
const faultsOf = (graph: readonly NamedEdge[]): readonly string[] =>
  cyclesOf(graph).flatMap((cycle) =>
    graph
      .filter(({ from, to }) => cycle.includes(from) && cycle.includes(to))
      .map(({ from, to, file }) => `${from} → ${to}, in ${file}`),
  )

function childOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [child] = path.slice(folder.length + 1).split('/')
  return `${folder}/${child}`
}

function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
