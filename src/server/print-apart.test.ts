import { expect, test } from 'vitest'
import { printApart, type ToPrint } from './print-apart.ts'

/** Fails as soon as it is drawn. */
const unreadable = { is: 'document', document: {} } as unknown as ToPrint

const limits = { waitingMax: 20, waitingOfSourceMax: 5 }

const ask = (source: string, signal = new AbortController().signal) =>
  printApart(unreadable, { source, signal, limits }).catch(
    (error: Error & { statusCode?: number }) => (error.statusCode === 503 ? 'full' : 'drawn'),
  )

test('the line for PDFs is bounded, by source and in all', async () => {
  const ofOne = await Promise.all(Array.from({ length: 8 }, () => ask('192.0.2.1')))
  expect(ofOne.filter((answer) => answer === 'drawn')).toHaveLength(5)
  const ofMany = await Promise.all(Array.from({ length: 40 }, (_, at) => ask(`198.51.100.${at}`)))
  expect(ofMany.filter((answer) => answer === 'drawn')).toHaveLength(20)
})

test('nothing is drawn for visitors who left, and their places are free at once', async () => {
  const left = new AbortController()
  const waiting = Array.from({ length: 5 }, () => ask('192.0.2.1', left.signal))
  left.abort()
  const others = Array.from({ length: 4 }, () => ask('192.0.2.1'))
  expect(await Promise.all(others)).toEqual(['drawn', 'drawn', 'drawn', 'drawn'])
  // The first was being drawn.
  expect((await Promise.all(waiting)).slice(1)).toEqual(['full', 'full', 'full', 'full'])
  expect(await ask('192.0.2.1', AbortSignal.abort())).toBe('full')
})
