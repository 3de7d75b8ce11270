import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { noonOf } from '#kernel/post-calendar.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { collectPostPapers } from './collect-post-papers.ts'

const database = await openTestDatabase()
let post = new PostShop(database)
const folder = mkdtempSync(join(tmpdir(), 'post-papers-'))
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  rmSync(folder, { recursive: true })
  await database.close()
})

const posted = (given: Partial<PackageToAdd> = {}) =>
  buildPostedPackage({ message: 'Van harte', ...given })
const papersOn = async (day: string) =>
  (await collectPostPapers(post.shop.deps, Temporal.PlainDate.from(day))).papers

test('cards that are alike are picked together, whatever shipments they are for', async () => {
  const first = await post.buy(posted({ quantity: 2 }))
  post.shop.later(1000)
  const second = await post.buy(posted(), posted({ amountCents: 50_00 }))
  const { pickRows } = await papersOn('2026-11-23')
  const own = pickRows.filter(({ shipments }) =>
    shipments.some(({ name }) => name.startsWith(first.number) || name.startsWith(second.number)),
  )
  expect(own).toMatchObject([
    {
      ...{ amount: { cents: 25_00 }, count: 3 },
      shipments: [
        { name: `${first.number}/1`, count: 2 },
        { name: `${second.number}/1`, count: 1 },
      ],
    },
    { amount: { cents: 50_00 }, count: 1 },
  ])
})

test('what is packed is picked no more, and keeps its label until it is posted', async () => {
  const { number } = await post.buy(posted())
  await post.run('post', 'packed', `${number}/1`)
  const packed = await papersOn('2026-11-23')
  expect(JSON.stringify(packed.pickRows)).not.toContain(number)
  expect(JSON.stringify(packed.labels)).toContain(number)
  await post.run('post', 'posted', `${number}/1`)
  expect(JSON.stringify(await papersOn('2026-11-23'))).not.toContain(number)
})

test('a slip greets from the giver without amounts, and says what it cost to whoever paid', async () => {
  const gift = await post.buy(posted())
  const own = await post.buy(posted({ receiver: { kind: 'self' }, message: undefined }))
  const { slips } = await papersOn('2026-11-23')
  const slipOf = ({ number }: { number: string }) =>
    slips.find(({ name }) => name.startsWith(number))
  expect(slipOf(gift)).toMatchObject({
    ...{ receiverName: 'Sanne Jansen', giverName: expect.any(String) },
    cards: [{ message: 'Van harte', amount: undefined }],
  })
  expect(slipOf(own)).toMatchObject({ giverName: undefined, cards: [{ amount: { cents: 25_00 } }] })
})

test('what is wished for later is printed on its day', async () => {
  const deliveryDate = noonOf(Temporal.PlainDate.from('2026-12-05')).toISOString()
  const { number } = await post.buy(posted({ deliveryDate }))
  expect(JSON.stringify(await papersOn('2026-12-03'))).not.toContain(number)
  expect(JSON.stringify(await papersOn('2026-12-04'))).toContain(number)
})

test('post print writes three files for their owner alone, and again the same', async () => {
  const { number } = await post.buy(posted())
  const print = () =>
    post.run('post', 'print', '--day', '2026-11-23', '--out', folder, '--labels', 'roll')
  expect((await print()).exitCode).toBe(0)
  expect((await print()).exitCode).toBe(0)
  const files = ['labels', 'packing-slips', 'pick-list'].map((name) => `${name}-2026-11-23.pdf`)
  expect(readdirSync(folder).toSorted()).toEqual(files)
  for (const file of files) {
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
    const { isTagged, pages } = await readPdf(readFileSync(join(folder, file)))
    expect(isTagged).toBe(true)
    expect(pages.join(' ')).toContain(number)
  }
})

test.each([
  ['nowhere', [], 'Missing --out', 2],
  ['an unknown label', ['--out', folder, '--labels', 'a5'], '--labels a4|roll', 2],
  ['a day that there is not', ['--out', folder, '--day', '2026-02-30'], '--day <2026-12-04>', 2],
  ['a folder that is a file', ['--out', '/dev/null/papers'], 'was not written', 1],
])('post print to %s says what is wrong', async (_, words, ...expected) => {
  const { exitCode, text } = await post.run('post', 'print', ...words)
  expect([text, exitCode]).toEqual([expect.stringContaining(expected[0]), expected[1]])
})
