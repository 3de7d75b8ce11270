import fastify from 'fastify'
import { expect, test } from 'vitest'
import { believesProxies } from './proxies.ts'
import { seeProxies, watchProxies } from './untrusted-proxies.ts'

function openServer(trusted: number) {
  const alerts: object[] = []
  let nowMs = 0
  const watch = watchProxies({ error: (facts: object) => void alerts.push(facts) }, () => nowMs)
  const app = fastify({ trustProxy: believesProxies(trusted) })
  seeProxies(app, watch, trusted)
  app.get('/', () => 'seen')
  const visit = async (visitors: number) => {
    for (let visitor = 0; visitor < visitors; visitor += 1)
      await app.inject({
        ...{ url: '/', remoteAddress: '10.0.0.1' },
        headers: { 'x-forwarded-for': `8.8.8.${visitor}` },
      })
  }
  const later = (ms: number): void => {
    nowMs += ms
  }
  const counted = async () => (await watch.counter.get()).values[0]?.value
  return { alerts, visit, later, counted }
}

test('a peer that forwards twenty addresses and is not trusted is an alert an hour, and counted', async () => {
  const { alerts, visit, later, counted } = openServer(0)
  await visit(19)
  expect(alerts).toEqual([])
  await visit(40)
  expect(alerts).toMatchObject([{ alert: true, peer: '10.0.0.1' }])
  later(60_000)
  await visit(20)
  expect(alerts).toHaveLength(1)
  expect(await counted()).toBe(2)
  later(60 * 60_000)
  await visit(20)
  expect(alerts).toHaveLength(2)
})

test('a proxy that is trusted forwards as many as there are visitors', async () => {
  const { alerts, visit } = openServer(1)
  await visit(40)
  expect(alerts).toEqual([])
})
