import { inMajorUnits } from '#kernel/minor-units.ts'
import type { Currency } from '#kernel/money.ts'

/** 12.50 EUR: for people who compare with what a bank or a provider prints. */
export const sayCents = (cents: number, currency: Currency): string =>
  `${inMajorUnits(cents, currency)} ${currency}`

const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `sent 2026-11-21 11:45:02`, or nothing while it has not happened. */
export const sayWhen = (name: string, moment: Date | null): readonly string[] =>
  moment === null ? [] : [`${name} ${moments.format(moment)}`]

/** A heading with its lines set in; without lines nothing at all. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)]

/** What a line says, one after the other, without what is missing. */
export const sentence = (...parts: readonly (string | null | readonly string[])[]): string =>
  parts
    .flatMap((part) => part ?? [])
    .filter((part) => part !== '')
    .join(', ')

/** What stands between this flag and the next. */
export function wordsAfter(words: readonly string[], flag: string): string {
  const start = words.indexOf(flag)
  if (start < 0) return ''
  const rest = words.slice(start + 1)
  const end = rest.findIndex((word) => word.startsWith('--'))
  return (end < 0 ? rest : rest.slice(0, end)).join(' ').trim()
}
