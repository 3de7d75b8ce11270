import type { Command } from './command.ts'
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

const usage = 'Say how far, as in: clock forward 3 days (minutes, hours, days or weeks).'

/** Of a demonstration alone: orders, reminders and terms of months are seen in a minute. */
export const clockCommand: Command = {
  name: 'clock',
  explanation:
    'the time of the demonstration; clock forward 3 days moves it, and what is due is done',
  async run({ time, clock, openQueue }, [verb, ...words]) {
    if (time === undefined)
      return { lines: ['Only the time of a demonstration can be moved.'], isFine: false }
    if (verb === 'forward') {
      const ms = readSpan(words)
      if (ms === undefined) return { lines: [usage], isFine: false }
      await time.forward(await openQueue(), ms)
    } else if (verb !== undefined) return { lines: [usage], isFine: false }
    const hours = Math.round(time.aheadMs() / (60 * minuteMs))
    const ahead = hours === 0 ? 'the real time' : `${hours} hours ahead of the real time`
    return { lines: [`${sayWhen('It is', clock.now()).join('')}, ${ahead}.`], isFine: true }
  },
}
