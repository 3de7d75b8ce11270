import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PackageToAdd } from '#domain/cart/cart.ts'
import { importCatalogue } from '#domain/catalogue/import-catalogue.ts'
import { choiceCardId } from '#domain/catalogue/product.ts'
import { renewKeys } from '#flows/cards/renew-keys.ts'
import { reconcileWork } from '#flows/recovery/reconcile-work.ts'
import { openVault } from '#platform/secrets/vault.ts'
import { PostShop } from '#tests/support/build-post-shop.ts'
import { buildCategory } from '#tests/support/build-product.ts'
import { buildPostedPackage } from '#tests/support/build-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { ledgerFindings, outcomeOf } from '#tests/support/order-outcome.ts'

const database = await openTestDatabase()
const { db } = database
const folder = mkdtempSync(join(tmpdir(), 'post-stock-'))
let post = new PostShop(database)
await db.transaction().execute((tx) =>
  importCatalogue(tx, {
    products: post.products,
    categories: [buildCategory()],
    terms: new Map(),
  }),
)
beforeEach(async () => {
  await db.deleteFrom('printed_cards').execute()
  post.close()
  post = new PostShop(database)
})
afterAll(async () => {
  post.close()
  rmSync(folder, { recursive: true })
  await database.close()
})

/** Each test has cards of its own, whose last digits are the same: issued ones stay. */
let series = 0
const numberOf = (end: string) => `9${String(series).padStart(5, '0')}000000${end}`
let [first, second, third, fourth, fifth] = ['', '', '', '', '']
beforeEach(() => {
  series += 1
  first = numberOf('0001')
  second = numberOf('0002')
  third = numberOf('0003')
  fourth = numberOf('0004')
  fifth = numberOf('0005')
})
const own = ['6299310000000000015', '6299310000000000023'] as const

const minuteMs = 60_000

async function bringIn(...rows: readonly string[]) {
  const path = join(folder, 'cards.csv')
  writeFileSync(path, `${rows.join('\n')}\n`)
  return post.run('post', 'stock', 'import', path)
}

const stock = async () => (await post.run('post', 'stock')).text
const posted = buildPostedPackage()
const buy = async (...packages: readonly Partial<PackageToAdd>[]) => {
  const bought = await post.buy(...(packages.length === 0 ? [posted] : packages))
  return { ...bought, name: `${bought.number}/1` }
}
const unitsOf = async ({ visitorKey }: { visitorKey: string }) =>
  (await outcomeOf(post.shop, visitorKey)).units
const toldCount = () =>
  [...post.shop.mails.keys()].filter((key) => key.startsWith('posted:')).length

/** As the newest unit of an order has it. */
const cardsOf = ({ orderUuid }: { orderUuid: string }) =>
  db
    .selectFrom('cards')
    .innerJoin('card_units', 'card_units.id', 'cards.order_unit_id')
    .innerJoin('orders', 'orders.id', 'card_units.order_id')
    .select(['programme', 'cards.state'])
    .where('orders.uuid', '=', orderUuid)
    .execute()

describe('a file of printed cards', () => {
  test('comes into stock row by row, and again it changes nothing', async () => {
    const rows = [`number,pin,product,amount`, `${first},1234,kaartbon,25`, `${second},,kaartbon,`]
    expect(await bringIn(...rows)).toEqual({
      exitCode: 0,
      text: '2 printed cards are new, 0 were there.',
    })
    expect(await bringIn(...rows)).toEqual({
      exitCode: 0,
      text: '0 printed cards are new, 2 were there.',
    })
    expect(await stock()).toContain('25.00 EUR: 1 in stock, low')
    expect(await stock()).toContain('any amount: 1 in stock, low')
  })

  test('of a spreadsheet with semicolons and commas is read alike', async () => {
    expect(
      (await bringIn(`${first.slice(0, 4)} ${first.slice(4)};1234;kaartbon;12,50`)).exitCode,
    ).toBe(0)
    expect(await stock()).toContain('12.50 EUR: 1 in stock')
  })

  test('has its wrong rows named without a pin and with the end of the number, the right ones come in', async () => {
    await bringIn(`${third},9876,kaartbon,25`)
    const { exitCode, text } = await bringIn(
      `${first},1234,kaartbon,25`,
      `,1234,kaartbon,25`,
      `12,1234,kaartbon,25`,
      `${second},1234,nergens,25`,
      `${second},1234,filmbon,25`,
      `${second},1234,kaartbon,veel`,
      `${second},1,kaartbon,25`,
      `${first},1234,kaartbon,25`,
      `${third},9876,kaartbon,50`,
      `${third},1111,kaartbon,25`,
    )
    expect(exitCode).toBe(1)
    for (const said of [
      'Row 2: •••• has no number.',
      'Row 3: •••• has a number that is none: 8 to 32 digits or letters.',
      'Row 4: ••••0002 names no product of the shop.',
      'Row 5: ••••0002 is of a product that does not go by post.',
      'Row 6: ••••0002 has an amount that is none: say 25.00, or leave it blank for any.',
      'Row 7: ••••0002 has a pin that is none.',
      'Row 8: ••••0001 has the number of a row before it.',
      'Row 9: ••••0003 has a number that is known as a card of another kind or amount.',
      'Row 10: ••••0003 has the number of a row before it.',
      '1 printed cards are new',
    ])
      expect(text).toContain(said)
    for (const secret of [first, second, third, '1234', '9876', '1111'])
      expect(text).not.toContain(secret)
    expect((await bringIn(`${third},1111,kaartbon,25`)).text).toContain('known with another pin')
  })

  test('of our own cards has their check digit, beginning and pin looked at', async () => {
    const { text } = await bringIn(
      `${own[0]},123456,${choiceCardId},25`,
      `6299310000000000016,123456,${choiceCardId},25`,
      `1111110000000000015,123456,${choiceCardId},25`,
      `${own[1]},1234,${choiceCardId},25`,
    )
    expect(text).toContain('Row 2: ••••0016 has a number that is mistyped')
    expect(text).toContain('Row 3: ••••0015 has a number that does not begin as ours do')
    expect(text).toContain('Row 4: ••••0023 has a pin that is none')
    expect(text).toContain('1 printed cards are new')
  })

  test('is kept closed: no number and no pin can be read in its rows', async () => {
    await bringIn(`${first},4711,kaartbon,25`)
    const [row] = await db.selectFrom('printed_cards').selectAll().execute()
    const kept = Object.values(row ?? {}).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    )
    expect(kept.join(' ')).not.toMatch(new RegExp(`${first}|4711`))
  })
})

describe('packing', () => {
  test('wants the printed cards scanned that lie on their shelf, and has the others made', async () => {
    await bringIn(`${first},1234,kaartbon,25`)
    const { name, ...bought } = await buy({ ...posted, quantity: 2 })
    expect(await post.run('post', 'packed', name)).toEqual({
      exitCode: 1,
      text: `${name} was not packed: scan its printed cards, 1 of them.`,
    })
    expect(await unitsOf(bought)).toEqual(['ordered', 'ordered'])
    const { text } = await post.run('post', 'packed', name, '--card', first)
    expect(text).toBe(`${name} is packed; 1 printed in it, its cards are being made.`)
    expect((await unitsOf(bought)).toSorted()).toEqual(['issued', 'ordered'])
  })

  test('refuses a card that does not belong into the envelope, and does nothing', async () => {
    await bringIn(
      `${first},1234,kaartbon,25`,
      `${second},1234,kaartbon,50`,
      `${third},1234,wijnbon,25`,
      `${fourth},1234,kaartbon,25`,
    )
    const other = await buy()
    const { name, ...bought } = await buy()
    await post.run('post', 'packed', other.name, '--card', fourth)
    const saying = async (...numbers: readonly string[]) =>
      (
        await post.run('post', 'packed', name, ...numbers.flatMap((number) => ['--card', number]))
      ).text.replace(`${name} was not packed: `, '')
    expect(await saying(numberOf('0009'))).toBe('••••0009 is no printed card that was imported.')
    expect(await saying(fourth)).toBe('••••0004 lies in another envelope, or is somebody’s.')
    expect(await saying(second)).toBe('••••0002 is of another amount than what was ordered.')
    expect(await saying(third)).toBe('••••0003 is of another kind than what was ordered.')
    expect(await saying(first, first)).toBe('••••0001 was scanned twice.')
    await bringIn(`${fifth},1234,kaartbon,25`)
    expect(await saying(first, fifth)).toBe('••••0005 is one more than was ordered.')
    expect(await unitsOf(bought)).toEqual(['ordered'])
    expect(await stock()).toContain('25.00 EUR: 2 in stock, 1 packed')
  })

  test('by file takes the cards behind each shipment, in one row or several; again changes nothing', async () => {
    await bringIn(`${first},,kaartbon,25`, `${second},,kaartbon,25`, `${third},,kaartbon,25`)
    const [one, two] = [await buy({ ...posted, quantity: 2 }), await buy()]
    const path = join(folder, 'packed.csv')
    writeFileSync(
      path,
      `shipment;card\n${one.name};${first}\n${two.name};${third}\n${one.name};${second}\n`,
    )
    expect(await post.run('post', 'packed', '--file', path)).toEqual({
      exitCode: 0,
      text: `${one.name} is packed; 2 printed in it.\n${two.name} is packed; 1 printed in it.`,
    })
    expect((await post.run('post', 'packed', '--file', path)).text).toContain('was packed before')
  })

  test('again with another card puts the first one back on its shelf', async () => {
    await bringIn(`${first},,kaartbon,25`, `${second},,kaartbon,25`)
    const { name } = await buy()
    await post.run('post', 'packed', name, '--card', first)
    await post.run('post', 'packed', name, '--card', second)
    const other = await buy()
    expect((await post.run('post', 'packed', other.name, '--card', first)).exitCode).toBe(0)
  })
})

describe('a printed card', () => {
  test('is worth nothing until it is posted; then it has its value, once, and its giver is told once', async () => {
    await bringIn(`${first},1234,kaartbon,`)
    const { name, ...bought } = await buy()
    await post.run('post', 'packed', name, '--card', first)
    expect(await unitsOf(bought)).toEqual(['ordered'])
    expect(await ledgerFindings(post.shop)).toEqual([])
    post.shop.later(2 * 60 * minuteMs)
    await reconcileWork(post.shop.deps)
    await post.shop.runJobs()
    expect(await unitsOf(bought)).toEqual(['ordered'])
    await post.run('post', 'posted', name)
    expect(await outcomeOf(post.shop, bought.visitorKey)).toMatchObject({
      ...{ orders: ['completed'], units: ['issued'], refunds: [] },
    })
    expect(await cardsOf(bought)).toEqual([{ programme: null, state: 'active' }])
    await post.run('post', 'posted', name)
    expect(toldCount()).toBe(1)
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('of our own has the value that was paid and the number that is printed on it', async () => {
    await bringIn(`${own[0]},123456,${choiceCardId},25`)
    const { name, ...bought } = await buy({ ...posted, productId: choiceCardId })
    await post.run('post', 'packed', name, '--card', own[0])
    await post.run('post', 'posted', name)
    expect(await cardsOf(bought)).toEqual([{ programme: 'keuze', state: 'active' }])
    expect(await bringIn(`${own[0]},123456,${choiceCardId},25`)).toEqual({
      exitCode: 0,
      text: '0 printed cards are new, 0 were there, 1 are somebody’s by now.',
    })
    expect(await ledgerFindings(post.shop)).toEqual([])
    const [kept] = await db.selectFrom('printed_cards').selectAll().execute()
    expect(kept).toMatchObject({ number_encrypted: null, number_hash: null, pin_encrypted: null })
  })

  test('gets its value though its issuer is busy at first, and its answer is lost', async () => {
    await bringIn(`${first},,kaartbon,`, `${second},,kaartbon,`)
    for (const [amountCents, number] of [
      [66_00, first],
      [77_00, second],
    ] as const) {
      const { name, ...bought } = await buy({ ...posted, amountCents })
      await post.run('post', 'packed', name, '--card', number)
      await post.run('post', 'posted', name)
      expect(await unitsOf(bought)).toEqual(['issuing'])
      const early = await post.run('post', 'lost', name, '--replace', '--by', 'Els')
      expect(early.text).toContain('its issuer has not answered for')
      post.shop.later(5 * minuteMs)
      await reconcileWork(post.shop.deps)
      await post.shop.runJobs()
      await post.shop.runJobs()
      expect(await unitsOf(bought)).toEqual(['issued'])
    }
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('that its issuer refuses is paid back, told to the operator, and never packed again', async () => {
    await bringIn(`${first},,kaartbon,88`)
    const { name, ...bought } = await buy({ ...posted, amountCents: 88_00 })
    await post.run('post', 'packed', name, '--card', first)
    await post.run('post', 'posted', name)
    expect(await unitsOf(bought)).toEqual(['refunded'])
    expect(post.shop.alerts).toHaveLength(1)
    const other = await buy({ ...posted, amountCents: 88_00 })
    expect((await post.run('post', 'packed', other.name, '--card', first)).text).toContain(
      'lies in another envelope',
    )
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('that the post loses is good no more, and another is scanned in its place', async () => {
    await bringIn(`${first},,kaartbon,25`, `${second},,kaartbon,25`)
    const { name, number, ...bought } = await buy()
    await post.run('post', 'packed', name, '--card', first)
    await post.run('post', 'posted', name)
    await post.run('post', 'lost', name, '--replace', '--by', 'Els')
    expect(await cardsOf(bought)).toEqual([{ programme: null, state: 'withdrawn' }])
    expect((await post.run('post', 'packed', `${number}/2`, '--card', first)).text).toContain(
      'is somebody’s',
    )
    await post.run('post', 'packed', `${number}/2`, '--card', second)
    await post.run('post', 'posted', `${number}/2`)
    expect((await unitsOf(bought)).toSorted()).toEqual(['issued', 'replaced'])
    expect(await ledgerFindings(post.shop)).toEqual([])
  })

  test('that was lost on its shelf is taken out, its pin erased, and no file brings it back', async () => {
    await bringIn(`${first},1234,kaartbon,25`)
    expect(await post.run('post', 'stock', 'remove', first, '--by', 'Els')).toMatchObject({
      exitCode: 0,
    })
    expect(await post.run('post', 'stock', 'remove', first, '--by', 'Els')).toMatchObject({
      exitCode: 1,
    })
    expect((await bringIn(`${first},1234,kaartbon,25`)).text).toContain('was taken out of stock')
    const [kept] = await db.selectFrom('printed_cards').selectAll().execute()
    expect(kept?.pin_encrypted).toBeNull()
  })

  test('opens by a new key once keys are renewed', async () => {
    await bringIn(`${first},1234,kaartbon,25`)
    const { name, ...bought } = await buy()
    const keyOf = (fill: number) => new Uint8Array(32).fill(fill)
    const hash = [
      { id: '2', key: keyOf(7) },
      { id: '1', key: keyOf(2) },
    ]
    const keys = [
      { id: 'n', key: keyOf(6) },
      { id: 'k', key: keyOf(1) },
    ]
    post.shop.deps.vault = openVault({ keys, activeKeyId: 'n', hashKeys: hash })
    await renewKeys(post.shop.deps)
    post.shop.deps.vault = openVault({
      keys: keys.slice(0, 1),
      activeKeyId: 'n',
      hashKeys: hash.slice(0, 1),
    })
    await post.run('post', 'packed', name, '--card', first)
    await post.run('post', 'posted', name)
    expect(await unitsOf(bought)).toEqual(['issued'])
  })
})

test('whoever packs hears which printed cards run low', async () => {
  await bringIn(`${first},,kaartbon,25`)
  expect((await post.run('post')).text).toMatch(/Printed cards run low: .*25\.00 EUR, 1 in stock\./)
})
