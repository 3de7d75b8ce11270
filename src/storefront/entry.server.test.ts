import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { handleError, reportFailure } from './entry.server.tsx'

const secret = 'https://shop.example/kaart/geheim/'

function reportedOf(failure: unknown, signal?: AbortSignal): unknown[] {
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(reportFailure, (one) => void reported.push(one))
  const written = vi.spyOn(console, 'error')
  handleError(failure, { request: new Request(secret, signal && { signal }), context })
  expect(written).not.toHaveBeenCalled()
  written.mockRestore()
  return reported
}

test('what fails in a page is reported to the server, which leaves its address out, and written nowhere else', () => {
  const failure = new Error(`Boom at ${secret}`)
  expect(reportedOf(failure)).toEqual([failure])
  expect(reportedOf(new ErrorResponse(500, '', 'of a loader'))).toEqual(['of a loader'])
})

test('an address that does not exist is no failure, nor is a visitor who left', () => {
  const missing = new Error(`No route matches URL "${secret}"`)
  expect(reportedOf(new ErrorResponse(404, 'Not Found', missing))).toEqual([])
  expect(reportedOf(new Error('gone'), AbortSignal.abort())).toEqual([])
})
