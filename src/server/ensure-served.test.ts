import { expect, test } from 'vitest'
import { loadStorefront } from '#platform/content/read-storefront.ts'
import { ensureServed } from './ensure-served.ts'

const root = new URL('../../', import.meta.url).pathname

test('in production the active storefront alone is served, and a demonstration shows any', async () => {
  const dutch = await loadStorefront(root, 'GCSNL')
  const belgian = await loadStorefront(root, 'GCSBE')
  expect(() => ensureServed(dutch, { mode: 'production' })).not.toThrow()
  expect(() => ensureServed(belgian, { mode: 'production' })).toThrow(/STOREFRONT names GCSBE/)
  expect(() => ensureServed(belgian, { mode: 'demo' })).not.toThrow()
})
