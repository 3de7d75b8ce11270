import * as v from 'valibot'
import { expect, test } from 'vitest'
import { testStorefront } from '#tests/support/build-shop.ts'
import { fairnessSchema } from './fairness-schema.ts'

const { fairness } = testStorefront

const problemsOf = (change: object) =>
  v.safeParse(fairnessSchema, { ...fairness, ...change }).issues?.map(({ message }) => message)

test('the fairness of the shop is right', () => expect(problemsOf({})).toBeUndefined())

test.each([
  [{ pdfs: { waitingMax: 0, waitingOfSourceMax: 1 } }, 'lets nothing through'],
  [{ pdfs: { waitingMax: 4, waitingOfSourceMax: 5 } }, 'lets one source have more than all'],
  [{ pdfs: { waitingMax: 4 } }, 'waitingOfSourceMax'],
  [{ alerts: { burstMinutes: 0, growth: 10 } }, 'lets nothing through'],
  [{ alerts: { burstMinutes: 60, growth: 1 } }, 'alerts of every single time'],
])('%j is refused', (change, problem) => {
  expect(problemsOf(change)).toContainEqual(expect.stringContaining(problem))
})
