import { IntlMessageFormat } from 'intl-messageformat'
import { createTranslator } from 'use-intl/core'
import { timeZone } from '#i18n/formats.ts'
import { perLanguage } from '#i18n/per-language.ts'
import { invariant } from '#kernel/invariant.ts'
import type { Localized } from '#kernel/language.ts'

type Values = Record<string, string | number>

/**
 * The translators of a mail or a paper, by language. A missing or broken text throws, because
 * such a mail must not be sent. Each text is parsed once: the library's own cache writes out all
 * options at every call.
 */
export const strictTexts = <const Messages extends Record<string, unknown>>(
  area: Localized<Messages>,
) =>
  perLanguage((locale) => {
    const translate = createTranslator({ locale, messages: area[locale], timeZone, onError })
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
