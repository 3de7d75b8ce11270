import { sayMoney } from '#kernel/minor-units.ts'
import type { Currency } from '#kernel/money.ts'

export const sayCents = (cents: number, currency: Currency): string => sayMoney({ cents, currency })

const moments = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** `2026-11-21 11:45:02`, in Dutch time. */
export const sayMoment = (moment: Date): string => moments.format(moment)

/** `sent 2026-11-21 11:45:02`, or nothing while it has not happened. */
export const sayWhen = (name: string, moment: Date | null): readonly string[] =>
  moment === null ? [] : [`${name} ${sayMoment(moment)}`]

/** A heading with its lines set in; without lines nothing at all. */
export const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((line) => `  ${line}`)]

/** What a line says, one after the other, without what is missing. */
export const sentence = (...parts: readonly (string | null | readonly string[])[]): string =>
  parts
    .flatMap((part) => part ?? [])
    .filter((part) => part !== '')
    .join(', ')

/** The lines, or what is said where there is nothing to list. */
export const orElse = (lines: readonly string[], empty: string): readonly string[] =>
  lines.length === 0 ? [empty] : lines
