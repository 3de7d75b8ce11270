import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAnyDocument } from '#api/documents.ts'
import { apiSchema } from '#api/schema.ts'
import { worstDocuments } from '#tests/support/worst-documents.ts'

/**
 * Calls of functions until a document is checked or refused. They are counted, not timed: no machine is too busy for it. On
 * a quiet one a hundred thousand take some milliseconds (bench/results.md).
 */
const callsMax = 300_000

const session = new Session()
beforeAll(async () => {
  session.connect()
  await session.post('Profiler.enable')
  // Once: what V8 made of all functions so far is thrown away by it.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
})
afterAll(() => session.disconnect())

async function callsOf(work: () => void): Promise<number> {
  // To take the counts sets them to nothing.
  await session.post('Profiler.takePreciseCoverage')
  work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  const counts = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count))
  return counts.reduce<number>((total, count = 0) => total + count, 0)
}

const read = (text: string) => () => {
  try {
    openAnyDocument(apiSchema, text)
  } catch {
    // Refused: what counts is how soon.
  }
}

test.each(Object.entries(worstDocuments))(
  '%s: is read or refused with little work',
  async (_name, text) => {
    const calls = await callsOf(read(text))
    expect(calls).toBeGreaterThan(10)
    expect(calls).toBeLessThan(callsMax)
  },
)
