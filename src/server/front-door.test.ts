import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { buildFrontDoor } from './front-door.ts'
import { answerUnread } from './unread-requests.ts'

async function build(port = 0) {
  const door = await buildFrontDoor({ host: 'localhost', port })
  onTestFinished(() => door.close())
  return door
}

const ask = (port: number) => fetch(`http://localhost:${port}/`)

test('a request before the shop is ready is asked to come again, and answered then', async () => {
  const door = await build()
  const early = await ask(door.port)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
  door.lead((_request, response) => response.end('open'))
  expect((await ask(door.port)).status).toBe(503)
  door.open()
  expect(await (await ask(door.port)).text()).toBe('open')
})

test('two shops that let the system choose stand at two ports', async () => {
  expect((await build()).port).not.toBe((await build()).port)
})

test('a port in use is refused with its number', async () => {
  const door = await build()
  await expect(buildFrontDoor({ host: 'localhost', port: door.port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: door.port,
  })
})

test('closing waits for answers under way', async () => {
  const door = await build()
  const asked = new Promise<() => void>((resolve) => {
    door.lead((_request, response) => resolve(() => response.end('late')))
  })
  door.open()
  const answer = ask(door.port).then((response) => response.text())
  const finish = await asked
  const closed = door.close()
  finish()
  expect(await answer).toBe('late')
  await closed
  await expect(ask(door.port)).rejects.toThrow()
})

const impatient = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 }

const begun = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\n'

test.each([
  ['whose head never ends', begun],
  ['whose body never ends', `${begun}content-length: 1000\r\n\r\n{"query"`],
  ['whose chunks never end', `${begun}transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n`],
  ['that says nothing', ''],
])('a request %s is let go with 408, and others are answered', async (_what, sent) => {
  const door = await buildFrontDoor({ host: 'localhost', port: 0, patience: impatient })
  const server = door.lead((request, response) => {
    if (request.method === 'GET') response.end('well')
    else request.resume()
  })
  server.on('clientError', answerUnread)
  door.open()
  onTestFinished(() => door.close())
  const socket = connect(door.port, 'localhost')
  socket.write(sent)
  const said = text(socket)
  expect(await (await ask(door.port)).text()).toBe('well')
  // The socket ends only where the server ends it.
  expect(await said).toMatch(/^HTTP\/1\.1 408 /)
})

test('a head has fifteen seconds and a request a minute', async () => {
  const door = await build()
  const { headersTimeout, requestTimeout } = door.lead(() => {})
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
  })
})
