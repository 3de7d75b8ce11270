import { type Covered, notOptimised, operationsIn } from './count-operations.ts'

/** How much work a process does, as `countOperations` counts it: by its inspector, which `NODE_OPTIONS=--inspect=0` opens. */
export type OperationCounter = {
  count(work: () => Promise<unknown>): Promise<number>
  close(): void
}

/** @param output what the process printed so far: it says where its inspector listens. */
export async function openOperationCounter(output: string): Promise<OperationCounter> {
  const [, url] = /Debugger listening on (ws:\S+)/.exec(output) ?? []
  if (url === undefined) throw new Error(`No inspector listens:\n${output}`)
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: { result: unknown }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let lastId = 0
  const ask = async <Result>(method: string, params: object = {}): Promise<Result> => {
    lastId += 1
    const id = lastId
    const answered = new Promise<{ result: unknown }>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    return (await answered).result as Result
  }
  await ask('Runtime.evaluate', {
    expression: `${JSON.stringify(notOptimised)}.forEach(process.getBuiltinModule('v8').setFlagsFromString)`,
  })
  await ask('Profiler.enable')
  return {
    count: async (work) => {
      await ask('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
      await work()
      const { result } = await ask<{ result: Covered }>('Profiler.takePreciseCoverage')
      await ask('Profiler.stopPreciseCoverage')
      return operationsIn(result)
    },
    close: () => socket.close(),
  }
}
