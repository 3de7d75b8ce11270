import fastify from 'fastify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database.ts'
import { registerOperations } from './operations.ts'
import { ResponseCache } from './pages/response-cache.ts'
import { openQuestionFigures } from './question-figures.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

type Given = { isStopping?: () => boolean; hasDiskRoom?: () => Promise<boolean> }

function openServer({ isStopping = () => false, hasDiskRoom = async () => true }: Given = {}) {
  const app = fastify()
  registerOperations(app, {
    ...{ database, hasDiskRoom },
    cache: new ResponseCache(),
    questions: openQuestionFigures(),
    metricsToken: 'sleutel',
    isStopping,
  })
  onTestFinished(() => app.close())
  return app
}

test('metrics need the whole token', async () => {
  const app = openServer()
  const ask = async (authorization?: string) => {
    const answer = await app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    })
    return answer.statusCode
  }
  expect(await ask('Bearer sleutel')).toBe(200)
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer sleute', 'Bearer sleutel2', 'sleutel'])
    expect(await ask(wrong)).toBe(401)
})

test('a shop that is stopping lives but wants no new visitors', async () => {
  const app = openServer({ isStopping: () => true })
  expect((await app.inject('/health')).statusCode).toBe(200)
  expect((await app.inject('/ready')).statusCode).toBe(503)
})

test('a shop whose disk is full lives but wants no new visitors, who could order nothing', async () => {
  const app = openServer({ hasDiskRoom: async () => false })
  expect((await app.inject('/health')).statusCode).toBe(200)
  const ready = await app.inject('/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk full' }])
})
