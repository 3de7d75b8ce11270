import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { withOwnRoutes } from './own-routes.ts'

const routes = {
  root: { id: 'root' },
  'shop-frame': { id: 'shop-frame', parentId: 'root' },
  home: { id: 'home', parentId: 'shop-frame' },
  card: { id: 'card', parentId: 'root' },
  basket: { id: 'basket', parentId: 'shop-frame' },
}
const idsFor = (...matched: string[]) => {
  const matches = matched.map((id) => ({ route: { id } }))
  const router = { manifest: { routes }, staticHandlerContext: { matches } }
  const { manifest } = withOwnRoutes(router as unknown as EntryContext)
  return Object.keys(manifest.routes)
}

test('a page is told of its own routes, those around them, and the front page', () => {
  expect(idsFor('root', 'card')).toEqual(['root', 'shop-frame', 'home', 'card'])
  expect(idsFor('root', 'shop-frame', 'home')).toEqual(['root', 'shop-frame', 'home'])
  expect(idsFor('root')).toEqual(['root', 'shop-frame', 'home'])
})
