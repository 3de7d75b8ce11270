import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainFailure } from './failures.ts'

test('a taken port is said in one sentence that names it', async () => {
  const first = createServer()
  await new Promise<void>((resolve) => void first.listen(0, '127.0.0.1', resolve))
  const { port } = first.address() as { port: number }
  const failure = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, '127.0.0.1')
  })
  first.close()
  expect(explainFailure(failure)).toBe(
    `Port ${port} is taken: stop what runs there, or choose another one with PORT.`,
  )
})

test('an unexpected error keeps its stack', () => {
  expect(explainFailure(new Error('odd'))).toBeUndefined()
})
