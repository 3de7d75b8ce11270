import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerPages, renderedAs } from './pages.ts'
import { ResponseCache } from './response-cache.ts'

const noon = Date.UTC(2026, 11, 5, 12)
const asWritten = 'public, s-maxage=300, stale-while-revalidate=86400'

/** What is said of a page that anyone may keep, when what it shows changes so much later. */
async function keptFor(laterMs: number | undefined): Promise<string | undefined> {
  const app = fastify()
  await registerPages(app, {
    render: async () =>
      renderedAs(new Response('<p>', { headers: { 'cache-control': asWritten } })),
    cache: new ResponseCache(),
    policyTargets: () => ({ frames: [], forms: [] }),
    now: () => noon,
    changesAt: () => (laterMs === undefined ? undefined : new Date(noon + laterMs)),
    moveOf: () => undefined,
    isHidden: false,
    isProtected: true,
  })
  const { headers } = await app.inject('/')
  await app.close()
  return headers['cache-control']
}

test('no copy of a page outlives the moment at which its content changes', async () => {
  expect(await keptFor(undefined)).toBe(asWritten)
  expect(await keptFor(3_600_000)).toBe(asWritten)
  expect(await keptFor(90_000)).toBe('public, s-maxage=90')
  expect(await keptFor(-1)).toBe('public, s-maxage=0')
})
