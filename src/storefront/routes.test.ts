import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import routes from './routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ index, path = '', children = [] }) =>
    children.length > 0 ? pathsOf(children) : index ? [''] : withAndWithout(path.split('/')),
  )

/** Segments at the end that may be missing. */
const withAndWithout = (segments: string[]): string[] => {
  const whole = segments.map((segment) => segment.replace('?', '')).join('/')
  return segments.at(-1)?.endsWith('?')
    ? [whole, ...withAndWithout(segments.slice(0, -1))]
    : [whole]
}

test('every page has a screen', () => {
  const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':')
  const shown = new Set(pathsOf(routes).map(shapeOf))
  expect(pageNames.filter((name) => !shown.has(shapeOf(routePathOf(name).slice(1))))).toEqual([])
})
