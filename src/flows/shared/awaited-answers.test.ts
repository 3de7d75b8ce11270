import { expect, test, vi } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { openAwaitedAnswers } from './awaited-answers.ts'

test('news of a payment waits for the answer about that payment, however it ends', async () => {
  const answers = openAwaitedAnswers()
  const paymentId = newId('pay')
  const { promise, resolve } = Promise.withResolvers<string>()
  const told: string[] = []
  const first = answers.during(paymentId, promise).then(() => told.push('answer'))
  const waiting = answers.written([paymentId]).then(() => told.push('news'))
  await answers.written([newId('pay')])
  expect(told).toEqual([])
  resolve('settled')
  await Promise.all([first, waiting])
  expect(told).toEqual(['answer', 'news'])
  await answers.written([paymentId])

  const other = answers.during(paymentId, Promise.reject(new Error('silent')))
  await answers.written([paymentId])
  await expect(other).rejects.toThrow('silent')
})

test('news waits for a moment only, and the answer goes on', async () => {
  vi.useFakeTimers()
  try {
    const answers = openAwaitedAnswers()
    const paymentId = newId('pay')
    const { promise, resolve } = Promise.withResolvers<string>()
    const answer = answers.during(paymentId, promise)
    const news = answers.written([paymentId])
    await vi.runAllTimersAsync()
    await news
    resolve('settled')
    expect(await answer).toBe('settled')
  } finally {
    vi.useRealTimers()
  }
})
