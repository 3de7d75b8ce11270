import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'

const database = await openTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'mark-post-'))
let post = new PostShop(database)
beforeEach(() => {
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  rmSync(folder, { recursive: true })
  await database.close()
})

function file(content: string | Uint8Array): string {
  const path = join(folder, 'rows.csv')
  writeFileSync(path, content)
  return path
}

const buy = async () => `${(await post.buy(buildPostedPackage())).number}/1`
const toldTo = () => [...post.shop.mails.keys()].filter((key) => key.startsWith('posted:')).length

test('several shipments are packed at once', async () => {
  const [first, second] = [await buy(), await buy()]
  const { exitCode, text } = await post.run('post', 'packed', first, second)
  expect(exitCode).toBe(0)
  expect(text).toContain(first)
  expect(text).toContain(second)
})

test('a file packs, another posts with its codes, and again changes nothing', async () => {
  const [first, second] = [await buy(), await buy()]
  expect((await post.run('post', 'packed', '--file', file(`${first}\n${second}\n`))).exitCode).toBe(
    0,
  )
  const codes = file(`shipment;track code\r\n${first};3SABCD1234567\r\n${second};\r\n`)
  expect(await post.run('post', 'posted', '--file', codes)).toMatchObject({ exitCode: 0 })
  expect(toldTo()).toBe(2)
  await post.run('post', 'posted', '--file', codes)
  expect(toldTo()).toBe(2)
})

test('rows that are wrong are named, and the right ones are done', async () => {
  const [packed, unpacked] = [await buy(), await buy()]
  await post.run('post', 'packed', packed)
  const path = file(
    `${packed},3SABCD1234567\n${unpacked},3SABCD7654321\n61-NONE-NONE/1,3SABCD1234567\n${packed},no code\n`,
  )
  const { exitCode, text } = await post.run('post', 'posted', '--file', path)
  expect(exitCode).toBe(1)
  expect(text).toContain(`${packed} is on its way`)
  expect(text).toContain(`Row 2: ${unpacked} is not packed yet.`)
  expect(text).toContain('Row 3: No shipment 61-NONE-NONE/1 waits to be posted.')
  expect(text).toContain('Row 4: no code is no track code.')
  expect(toldTo()).toBe(1)
})

describe('a file is refused whole, and nothing is done', () => {
  test.each([
    ['that is not there', () => join(folder, 'none.csv'), 'cannot be read'],
    ['of another encoding', () => file(Uint8Array.of(0xff, 0xfe, 0x36, 0x00)), 'UTF-8'],
    ['of more than a megabyte', () => file('x'.repeat(1_000_001)), 'too large'],
    ['with a quote that is never closed', () => file('"61-7KD3-9QXM/1'), 'never closed'],
  ])('%s', async (_, write, said) => {
    const { exitCode, text } = await post.run('post', 'posted', '--file', write())
    expect(exitCode).toBe(1)
    expect(text).toContain(said)
  })
})
