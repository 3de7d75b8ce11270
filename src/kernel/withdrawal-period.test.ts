import { expect, test } from 'vitest'
import { isWithdrawable, payBackUntil, withdrawalUntil } from './withdrawal-period.ts'

const on = (moment: string) => {
  const from = new Date(moment)
  return withdrawalUntil({ from, informedAt: from }).toString()
}

test.each([
  ['of a Monday ends two weeks later', '2026-11-23T11:00:00Z', '2026-12-07'],
  ['counts from the Dutch day, also just after its midnight', '2026-11-22T23:30:00Z', '2026-12-07'],
  ['moves from a Saturday to Monday', '2026-11-21T11:00:00Z', '2026-12-07'],
  ['moves from a Sunday to Monday', '2026-11-22T11:00:00Z', '2026-12-07'],
  ['moves over Christmas', '2026-12-11T11:00:00Z', '2026-12-28'],
  ['moves over New Year', '2026-12-18T11:00:00Z', '2027-01-04'],
  ['moves from Good Friday over Easter', '2026-03-20T11:00:00Z', '2026-04-07'],
  ['moves from Liberation Day, each year', '2026-04-21T10:00:00Z', '2026-05-06'],
  ['moves from King’s Day', '2026-04-13T10:00:00Z', '2026-04-28'],
])('the period %s', (_title, moment, until) => {
  expect(on(moment)).toBe(until)
})

test('is open through midnight of its last day, across both changes of the clocks', () => {
  for (const [from, lastMinute, over] of [
    // Summer time ends on 25 October, and begins on 29 March.
    ['2026-10-19T10:00:00Z', '2026-11-02T22:59:59Z', '2026-11-02T23:00:00Z'],
    ['2026-03-23T11:00:00Z', '2026-04-07T21:59:59Z', '2026-04-07T22:00:00Z'],
  ] as const) {
    const period = { from: new Date(from), informedAt: new Date(from) }
    expect(isWithdrawable(period, new Date(from))).toBe(true)
    expect(isWithdrawable(period, new Date(lastMinute))).toBe(true)
    expect(isWithdrawable(period, new Date(over))).toBe(false)
  }
})

test('is twelve months longer where nobody was told, and two weeks from the day on which they were', () => {
  const from = new Date('2026-11-23T11:00:00Z')
  expect(withdrawalUntil({ from, informedAt: undefined }).toString()).toBe('2027-12-07')
  const late = new Date('2027-03-01T11:00:00Z')
  expect(withdrawalUntil({ from, informedAt: late }).toString()).toBe('2027-03-15')
  const tooLate = new Date('2028-03-01T11:00:00Z')
  expect(withdrawalUntil({ from, informedAt: tooLate }).toString()).toBe('2027-12-07')
})

test('the shop has fourteen days to pay back', () => {
  expect(payBackUntil(new Date('2026-10-20T22:30:00Z')).toString()).toBe('2026-11-04')
})
