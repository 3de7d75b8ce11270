import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProviderUnreachable } from '#domain/payments/provider.ts'
import { buildPayment } from '#tests/support/adyen-world.ts'
import { createAdyenProvider } from './create-adyen-provider.ts'

let answer = { status: 200, body: '' }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json', location: '/else' })
  response.end(answer.body)
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function openProvider() {
  const alerts: object[] = []
  let nowMs = 0
  const provider = createAdyenProvider({
    ...{
      environment: 'test',
      baseUrl,
      apiKey: 'key',
      merchantAccount: 'Shop',
      accountHolder: 'Testwinkel B.V.',
      clientKey: 'test_C',
    },
    ...{ hmacKeys: [], webhookUser: '', webhookPassword: '' },
    clock: { now: () => new Date(nowMs) },
    log: { warn: () => {}, error: (facts) => void alerts.push(facts) },
  })
  const later = (ms: number): void => {
    nowMs += ms
  }
  return { provider, alerts, later }
}

const query = {
  amount: { currency: 'EUR', cents: 10_00 },
  countryCode: 'NL',
  language: 'nl',
} as const

test.each([
  [401, '{"errorCode":"000"}'],
  [403, '{"errorCode":"010"}'],
  [404, ''],
  [302, ''],
  [500, ''],
  [200, 'null'],
  [200, '[]'],
  [200, '"yes"'],
  [200, '{}'],
  [200, ''],
  [200, '<html><body>Proxy</body></html>'],
])('after %i %s nothing is refused, and the shop asks again', async (status, body) => {
  answer = { status, body }
  const { provider } = openProvider()
  await expect(provider.begin(buildPayment())).rejects.toThrow(ProviderUnreachable)
  await expect(provider.complete({ redirectResult: 'x' })).rejects.toThrow(ProviderUnreachable)
  await expect(provider.listMethods(query)).rejects.toThrow(ProviderUnreachable)
})

test('a key that Adyen refuses is one alert a minute, not one for each payment', async () => {
  answer = { status: 401, body: '' }
  const { provider, alerts, later } = openProvider()
  const fail = () => expect(provider.begin(buildPayment())).rejects.toThrow()
  await fail()
  await fail()
  expect(alerts).toMatchObject([{ alert: true, status: 401 }])
  later(61_000)
  await fail()
  expect(alerts).toHaveLength(2)
})
