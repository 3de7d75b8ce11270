import { expect, test } from 'vitest'
import { ignoreAbortedRequests } from './ignore-aborted-requests.ts'

const isReported = (reason: unknown): boolean => {
  const target = new EventTarget()
  ignoreAbortedRequests(target)
  const event = new Event('unhandledrejection', { cancelable: true })
  return target.dispatchEvent(Object.assign(event, { reason }))
}

test('an aborted request is not reported', () => {
  const controller = new AbortController()
  controller.abort()
  expect(isReported(controller.signal.reason)).toBe(false)
})

test('every other rejection is reported', () => {
  for (const reason of [new TypeError('Failed to fetch'), new Error('AbortError'), undefined])
    expect(isReported(reason)).toBe(true)
})
