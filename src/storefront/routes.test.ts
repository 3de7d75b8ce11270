import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { patterns } from './paths.ts'
import routes from './routes.ts'

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id ?? '', ...idsOf(entry.children ?? [])])

test('every address has a screen', () => {
  const ids = new Set(idsOf(routes))
  expect(Object.keys(patterns).filter((name) => !ids.has(name))).toEqual([])
})
