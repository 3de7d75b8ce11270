import { expect, onTestFinished, test } from 'vitest'
import { buildFrontDoor } from './front-door.ts'

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
