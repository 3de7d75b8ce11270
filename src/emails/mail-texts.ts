import { IntlMessageFormat } from 'intl-messageformat'
import { createTranslator } from 'use-intl/core'
import { timeZone } from '#i18n/formats.ts'
import { perLanguage } from '#i18n/per-language.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Language } from '#kernel/language.ts'

type Values = Record<string, string | number>

/**
 * The translators of a mail, by language. A missing or broken text throws, because such a mail must not be sent. Each text is read
 * once: the library looks for what it read by all of its options, written out as one text at every call.
 */
export const mailTexts = <const Messages extends Record<string, unknown>>(
  words: Record<Language, Messages>,
) =>
  perLanguage((locale) => {
    const translate = createTranslator({ locale, messages: words[locale], timeZone, onError })
    const known = new Map<string, IntlMessageFormat>()
    const read = (key: string): IntlMessageFormat => {
      const text: unknown = translate.raw(key as never)
      invariant(typeof text === 'string', `${key} is one text.`)
      invariant(!namesMoment.test(text), `${key} gets its moments as texts, by Dutch time.`)
      const format = new IntlMessageFormat(text, locale)
      known.set(key, format)
      return format
    }
    const say = (key: string, values?: Values) => (known.get(key) ?? read(key)).format(values)
    return Object.assign(say, translate) as typeof translate
  })

function onError(error: Error): never {
  throw error
}

const namesMoment = /,\s*(date|time)\b/
