import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'
import { isWhole } from '#tests/support/thoroughness.ts'

/**
 * A quarter of what production has. Kept with its tree, a document takes more than a megabyte: a tenth of those sent in
 * `npm test` would fill it.
 */
const heapMegabytes = 128
const documents = isWhole('flood') ? 2000 : 500
const fieldsEach = 690

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
beforeAll(async () => {
  const environment = { NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}` }
  shop = await runShopSomewhere(environment)
})
afterAll(() => shop.close())

/** 14 kB of field names that nobody used before. */
function madeUpDocument(): string {
  const names =
    randomBytes(fieldsEach * 9)
      .toString('hex')
      .match(/.{18}/g) ?? []
  return `{ ${names.map((name) => `f${name}`).join(' ')} }`
}

async function post(query: string): Promise<number> {
  const response = await fetch(`${shop.url}/graphql`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ query }),
  })
  await response.arrayBuffer()
  return response.status
}

test('hundreds of large documents, no two alike, leave nothing behind', async () => {
  const statuses = new Set<number>()
  let left = documents
  const posts = Array.from({ length: 4 }, async () => {
    for (; left > 0; left -= 1) statuses.add(await post(madeUpDocument()))
  })
  await Promise.all(posts)
  expect([...statuses]).toEqual([400])
  expect((await fetch(`${shop.url}/`)).status).toBe(200)
})
