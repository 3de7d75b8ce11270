import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { floors, layers, nouns, type Room, sums, top } from '../tools/layers.ts'
import { documentFile, documentText, lintFile, lintText } from '../tools/write-layers.ts'
import { filesBelow, importsOf, read } from './support/imports.ts'

const edges = [...filesBelow('src')]
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .flatMap((from) => importsOf(from).map(({ path: to }) => ({ from, to })))

const domain: readonly Room[] = Object.entries(nouns).map(([noun, { may }]) => ({
  name: `domain/${noun}`,
  may: ['kernel', ...may.map((name) => `domain/${name}`)],
  why: '',
}))
const rooms = [...layers.filter(({ name }) => name !== 'domain'), ...domain, ...floors]

const isBelow = (name: string, path: string): boolean =>
  name.endsWith('.ts') ? path === `src/${name}` : path.startsWith(`src/${name}/`)
const isOfNoNoun = (path: string): boolean => /^src\/domain\/[^/]+\.ts$/.test(path)

function faultsOf({ name, may }: Room): readonly string[] {
  const allowed = [name, ...may]
  return edges
    .filter(({ from, to }) => isBelow(name, from) && to.startsWith('src/'))
    .filter(({ to }) => !allowed.some((other) => isBelow(other, to)))
    .filter(({ to }) => !(name.startsWith('domain/') && isOfNoNoun(to)))
    .map(({ from, to }) => `${from} -> ${to}`)
}

describe('the table of layers', () => {
  test('has every layer and every noun', () => {
    const foldersOf = (path: string) =>
      readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    const named = [...layers.map(({ name }) => name), top]
    expect(foldersOf('src').toSorted()).toEqual(named.toSorted())
    expect(foldersOf('src/domain').toSorted()).toEqual(Object.keys(nouns).toSorted())
  })

  test.each(rooms.map((room) => [room.name, room] as const))(
    '%s imports only what it may, for types too',
    (_name, room) => {
      expect(faultsOf(room)).toEqual([])
    },
  )

  test('files of the domain that belong to no noun import the kernel and each other', () => {
    const faults = edges
      .filter(({ from }) => isOfNoNoun(from) && !sums.some((name) => isBelow(name, from)))
      .filter(({ to }) => !to.startsWith('src/kernel/') && !isOfNoNoun(to))
    expect(faults).toEqual([])
  })

  test("statements on the job queue's tables stand with the queue", () => {
    const elsewhere = [...filesBelow('src')].filter(
      (path) => !path.startsWith('src/platform/queue/') && !path.endsWith('.test.ts'),
    )
    expect(elsewhere.filter((path) => /\bpgboss\.\w/.test(read(path)))).toEqual([])
  })

  test('nothing imports the top', () => {
    const faults = edges.filter(({ from, to }) => isBelow(top, to) && !isBelow(top, from))
    expect(faults).toEqual([])
  })

  test('the lint and the document say what it says: npm run layers', () => {
    expect(readFileSync(lintFile, 'utf8')).toBe(lintText())
    const text = readFileSync(documentFile, 'utf8')
    expect(text).toBe(documentText(text))
    expect(text.match(/<!-- end -->/g)).toHaveLength(3)
  })

  test('types are filled in from above in four modules only', () => {
    const filled = new Set(
      edges.flatMap(({ from }) =>
        [...read(from).matchAll(/declare module '(.+)'/g)].map(([, name = '']) => name),
      ),
    )
    expect([...filled].toSorted()).toEqual([
      ...['#domain/mail-kind.ts', '#domain/mail/mails.ts', '#domain/outbox/queue.ts'],
      ...['#storefront/parts/modals/modal-names.ts', './modal-names.ts'],
    ])
  })
})
