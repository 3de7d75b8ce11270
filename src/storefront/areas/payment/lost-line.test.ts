import { expect, test } from 'vitest'
import { askAgainUnlessLineIsLost, lostLine, unlessLineIsLost } from './lost-line.ts'

test('a line that is lost while paying leaves the page as it is; any other failure is told on', async () => {
  const answer = { errors: [] }
  expect(await unlessLineIsLost(async () => answer)).toBe(answer)
  const noLine = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await unlessLineIsLost(noLine)).toBe(lostLine)
  const elsewhere = new Response(null, { status: 302 })
  await expect(unlessLineIsLost(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere)
})

test('nothing is asked again of a shop that could not be reached', () => {
  const after = (actionResult: object | undefined) =>
    askAgainUnlessLineIsLost({ actionResult, defaultShouldRevalidate: true })
  expect([after(lostLine), after({ errors: [] }), after(undefined)]).toEqual([false, true, true])
})
