import { refusal } from '#kernel/operator-refusal.ts'
import { maybe, rest, WrongUsage } from './arguments.ts'
import { defineCommand } from './define-command.ts'
import { sayWhen } from './words.ts'

const minuteMs = 60_000
const spans: Readonly<Record<string, number>> = {
  minute: minuteMs,
  hour: 60 * minuteMs,
  day: 24 * 60 * minuteMs,
  week: 7 * 24 * 60 * minuteMs,
}

const countMax = 1000

/** `3 days`, `1 hour`; undefined for anything else. */
export function readSpan(words: readonly string[]): number | undefined {
  const [count = '', unit = ''] = words.join(' ').trim().toLowerCase().split(/\s+/)
  const spanMs = spans[unit.replace(/s$/, '')]
  if (spanMs === undefined || !/^[1-9]\d{0,3}$/.test(count) || Number(count) > countMax)
    return undefined
  return Number(count) * spanMs
}

function readForward(text: string): number {
  const [verb, ...words] = text.split(' ')
  const ms = verb === 'forward' ? readSpan(words) : undefined
  if (ms === undefined)
    throw new WrongUsage(
      'Say how far, as in: clock forward 3 days (minutes, hours, days or weeks).',
    )
  return ms
}

/** Of a demonstration alone: orders, reminders and terms of months are seen in a minute. */
export const clockCommand = defineCommand({
  name: 'clock',
  explanation:
    'the time of the demonstration; clock forward 3 days moves it, and what is due is done',
  words: { forwardMs: maybe(rest('forward> <3 days', readForward)) },
  async run({ time, clock, openQueue }, { forwardMs }) {
    if (time === undefined) throw refusal('clockNotMovable')
    if (forwardMs !== undefined) await time.forward(await openQueue(), forwardMs)
    return { now: clock.now(), aheadMs: time.aheadMs() }
  },
  format({ now, aheadMs }) {
    const hours = Math.round(aheadMs / (60 * minuteMs))
    const ahead = hours === 0 ? 'the real time' : `${hours} hours ahead of the real time`
    return [`${sayWhen('It is', now).join('')}, ${ahead}.`]
  },
})
