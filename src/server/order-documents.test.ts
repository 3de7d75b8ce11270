import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { visitorKeyOf } from '#domain/accounts/visitor.ts'
import { listDocuments } from '#domain/documents/list-documents.ts'
import { showOrder } from '#flows/orders/show-order.ts'
import { beginPayment } from '#flows/payments/begin-payment.ts'
import { settlePayment } from '#flows/payments/settle-payment.ts'
import { runJob } from '#jobs/start-workers.ts'
import { newId } from '#kernel/ids.ts'
import { cardOf, OrderShop } from '#tests/support/build-order-shop.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { runCommand } from './commands/commands.ts'
import { registerOrderDocuments } from './order-documents.ts'

const database = await openTestDatabase()
const shop = new OrderShop(database)
const app = fastify()
registerOrderDocuments(app, shop.deps)
const folder = mkdtempSync(join(tmpdir(), 'invoices-'))
afterAll(async () => {
  await app.close()
  shop.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

const company = { customerType: 'BUSINESS', companyName: 'Bakkerij Bol' } as const

/** An order of a browser; a company's names it. */
async function order({ isPaid = true, details = {} } = {}) {
  const visitor = newId('vst')
  const visitorKey = visitorKeyOf(visitor)
  await shop.addTo(visitorKey, [{ amountCents: 25_00, quantity: 2 }])
  await shop.saveDetails(visitorKey, details)
  const given = isPaid ? { methodId: 'scheme', card: cardOf('A.') } : {}
  const { orderUuid: uuid } = await beginPayment(shop.deps, await shop.request(visitorKey, given))
  await shop.runJobs()
  await runJob(shop.deps, 'make-documents', {})
  return { uuid, visitor, visitorKey }
}

type Order = Awaited<ReturnType<typeof order>>

const shown = ({ uuid, visitorKey }: Order) =>
  showOrder(shop.deps, { uuid, visitorKey, language: 'nl' })

const numberOf = async (one: Order) => (await shown(one)).documents[0]?.number ?? ''

const get = (uuid: string, file: string, visitor?: string) =>
  app.inject({
    url: `/bestellen/${uuid}/factuur/${file}`,
    headers: visitor === undefined ? {} : { cookie: `__Host-visitor=${visitor}` },
  })

let bought: Order
let number = ''
beforeAll(async () => {
  bought = await order({ details: company })
  number = await numberOf(bought)
})

describe('the invoice of an order', () => {
  test('is a file for the browser that ordered, which no cache keeps', async () => {
    const answer = await get(bought.uuid, `${number}.pdf`, bought.visitor)
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${number}.pdf"`,
      },
    })
    const { pages, title } = await readPdf(answer.rawPayload)
    expect(title).toBe(`Factuur ${number}`)
    expect(pages.join().replaceAll(/\s+/g, ' ')).toContain('Bakkerij Bol')
  })

  test('stands beside it for bookkeeping programs', async () => {
    const { body } = await get(bought.uuid, `${number}.xml`, bought.visitor)
    expect(body).toContain(`<cbc:ID>${number}</cbc:ID>`)
    expect(body).toContain('<cbc:RegistrationName>Bakkerij Bol</cbc:RegistrationName>')
  })

  test('is a receipt for a person', async () => {
    expect(await shown(await order())).toMatchObject({ documents: [{ kind: 'receipt' }] })
  })

  test('names its seller as it was when it was made', async () => {
    const { id } = await database.db
      .selectFrom('orders')
      .select('id')
      .where('uuid', '=', bought.uuid)
      .executeTakeFirstOrThrow()
    const [invoice] = await listDocuments(database.db, id)
    const { legalName, vatNumber } = shop.deps.storefront.organisation
    expect(invoice?.content.seller).toMatchObject({ legalName, vatNumber })
  })
})

describe('the pro-forma invoice of a company that pays in advance', () => {
  const transfer = {
    beneficiary: 'Testwinkel B.V.',
    iban: 'NL13TEST0123456789',
    bic: '',
    reference: 'GC-2045',
  }

  async function owe(methodId: string) {
    const visitor = newId('vst')
    const visitorKey = visitorKeyOf(visitor)
    await shop.addTo(visitorKey, [{ amountCents: 25_00, quantity: 2 }])
    await shop.saveDetails(visitorKey, { ...company, referenceNumber: 'Kerst 2026' })
    const of = { brands: [], banks: [] }
    shop.provider.methods = [
      ...shop.provider.methods,
      ...['invoice', 'bankTransfer_IBAN'].map((id) => ({ id, name: id, ...of })),
    ]
    const request = await shop.request(visitorKey, { methodId })
    const { orderUuid: uuid, paymentId } = await beginPayment(shop.deps, request)
    const outcome = { state: 'pending', reference: undefined, transfer } as const
    await settlePayment(shop.deps, { paymentId, outcome })
    return { uuid, visitor }
  }

  test('says what is owed, by whom, and how to pay; it is no invoice for the books', async () => {
    const { uuid, visitor } = await owe('invoice')
    const answer = await get(uuid, 'pro-forma.pdf', visitor)
    expect(answer.statusCode).toBe(200)
    const { pages, title, alts } = await readPdf(answer.rawPayload)
    expect(alts).toEqual(['QR-code die deze overboeking invult in de app van je bank'])
    expect(title).toMatch(/^Pro-formafactuur /)
    const text = pages.join().replaceAll(/\s+/g, ' ')
    for (const said of ['Bakkerij Bol', 'Kerst 2026', 'NL13 TEST 0123 4567 89', 'GC-2045', '50,95'])
      expect(text).toContain(said)
    expect(text).not.toContain('Deze factuur is betaald')
    expect((await get(uuid, 'pro-forma.xml', visitor)).statusCode).toBe(302)
    expect((await get(uuid, 'pro-forma.pdf', newId('vst'))).statusCode).toBe(302)
  })

  test('there is none of a transfer without an invoice, nor of an order that is paid', async () => {
    const { uuid, visitor } = await owe('bankTransfer_IBAN')
    expect((await get(uuid, 'pro-forma.pdf', visitor)).statusCode).toBe(302)
    expect((await get(bought.uuid, 'pro-forma.pdf', bought.visitor)).statusCode).toBe(302)
  })
})

describe('nobody else gets it', () => {
  test('its order says nothing of it to whoever has the link alone', async () => {
    const { documents } = await shown({ ...bought, visitorKey: 'somebody' })
    expect(documents).toEqual([])
  })

  test.each([
    ['without a cookie', async () => get(bought.uuid, `${number}.pdf`)],
    ['another browser', async () => get(bought.uuid, `${number}.pdf`, newId('vst'))],
    [
      'the number of somebody else',
      async () => {
        const other = await order()
        return get(bought.uuid, `${await numberOf(other)}.pdf`, bought.visitor)
      },
    ],
    [
      'an order that nobody paid',
      async () => {
        const { uuid, visitor } = await order({ isPaid: false })
        return get(uuid, `${number}.pdf`, visitor)
      },
    ],
    ['a number that is none', async () => get(bought.uuid, 'GCSNL-2026.pdf', bought.visitor)],
    ['a year of nine', async () => get(bought.uuid, 'GCSNL-2026-999999999.pdf', bought.visitor)],
    ['another form', async () => get(bought.uuid, `${number}.docx`, bought.visitor)],
    ['no order', async () => get(crypto.randomUUID(), `${number}.pdf`, bought.visitor)],
    ['no uuid', async () => get('x', `${number}.pdf`, bought.visitor)],
  ])('%s is led to the page of the order', async (_, ask) => {
    const { statusCode, headers, rawPayload } = await ask()
    expect(statusCode).toBe(302)
    expect(headers.location).toMatch(/^\/bestellen\/[^/]+\/$/)
    expect(rawPayload).toHaveLength(0)
  })
})

describe('support', () => {
  const run = async (...words: string[]) => {
    const context = { ...commandContext(shop.deps), storefront: shop.deps.storefront }
    const { lines, exitCode } = await runCommand(context, words)
    return { text: lines.join('\n'), exitCode }
  }

  test('finds it by its number, and by that of its order', async () => {
    const { referenceNumber } = await shown(bought)
    for (const asked of [number, referenceNumber]) {
      const { text, exitCode } = await run('invoices', 'show', asked)
      expect(exitCode).toBe(0)
      expect(text).toContain(`${number}: invoice, 50.95 EUR, VAT 0.16 EUR`)
      expect(text).not.toContain('de Vries')
    }
  })

  test('writes it again, the same and for its owner alone', async () => {
    const { exitCode } = await run('invoices', 'write', '--out', folder, number)
    expect(exitCode).toBe(0)
    const xml = join(folder, `${number}.xml`)
    const first = readFileSync(xml, 'utf8')
    await run('invoices', 'write', '--out', folder, number)
    expect(readFileSync(xml, 'utf8')).toBe(first)
    for (const file of [xml, join(folder, `${number}.pdf`)])
      expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test.each([
    [['invoices', 'show'], 'Missing <invoice|order>', 2],
    [['invoices', 'show', 'GCSNL-2026-999999'], 'There is no document of GCSNL-2026-999999', 1],
    [['invoices', 'write', 'x'], 'Missing --out <folder>', 2],
    [['invoices', 'write', '--in', 'x'], 'Unknown option', 2],
    [['invoices', 'write', '--out', 'x'], 'Missing <invoice|order>', 2],
  ])('is told what is missing: %j', async (words, sentence, code) => {
    const { text, exitCode } = await run(...words)
    expect(exitCode).toBe(code)
    expect(text).toContain(sentence)
  })
})
