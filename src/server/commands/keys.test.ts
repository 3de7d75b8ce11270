import { afterAll, expect, test } from 'vitest'
import { loadCards } from '#domain/cards/load-cards.ts'
import { checkBalance } from '#flows/cards/check-balance.ts'
import { newId } from '#kernel/ids.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { choiceProducts, type HeldCard, issueCard } from '#tests/support/choice-cards.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { solveCaptcha } from '#tests/support/solve-captcha.ts'
import { runCommand } from './commands.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database, choiceProducts)
afterAll(async () => {
  shop.close()
  await database.close()
})

const run = async (...words: string[]) => {
  const { db, clock, vault } = shop.deps
  const { lines } = await runCommand({ ...commandContext({ db, clock }), vault }, words)
  return lines
}
const stateOf = async ({ number, pin }: HeldCard) => {
  const { status } = await checkBalance(shop.deps, {
    ...{ cardNumber: number, pin, clientIp: '192.0.2.9', language: 'nl' },
    captchaToken: solveCaptcha(await shop.deps.captcha.challenge('common')),
  })
  return status
}

const key = (id: string, fill: number) => ({ id, key: new Uint8Array(32).fill(fill) })
/** As the shop of tests has them. */
const older = { seal: key('k', 1), hash: key('1', 2) }
const newer = { seal: key('k2', 11), hash: key('2', 12) }

test('new keys take over card by card, and every card is found, opened and checked all the time', async () => {
  const before = await issueCard(shop)
  const erased = await issueCard(shop)
  await database.db
    .updateTable('cards')
    .set({ pin_encrypted: null } as never)
    .where('id', '=', erased.id)
    .execute()
  expect(await run('keys', 'list')).toEqual([
    'In use: k seals, 1 hashes.',
    '1: 0 cards sealed, 2 numbers and 2 pins hashed',
    'k: 2 cards sealed, 0 numbers and 0 pins hashed',
  ])

  shop.deps.vault = openVault({
    keys: [newer.seal, older.seal],
    activeKeyId: 'k2',
    hashKeys: [newer.hash, older.hash],
  })
  const during = await issueCard(shop)
  for (const card of [before, erased, during]) expect(await stateOf(card)).toBe('active')
  expect(await run('keys', 'renew')).toEqual([
    '2 cards renewed.',
    'In use: k2 seals, 2 hashes.',
    '1: 0 cards sealed, 0 numbers and 1 pins hashed',
    '2: 0 cards sealed, 3 numbers and 2 pins hashed',
    'k2: 3 cards sealed, 0 numbers and 0 pins hashed',
  ])
  for (const card of [before, erased, during]) expect(await stateOf(card)).toBe('active')
  expect((await run('keys', 'renew'))[0]).toBe('0 cards renewed.')

  const password_hash = await shop.deps.passwords.hash('appeltaart-1')
  await database.db
    .insertInto('accounts')
    .values({
      ...{ id: newId('acc'), storefront: 'GCSNL', language: 'nl', password_hash },
      ...{ email: 'a@b.example', email_key: 'a@b.example', first_name: 'A', last_name: 'B' },
      ...{ password_changed_at: shop.now, terms_accepted_at: shop.now, created_at: shop.now },
    })
    .execute()
  expect(await run('keys', 'list')).toContain('1: 1 passwords hashed')

  shop.deps.vault = openVault({ keys: [newer.seal], activeKeyId: 'k2', hashKeys: [newer.hash] })
  const [card] = await loadCards(shop.deps.db, { cardIds: [before.id] })
  expect(card && shop.deps.vault.open(card.id, card.sealed).pin?.reveal()).toBe(before.pin)
  for (const known of [before, during]) expect(await stateOf(known)).toBe('active')
})
