import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AddressLookupUnreachable } from '#domain/address-lookup/address-lookup.ts'
import { createLocatieserver } from './locatieserver.ts'
import { ownList } from './own-list.ts'

/** As the national register answers, in shape; the rows are ours. */
const row = (change: object = {}) => ({
  id: 'adr-0123456789abcdef',
  type: 'adres',
  weergavenaam: 'Binnenhof 1, 2513AA Den Haag',
  straatnaam: 'Binnenhof',
  huisnummer: 1,
  huis_nlt: '1',
  postcode: '2513AA',
  woonplaatsnaam: "'s-Gravenhage",
  centroide_ll: 'POINT(4.3128 52.0797)',
  score: 12.5,
  ...change,
})
const found = (...docs: object[]) => ({
  response: { numFound: docs.length, start: 0, maxScore: 12.5, numFoundExact: true, docs },
})

const asked: URL[] = []
let answer: (response: ServerResponse) => void
const sends = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://register'))
  answer(response)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search/v3_1`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const question = { postCode: '2513 AA', houseNumber: '1' }
const find = (given: { timeoutMs?: number } = {}) =>
  createLocatieserver({ url, ...given }).find(question)

/** What went wrong, and nothing of what was asked. */
async function failure(given: { timeoutMs?: number } = {}): Promise<string> {
  const error = await find(given).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(AddressLookupUnreachable)
  const { message, cause } = error as Error
  expect(`${message} ${String(cause)}`).not.toMatch(/2513|huisnummer/)
  return message
}

test('finds the street and town of all doors with one number, by parameters that the register knows', async () => {
  sends(found(row(), row({ huis_nlt: '1A', id: 'adr-2' })))
  expect(await find()).toEqual({ street: 'Binnenhof', city: "'s-Gravenhage" })
  const [{ pathname, searchParams } = new URL('http://none')] = asked
  expect(pathname).toBe('/search/v3_1/free')
  expect(searchParams.getAll('fq')).toEqual(['type:adres', 'postcode:2513AA', 'huisnummer:1'])
  expect([...new Set(searchParams.keys())]).toEqual(['fq', 'fl', 'rows'])
})

test('finds nothing where there is nothing', async () => {
  sends(found())
  expect(await find()).toBeUndefined()
})

test('guesses nothing where a number lies in two streets', async () => {
  sends(found(row(), row({ straatnaam: 'Buitenhof' })))
  expect(await find()).toBeUndefined()
})

test.each([
  ['an error', { error: 'no' }, 500],
  ['a refusal', 'not allowed', 400],
  ['too many questions', '', 429],
])('%s is a failure, which says nothing of the question', async (_what, body, status) => {
  sends(body, status)
  expect(await failure()).toBe(`It answers ${status}.`)
})

test.each(['<html>', '', '[]', { response: {} }, { response: { docs: [{ straatnaam: 1 }] } }])(
  'the answer %j is a failure',
  async (body) => {
    sends(body)
    expect(await failure()).toBe('Its answer is not understood.')
  },
)

test('one that does not answer is not waited for', async () => {
  answer = () => {}
  expect(await failure({ timeoutMs: 50 })).toBe('It takes too long.')
})

test('one that hangs up, or is not there, is a failure', async () => {
  answer = (response) => response.destroy()
  expect(await failure()).toBe('It cannot be reached.')
  const nobody = createLocatieserver({ url: 'http://127.0.0.1:9/' }).find(question)
  await expect(nobody).rejects.toThrow('It cannot be reached.')
})

test('a list of ours knows some places, and says that it is a demonstration', async () => {
  expect(ownList.isDemonstration).toBe(true)
  expect(await ownList.find(question)).toEqual({ street: 'Binnenhof', city: 'Den Haag' })
  expect(await ownList.find({ postCode: '9999 ZZ', houseNumber: '1' })).toBeUndefined()
})
