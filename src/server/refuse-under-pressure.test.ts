import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from './answer-failures.ts'
import { refuseUnderPressure } from './refuse-under-pressure.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
let isHigh = true
const app = fastify()
answerFailures(app, quiet)
refuseUnderPressure(app, { isHigh: () => isHigh, stop: () => {} })
app.all('/*', () => 'fine')

const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') => {
  const { statusCode, headers } = await app.inject({ url, method })
  return [statusCode, headers['retry-after']]
}

test.each([
  ['GET', '/'],
  ['GET', '/en/winkelmandje/'],
  ['GET', '/bestellen/'],
  ['GET', '/cardsharp/'],
  ['POST', '/graphql'],
] as const)(
  '%s %s is refused while there is more to do than can be done, and told when to come back',
  async (method, url) => {
    isHigh = true
    expect(await statusOf(url, method)).toEqual([503, '5'])
    isHigh = false
    expect(await statusOf(url, method)).toEqual([200, undefined])
  },
)

test.each([
  ['POST', '/webhooks/adyen'],
  ['GET', '/bestellen/betaling-verwerken/?order=1&redirectResult=x'],
  ['GET', '/en/bestellen/betaling-verwerken/'],
  ['GET', '/assets/main.js'],
  ['GET', '/routes.json?paths=%2F&version=1'],
  ['GET', '/health'],
  ['GET', '/ready'],
] as const)('%s %s is never turned away', async (method, url) => {
  isHigh = true
  expect(await statusOf(url, method)).toEqual([200, undefined])
})
