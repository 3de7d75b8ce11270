import fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from './answer-failures.ts'

function openServer() {
  const logged: object[] = []
  const note = (facts: object) => void logged.push(facts)
  const app = fastify()
  answerFailures(app, { info: note, warn: note, error: note })
  app.get('/kaart/:token', () => {
    throw new Error('connect 10.0.0.7:5432 refused')
  })
  app.post('/webhooks', { bodyLimit: 10 }, () => 'fine')
  return { app, logged }
}

test('an unexpected error is logged without its address, and the caller learns nothing', async () => {
  const { app, logged } = openServer()
  const answer = await app.inject('/kaart/geheim?redirectResult=geheim')
  expect([answer.statusCode, answer.body]).toEqual([500, 'Something went wrong.'])
  expect(logged).toMatchObject([{ method: 'GET', route: '/kaart/:token', err: expect.any(Error) }])
  expect(JSON.stringify(logged)).not.toContain('geheim')
})

test('a mistake of the caller is said and not logged', async () => {
  const { app, logged } = openServer()
  const answer = await app.inject({
    method: 'POST',
    url: '/webhooks',
    payload: { long: 'x'.repeat(99) },
  })
  expect(answer.statusCode).toBe(413)
  expect(logged).toEqual([])
})
