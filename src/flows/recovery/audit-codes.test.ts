import { afterAll, expect, test } from 'vitest'
import { openAuditedShop } from '#tests/support/audited-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { expectNamed, type Planted, run } from '#tests/support/planted-faults.ts'
import { printCard } from '#tests/support/printed-cards.ts'
import { auditCodes } from './audit-codes.ts'

const database = await openTestDatabase()
const { shop, idle, spent } = await openAuditedShop(database)
const printed = [await printCard(shop), await printCard(shop)] as const
const { db, vault } = shop.deps
afterAll(async () => {
  shop.close()
  await database.close()
})

test('codes that are where they were sealed have no fault', async () => {
  expect(await auditCodes(db, vault)).toEqual([])
})

/** Both get what the other has. */
const swap = (table: string, column: string, [one, other]: readonly [string, string]) =>
  run(`update ${table} set ${column} = other.${column} from ${table} as other
    where (${table}.id, other.id) in (('${one}', '${other}'), ('${other}', '${one}'))`)

const rule = 'code belongs to its card'
const cards = [idle.id, spent.id] as const
const prints = [printed[0].id, printed[1].id] as const

/** Faults that the database cannot see: only the keys do. */
const planted: readonly Planted[] = [
  [
    'numbers of two cards swapped',
    swap('cards', 'number_encrypted', cards),
    rule,
    `${idle.id} has a code that does not open`,
  ],
  [
    'PINs of two cards swapped',
    swap('cards', 'pin_encrypted', cards),
    rule,
    `${spent.id} has a code that does not open`,
  ],
  [
    'a card that is found by another number',
    run(`update cards set number_hash = sha256('another') where id = '${idle.id}'`),
    rule,
    `${idle.id} is found by another number than its own`,
  ],
  [
    'hashes of the PINs of two cards swapped',
    swap('cards', 'pin_hash', cards),
    rule,
    `${idle.id} is opened by another PIN`,
  ],
  [
    'numbers of two printed cards swapped',
    swap('printed_cards', 'number_encrypted', prints),
    rule,
    `${prints[0]} has a code that does not open`,
  ],
  [
    'a printed card that is found by another number',
    run(`update printed_cards set number_hash = sha256('another') where id = '${prints[1]}'`),
    rule,
    `${prints[1]} is found by another number than its own`,
  ],
]

test.each(planted)('names %s', (...fault) => expectNamed(shop.deps, [fault]))
