import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { VatRegisterUnreachable } from '#domain/companies/vat-register.ts'
import { createVies } from './vies.ts'

const asked: { path: string; body: unknown }[] = []
let answer: (response: ServerResponse) => void
const sends = (body: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (part: string) => {
    text += part
  })
  request.on('end', () => {
    asked.push({ path: request.url ?? '', body: JSON.parse(text) })
    answer(response)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const known = {
  countryCode: 'NL',
  vatNumber: '000099998B57',
  requestDate: '2026-11-24T10:00:00.000Z',
  valid: true,
  name: 'BAKKERIJ BOL',
  address: 'OUDEGRACHT 12 3511AB UTRECHT',
}

test.each([
  [known, 'registered'],
  [{ ...known, valid: false, name: '---', address: '---' }, 'unknown'],
  [{ ...known, valid: false, userError: 'INVALID' }, 'unknown'],
])('says whether the register has a number: %j', async (body, state) => {
  sends(body)
  expect(await createVies({ url }).find('NL000099998B57')).toBe(state)
  expect(asked).toEqual([
    { path: '/rest-api/check-vat-number', body: { countryCode: 'NL', vatNumber: '000099998B57' } },
  ])
})

test.each([
  ['NL000099998B57', true],
  ['EL123456789', true],
  ['XI123456789', true],
  ['GB123456789', false],
  ['CHE123456789MWST', false],
  ['NO123456789MVA', false],
])('knows of %s whether it has the country: %s', (vatNumber, isThere) => {
  expect(createVies({ url }).hasCountryOf(vatNumber)).toBe(isThere)
})

test.each([
  [
    'a country that is away',
    { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
  ],
  ['too many questions', { ...known, valid: false, userError: 'MS_MAX_CONCURRENT_REQ' }],
  ['no JSON', '<html>'],
])('of %s it says nothing, and names no number', async (_, body) => {
  sends(body)
  const failure = await createVies({ url })
    .find('NL000099998B57')
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(VatRegisterUnreachable)
  expect(String(failure)).not.toContain('000099998')
})

test('says nothing while it fails or is slow', async () => {
  sends('busy', 503)
  await expect(createVies({ url }).find('NL000099998B57')).rejects.toThrow(VatRegisterUnreachable)
  answer = () => {}
  const slow = createVies({ url, timeoutMs: 20 }).find('NL000099998B57')
  await expect(slow).rejects.toThrow('It takes too long.')
})
