import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import routes from './routes.ts'

const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) => [entry.id ?? '', ...idsOf(entry.children ?? [])])

test('every page has a screen', () => {
  const ids = new Set(idsOf(routes))
  const shapeOf = (name: (typeof pageNames)[number]) => routePathOf(name).replaceAll(/:\w+/g, ':')
  const shown = new Set(pageNames.filter((name) => ids.has(name)).map(shapeOf))
  expect(pageNames.filter((name) => !shown.has(shapeOf(name)))).toEqual([])
})
