import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#domain/clock.ts'
import { errorCodes } from '#kernel/error-codes.ts'
import { runCommand } from '#server/commands/commands.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { eventually } from '#tests/support/eventually.ts'
import { openTestPostgres } from '#tests/support/postgres.ts'
import { discardFolder, type RunningShop, runShop } from '#tests/support/running-shop.ts'
import { Visitor } from '#tests/support/visitor.ts'

const home = new URL('../../', import.meta.url).pathname
const productId = 'loof-en-lente-tuinbon'
const card = { productId, amountCents: 25_00, quantity: 1 }

let database: Awaited<ReturnType<typeof openTestPostgres>>
let shops: RunningShop[] = []

beforeAll(async () => {
  database = await openTestPostgres(4)
  const environment = { DATABASE_URL: database.url }
  shops = [await runShop({ environment }), await runShop({ environment })]
})
afterAll(async () => {
  for (const shop of shops) {
    await shop.stop()
    discardFolder(shop.dataFolder)
  }
  await database.close()
})

const command = async (line: string): Promise<string> => {
  const context = commandContext({ db: database.db, clock: systemClock, home })
  return (await runCommand(context, line.split(' '))).lines.join('\n')
}

const isShownAsOut = async ({ url }: RunningShop): Promise<boolean> =>
  (await (await fetch(`${url}/cadeaubonnen/${productId}/`)).text()).includes(
    'Momenteel niet leverbaar',
  )

const refusal = (code: number) => expect.objectContaining({ code })

async function stockShown({ url }: RunningShop): Promise<string> {
  type Answer = { product: { digitalVariationConfig: { stock: string } } }
  const { product } = await new Visitor(url).ask<Answer>(
    `query Stock($userData: UserData!) { product(userData: $userData, path: "${productId}") {
      digitalVariationConfig { stock } } }`,
  )
  return product.digitalVariationConfig.stock
}

/** Every process says so, by its page, which was kept before, and by its API. */
const seenEverywhere = (isOut: boolean) =>
  eventually(`every process shows the card ${isOut ? 'out' : 'for sale'}`, async () => {
    const stock = isOut ? 'OUT' : 'AVAILABLE'
    const seen = await Promise.all(
      shops.map(
        async (shop) => (await isShownAsOut(shop)) === isOut && (await stockShown(shop)) === stock,
      ),
    )
    return seen.every(Boolean) || undefined
  })

test('a card taken off sale is refused by every running process, until it is put back', async () => {
  await seenEverywhere(false)
  const visitors = shops.map(({ url }) => new Visitor(url))
  for (const visitor of visitors) {
    await visitor.addCard(card)
    await visitor.saveDetails('joris@voorbeeld.example')
  }

  expect(await command(`stock out ${productId} no codes left`)).toContain('is off sale now')
  await seenEverywhere(true)
  for (const [index, visitor] of visitors.entries()) {
    // In the basket since before: it stays there, and cannot be paid.
    expect(await visitor.itemsInBasket()).toBe(1)
    const { state, errors } = await visitor.startPayment('scheme')
    expect(state).toBeNull()
    expect(errors).toEqual([refusal(errorCodes.outOfStock)])
    await expect(new Visitor(shops[index]?.url ?? '').addCard(card)).rejects.toThrow('2031')
  }

  expect(await command('catalogue import')).toBe('The shop holds exactly this already.')
  await seenEverywhere(true)

  expect(await command(`stock back ${productId}`)).toContain('follows its file again')
  await seenEverywhere(false)
  for (const visitor of visitors) expect((await visitor.startPayment('scheme')).state).toBe('PAID')
})

test('the same command from many hands at once stops once', async () => {
  const said = await Promise.all(
    Array.from({ length: 8 }, () => command('stock out aan-tafel-dinerbon')),
  )
  expect(said.filter((line) => line.includes('is off sale now'))).toHaveLength(1)
  expect(said.filter((line) => line.includes('was off sale already'))).toHaveLength(7)
  const back = await Promise.all(
    Array.from({ length: 8 }, () => command('stock back aan-tafel-dinerbon')),
  )
  expect(back.filter((line) => line.includes('follows its file again'))).toHaveLength(1)
})
