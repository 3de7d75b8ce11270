import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { patterns } from './paths.ts'
import routes from './routes.ts'

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id ?? '', ...idsOf(entry.children ?? [])])

test('every address has a screen in every language', () => {
  const ids = new Set(idsOf(routes))
  const missing = Object.keys(patterns).flatMap((name) =>
    [`nl/${name}`, `en/${name}`].filter((id) => !ids.has(id)),
  )
  expect(missing).toEqual([])
})
