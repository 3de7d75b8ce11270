import fastify from 'fastify'
import { expect, test } from 'vitest'
import { believesProxies } from './proxies.ts'

async function addressSeen(proxies: number, forwarded: string): Promise<string> {
  const app = fastify({ trustProxy: believesProxies(proxies) })
  app.get('/', (request) => request.ip)
  const answer = await app.inject({
    url: '/',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwarded },
  })
  return answer.body
}

test.each([
  {
    guarantee: 'without a proxy the address of the connection counts',
    proxies: 0,
    seen: '10.0.0.1',
  },
  {
    guarantee: 'one proxy tells whom it speaks for, the visitor does not',
    proxies: 1,
    seen: '8.8.8.8',
  },
  { guarantee: 'two proxies tell of each other', proxies: 2, seen: '1.1.1.1' },
])('$guarantee', async ({ proxies, seen }) => {
  expect(await addressSeen(proxies, '1.1.1.1, 8.8.8.8')).toBe(seen)
})
