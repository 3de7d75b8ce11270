import {
  type _Translator,
  createTranslator,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'use-intl/core'
import { timeZone } from '#i18n/formats.ts'
import type { Translation } from '#i18n/translation.ts'
import type { Language } from '#kernel/language.ts'

type Messages = Readonly<Record<string, unknown>>

/** The texts of one area in every language. The keys are those of the Dutch source. */
export type Texts<Dutch extends Messages> = Readonly<Record<Language, Translation<Dutch>>>

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
  const namespace = group as string | undefined
  const made = known.get(messages)?.get(namespace ?? '')
  if (made !== undefined) return made as Translate<Dutch, Group>
  const translator: unknown = createTranslator({
    locale: language,
    messages,
    timeZone,
    ...(namespace !== undefined && { namespace: namespace as never }),
  })
  const groups = known.get(messages) ?? new Map<string, unknown>()
  known.set(messages, groups.set(namespace ?? '', translator))
  return translator as Translate<Dutch, Group>
}
