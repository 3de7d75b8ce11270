import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestEmbedded } from '#tests/support/database.ts'
import { FolderHeld, holdFolder } from './folder-lock.ts'

const database = await openTestEmbedded()
afterAll(() => database.close())

describe('the embedded database', () => {
  test('gives days as plain text and cents as numbers', async () => {
    const found = await sql<{ day: string; cents: number }>`
      select date '2026-03-29' as day, 12345678901::bigint as cents`.execute(database.db)
    expect(found.rows[0]).toEqual({ day: '2026-03-29', cents: 12_345_678_901 })
  })
})

describe('a data folder', () => {
  test('is refused to a second process while the first lives', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))
    writeFileSync(join(folder, 'lock'), '1')
    expect(() => holdFolder(folder)).toThrow(FolderHeld)
  })

  test('is taken over from a process that died', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-lock-'))
    writeFileSync(join(folder, 'lock'), '2147483646')
    const release = holdFolder(folder)
    release()
    expect(() => holdFolder(folder)()).not.toThrow()
  })
})
