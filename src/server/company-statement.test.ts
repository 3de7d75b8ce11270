import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receivableAccount } from '#domain/ledger/accounts.ts'
import { balanceOf } from '#domain/ledger/balance.ts'
import { payBackCompany, receiveFromCompany, writeOffDebt } from '#flows/companies/debts.ts'
import { refundCardsByHand } from '#flows/refunds/refund-by-hand.ts'
import { runJob } from '#jobs/start-workers.ts'
import { dayMs } from '#kernel/day-ms.ts'
import { newId } from '#kernel/ids.ts'
import { euro } from '#kernel/money.ts'
import { OrderShop } from '#tests/support/build-order-shop.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { byMila, Debtor } from '#tests/support/debtor.ts'
import { registerCompanyStatement } from './company-statement.ts'

const database = await openTestDatabase()
const { db } = database
const shop = new OrderShop(database)
const app = fastify()
registerCompanyStatement(app, shop.deps)
afterAll(async () => {
  await app.close()
  shop.close()
  await database.close()
})

let debtor: Debtor
beforeAll(async () => {
  debtor = await Debtor.open(shop, 900_00)
})

const path = (company: string) => `/account/bedrijven/${company}/`

const get = (query: string, { session = debtor.session, company = debtor.companyId } = {}) =>
  app.inject({
    url: `${path(company)}rekeningoverzicht/?${query}`,
    headers: session === undefined ? {} : { cookie: `__Host-session=${session}` },
  })

const owed = async () => -(await balanceOf(db, receivableAccount(debtor.companyId, 'EUR')))

/** Rows of a file, without its heading and the names of its columns. */
const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\r\n')
    .slice(2)
    .map((row) => row.split(';'))

describe('statement of a company', () => {
  test('says what happened, and ends at what the books say', async () => {
    const { companyId } = debtor
    const orderUuid = await debtor.order(await debtor.fill())
    await shop.runJobs()
    await runJob(shop.deps, 'make-documents', {})
    shop.later(15 * dayMs)
    const money = { companyId, ...byMila, orderNumber: undefined }
    await receiveFromCompany(shop.deps, { ...money, amount: euro(20_00), reference: 'NL-1' })
    const [unit] = await db
      .selectFrom('card_units')
      .innerJoin('orders', 'orders.id', 'order_id')
      .select(['card_units.id', 'order_id as orderId', 'reference_number as number'])
      .where('uuid', '=', orderUuid)
      .execute()
    if (unit === undefined) throw new Error('The order has a card.')
    shop.later(60_000)
    await refundCardsByHand(shop.deps, { ...byMila, orderId: unit.orderId, unitIds: [unit.id] })
    await shop.runJobs()
    await runJob(shop.deps, 'make-documents', {})
    shop.later(60_000)
    await receiveFromCompany(shop.deps, { ...money, amount: euro(30_00), reference: undefined })
    shop.later(60_000)
    await payBackCompany(shop.deps, { companyId, ...byMila, amount: euro(5_00) })
    shop.later(60_000)
    const second = await debtor.order(await debtor.fill([{ quantity: 4 }]))
    const { number } = await db
      .selectFrom('orders')
      .select('reference_number as number')
      .where('uuid', '=', second)
      .executeTakeFirstOrThrow()
    shop.later(60_000)
    await writeOffDebt(shop.deps, { ...byMila, orderNumber: number })
    const csv = (await get('from=2026-11-01&until=2027-01-31&form=csv')).body
    const rows = rowsOf(csv)
    expect(rows.map(([, what]) => what?.split(' ')[0])).toEqual([
      'Beginsaldo',
      'Factuur',
      'Betaling',
      'Creditnota',
      'Betaling',
      'Aan',
      'Factuur',
      'Afgeboekt',
      'Eindsaldo',
    ])
    expect(rows.at(-1)?.at(-1)).toBe(((await owed()) / 100).toFixed(2).replace('.', ','))
    expect(rows[2]?.[3]).toBe('NL-1')
  })

  test('of a part of it begins where the days before ended', async () => {
    const rows = rowsOf((await get('from=2026-12-01&until=2027-12-31&form=csv')).body)
    const before = rowsOf((await get('from=2026-01-01&until=2026-11-30&form=csv')).body)
    expect(before).toHaveLength(3)
    expect(rows[0]?.at(-1)).toBe(before.at(-1)?.at(-1))
    expect(rows.at(-1)?.at(-1)).toBe(((await owed()) / 100).toFixed(2).replace('.', ','))
  })

  test('is a PDF, too', async () => {
    const answer = await get('from=2026-11-01&until=2027-01-31&form=pdf')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="rekeningoverzicht-2026-11-01-2027-01-31.pdf"',
    })
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test.each([
    ['form=csv', ''],
    ['from=2026-12-01&until=2026-11-01&form=csv', '&from=2026-12-01&until=2026-11-01'],
    ['from=2026-02-31&until=2026-11-01&form=csv', '&from=2026-02-31&until=2026-11-01'],
    ['from=2000-01-01&until=2026-11-01&form=csv', '&from=2000-01-01&until=2026-11-01'],
    ['from=gisteren&until=2026-11-01&form=csv', '&until=2026-11-01'],
    ['from=2026-11-01&from=2026-11-02&until=2026-11-03&form=csv', '&until=2026-11-03'],
  ])('of %s leads back to the page, which says why and keeps the days', async (query, kept) => {
    const answer = await get(query)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      `${path(debtor.companyId)}?periode=0${kept}#statement`,
    ])
  })

  test('in a form that there is not leads back to the page', async () => {
    const answer = await get('from=2026-11-01&until=2026-11-30&form=xls')
    expect(answer.headers.location).toBe(path(debtor.companyId))
  })

  test.each(['%0D%0AX-Evil:%201', '%F0%9F%98%80', '%2F%2Fboef.example', '%00'])(
    'of a company named %s leads to a page of the shop, and nowhere else',
    async (company) => {
      const answer = await get('from=2026-11-01&until=2026-11-30&form=csv', {
        company: company as typeof debtor.companyId,
      })
      expect(answer.statusCode).toBe(302)
      expect(answer.headers.location).toMatch(/^\/account\/bedrijven\/[\x21-\x7e]*$/)
      expect(answer.headers['x-evil']).toBeUndefined()
    },
  )

  test('is for members who see its invoices alone', async () => {
    const query = 'from=2026-11-01&until=2026-11-30&form=csv'
    const other = await Debtor.open(shop, 100_00)
    for (const given of [{ session: '' }, { session: other.session }]) {
      const answer = await get(query, given)
      expect([answer.statusCode, answer.body]).toEqual([302, ''])
    }
    const unknown = newId('cmp')
    expect((await get(query, { company: unknown })).statusCode).toBe(302)
    await db
      .updateTable('company_members')
      .set({ role: 'buyer' })
      .where('company_id', '=', debtor.companyId)
      .execute()
    expect((await get(query)).statusCode).toBe(302)
  })
})
