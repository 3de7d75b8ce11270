import fastify from 'fastify'
import { expect, test } from 'vitest'
import { htmlFaults } from '#tests/support/html-faults.ts'
import { answerFailures } from './answer-failures.ts'

function openServer() {
  const logged: object[] = []
  const note = (facts: object) => void logged.push(facts)
  const app = fastify()
  answerFailures(app, { info: note, warn: note, error: note })
  app.get('/kaart/:token', () => {
    throw new Error('connect 10.0.0.7:5432 refused')
  })
  for (const status of [429, 503])
    app.get(`/en/refused-${status}`, () => {
      throw Object.assign(new Error('no'), { statusCode: status })
    })
  app.post('/webhooks', { bodyLimit: 10 }, () => 'fine')
  return { app, logged }
}

test('an unexpected error is logged without its address, and the caller learns nothing', async () => {
  const { app, logged } = openServer()
  const answer = await app.inject('/kaart/geheim?redirectResult=geheim')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('O jee, er is iets misgegaan.')
  expect(answer.body).not.toContain('10.0.0.7')
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

const browserHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  [429, 'That was a little fast'],
  [503, 'It’s very busy just now'],
])(
  'a refusal of %i is a page in the language of its address, which leads on and fetches nothing',
  async (status, title) => {
    const url = `/en/refused-${status}?a="<b>`
    const { statusCode, body, headers } = await openServer().app.inject({
      ...{ url, headers: browserHeaders },
    })
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(htmlFaults(body)).toEqual([])
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain('no payment will be lost')
    expect(body).toContain('href="/en/"')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  },
)

test('who is no browser hears the sentence alone', async () => {
  const answer = await openServer().app.inject('/en/refused-503')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body).toBe('We’re very busy at the moment. Please try again in a few seconds.')
})

test('a form that is refused is not offered to be sent again by a link', async () => {
  const { body } = await openServer().app.inject({
    ...{ method: 'POST', url: '/webhooks', payload: { long: 'x'.repeat(99) } },
    headers: browserHeaders,
  })
  expect(body).not.toContain('Probeer het opnieuw')
  expect(body).toContain('Naar de voorpagina')
})

test.each([
  ['ECONNREFUSED', 'Even geen verbinding', 'We kunnen nu niet bij onze gegevens.'],
  ['57014', 'Het is even heel druk', 'Het is op dit moment heel druk.'],
])('what fails by %s is unavailable for a moment, and logged', async (code, title, sentence) => {
  const { app, logged } = openServer()
  app.get('/kaart/:token/bon.pdf', () => {
    throw Object.assign(new Error('at 10.0.0.7'), { code })
  })
  const answer = await app.inject({ url: '/kaart/geheim/bon.pdf', headers: browserHeaders })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
  expect(answer.body).toContain(`<h1>${title}</h1>`)
  expect(answer.body).toContain(sentence)
  expect(answer.body).not.toContain('10.0.0.7')
  expect(logged).toMatchObject([{ route: '/kaart/:token/bon.pdf' }])
})
