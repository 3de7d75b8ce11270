/** Arguments that a command cannot read. Nothing was done; exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

type OptionKind = { type: 'string' | 'boolean'; multiple?: boolean }

/** Arguments as `parseArgs` reads them. Places take from the front of `words`. */
export type GivenArguments = {
  values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>
  words: string[]
}

/** One argument of a command. */
export type Word<Value> = {
  /** As the usage shows it. */
  shown: string
  options: Readonly<Record<string, OptionKind>>
  /** True where all words up to the next flag belong to it, so that they need no quotes. */
  isProse?: boolean
  isGiven(given: GivenArguments): boolean
  /** Throws `WrongUsage`. */
  read(given: GivenArguments): Value
}

/** Undefined for a text that is none. */
type Reads<Value> = (text: string) => Value | undefined

function readText<Value>(shown: string, text: string, reads: Reads<Value>): Value {
  const value = text.trim() === '' ? undefined : reads(text.trim())
  if (value === undefined) throw new WrongUsage(`Not understood as ${shown}: ${text.trim()}.`)
  return value
}

const asTyped = (text: string): string => text

/** A word without a flag: `<order>`. */
export function place(name: string): Word<string>
export function place<Value>(name: string, reads: Reads<Value>): Word<Value>
export function place(name: string, reads: Reads<unknown> = asTyped): Word<unknown> {
  const shown = `<${name}>`
  return {
    shown,
    options: {},
    isGiven: ({ words }) => words.length > 0,
    read({ words }) {
      const text = words.shift()
      if (text === undefined || text.trim() === '') throw new WrongUsage(`Missing ${shown}.`)
      return readText(shown, text, reads)
    },
  }
}

/** All words that are left, as one text: a card number is typed in groups. */
export function rest(name: string): Word<string>
export function rest<Value>(name: string, reads: Reads<Value>): Word<Value>
export function rest(name: string, reads: Reads<unknown> = asTyped): Word<unknown> {
  const shown = `<${name}>`
  return {
    ...place(name),
    read({ words }) {
      const text = words.splice(0).join(' ')
      if (text.trim() === '') throw new WrongUsage(`Missing ${shown}.`)
      return readText(shown, text, reads)
    },
  }
}

/** All words that are left, one by one. */
export const places = (name: string): Word<readonly string[]> => ({
  ...place(name),
  shown: `<${name}> …`,
  read({ words }) {
    if (words.length === 0) throw new WrongUsage(`Missing <${name}>.`)
    return words.splice(0)
  },
})

type Options = { isProse?: boolean }

function optionOf<Value>(
  { name, value, isProse = false }: Options & { name: string; value: string },
  reads: Reads<Value>,
): Word<Value> {
  const shown = `--${name} ${value}`
  return {
    shown,
    options: { [name]: { type: 'string' } },
    isProse,
    isGiven: ({ values }) => values[name] !== undefined,
    read({ values }) {
      const text = values[name]
      if (typeof text !== 'string' || text.trim() === '') throw new WrongUsage(`Missing ${shown}.`)
      return readText(shown, text, reads)
    },
  }
}

/** A flag with one word behind it: `--until <yyyy-mm-dd>`. */
export function option(name: string, value: string): Word<string>
export function option<Value>(name: string, value: string, reads: Reads<Value>): Word<Value>
export function option(name: string, value: string, reads: Reads<unknown> = asTyped) {
  return optionOf({ name, value }, reads)
}

/** Name of the operator: stays in the history. */
export const by = optionOf({ name: 'by', value: '"<name>"', isProse: true }, asTyped)

/** Name and reason of the operator: both stay in the history. */
export const signed = {
  actor: by,
  reason: optionOf({ name: 'because', value: '"<why>"', isProse: true }, asTyped),
}

/** A flag that may come several times. None is an empty list. */
export const repeated = (name: string, value: string): Word<readonly string[]> => ({
  shown: `[--${name} ${value}]…`,
  options: { [name]: { type: 'string', multiple: true } },
  isGiven: ({ values }) => values[name] !== undefined,
  read: ({ values }) => [values[name] ?? []].flat().map(String),
})

export const flag = (name: string): Word<boolean> => ({
  shown: `[--${name}]`,
  options: { [name]: { type: 'boolean' } },
  isGiven: ({ values }) => values[name] === true,
  read: ({ values }) => values[name] === true,
})

/** Exactly one of these flags. */
export function choice<const Flags extends Readonly<Record<string, string>>>(
  flags: Flags,
): Word<Flags[keyof Flags]> {
  const names = Object.keys(flags)
  const shown = names.map((name) => `--${name}`).join('|')
  const chosen = ({ values }: GivenArguments) => names.filter((name) => values[name] === true)
  return {
    shown,
    options: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
    isGiven: (given) => chosen(given).length > 0,
    read(given) {
      const [one, ...others] = chosen(given)
      const value = one === undefined ? undefined : flags[one]
      if (value === undefined || others.length > 0) throw new WrongUsage(`Say one of ${shown}.`)
      return value as Flags[keyof Flags]
    },
  }
}

/** An argument that may be left out: undefined then. */
export const maybe = <Value>(word: Word<Value>): Word<Value | undefined> => ({
  ...word,
  shown: `[${word.shown}]`,
  read: (given) => (word.isGiven(given) ? word.read(given) : undefined),
})

/** A day of the calendar, `2026-12-04`; undefined for anything else. */
export function readDay(text: string): Temporal.PlainDate | undefined {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? Temporal.PlainDate.from(text) : undefined
  } catch {
    return undefined
  }
}
