import { cloneElement, createElement, isValidElement, type ReactNode } from 'react'
import type { _Translator, NamespaceKeys, NestedKeyOf, RichTranslationValues } from 'use-intl/core'
import formatMessage from 'use-intl/format-message'
import { timeZone } from '#i18n/formats.ts'
import type { Texts } from '#i18n/texts.ts'
import type { Language } from '#kernel/language.ts'

type Messages = Readonly<Record<string, unknown>>

/** The groups of texts within an area, such as `summary` in the texts of the basket. */
export type TextGroup<Dutch extends Messages> = NamespaceKeys<Dutch, NestedKeyOf<Dutch>>

/** Says a text by its key. */
export type Translate<Dutch extends Messages, Group extends TextGroup<Dutch> = never> = _Translator<
  Dutch,
  Group
>

/** By the texts of one language, then by group. Texts live as long as the process; so do their translators. */
const known = new WeakMap<object, Map<string, unknown>>()

/** The translator of one area, or of one group in it, in one language. Made once. */
export function translate<Dutch extends Messages, const Group extends TextGroup<Dutch> = never>(
  texts: Texts<Dutch>,
  language: Language,
  group?: Group,
): Translate<Dutch, Group> {
  const messages: Messages = texts[language]
  const made = known.get(messages)?.get(group ?? '')
  if (made !== undefined) return made as Translate<Dutch, Group>
  const translator: unknown = makeTranslator(messages, language, group)
  const groups = known.get(messages) ?? new Map<string, unknown>()
  known.set(messages, groups.set(group ?? '', translator))
  return translator as Translate<Dutch, Group>
}

/** The formatting half of `use-intl` alone: what it checks while a page runs, the compiler has checked before. */
function makeTranslator(messages: Messages, locale: Language, group: string | undefined) {
  const find = (key: string): unknown => {
    const path = group === undefined ? key : `${group}.${key}`
    return path.split('.').reduce<unknown>((tree, name) => (tree as Messages)?.[name], messages)
  }
  const say = (key: string, values?: RichTranslationValues): ReactNode =>
    formatMessage(key, find(key) as string, values, { cache, formatters, locale, timeZone })
  return Object.assign(say, {
    has: (key: string) => find(key) !== undefined,
    raw: find,
    markup: say,
    rich: (key: string, values: RichTranslationValues = {}) =>
      inElements(say(key, withKeys(values))),
  })
}

/** Elements in a sentence stand in a list: each gets a key of its own. */
function withKeys(values: RichTranslationValues): RichTranslationValues {
  let count = 0
  const keyed = Object.entries(values).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value] as const
    const make = (chunks: ReactNode): ReactNode => {
      const made = value(inElements(chunks))
      count += 1
      return isValidElement(made) ? cloneElement(made, { key: count }) : made
    }
    return [name, make] as const
  })
  return Object.fromEntries(keyed)
}

/** Text beside elements gets one of its own: a translator replaces bare text, which React then cannot change. */
const inElements = (said: ReactNode): ReactNode =>
  Array.isArray(said)
    ? said.map((part: ReactNode, place) =>
        typeof part === 'string' ? createElement('span', { key: `text-${place}` }, part) : part,
      )
    : said

/** Each format is made once: that costs more than all that it will ever write. */
function once<Wanted extends unknown[], Format>(Make: new (...wanted: Wanted) => Format) {
  const formats = new Map<string, Format>()
  return (...wanted: Wanted): Format => {
    const key = JSON.stringify(wanted)
    const format = formats.get(key) ?? new Make(...wanted)
    formats.set(key, format)
    return format
  }
}

type Options = Parameters<typeof formatMessage>[3]

/** All that a message can ask for; the rest of these types is for formats outside of messages. */
const formatters = {
  getDateTimeFormat: once(Intl.DateTimeFormat),
  getNumberFormat: once(Intl.NumberFormat),
  getPluralRules: once(Intl.PluralRules),
} as Options['formatters']

/** Filled by `use-intl` with the messages that it parses, where they were not compiled. */
const cache = { message: {} } as Options['cache']
