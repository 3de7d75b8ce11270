import { createTranslator } from 'use-intl/core'
import { formatDay, formatMoney, timeZone } from '#i18n/formats.ts'
import { errorsTexts } from '#i18n/texts/errors.ts'
import { type ErrorCode, type ErrorName, errorCodes } from '#kernel/error-codes.ts'
import type { Language } from '#kernel/language.ts'
import type { Money } from '#kernel/money.ts'

type Say = (name: string, values: Record<string, string | number>) => string

const sayers: Record<Language, Say> = {
  nl: sayer('nl', errorsTexts.nl),
  en: sayer('en', errorsTexts.en),
}

function sayer(language: Language, messages: Record<ErrorName, string>): Say {
  const plain: Record<string, string> = messages
  const translate = createTranslator({
    locale: language,
    messages: plain,
    timeZone,
    onError: () => {},
    // A sentence whose numbers are missing says less rather than something garbled.
    getMessageFallback: () => messages.inputInvalid,
  })
  return (name, values) => translate(name, values)
}

const names = new Map<number, ErrorName>(
  Object.entries(errorCodes).map(([name, code]) => [code, name as ErrorName]),
)

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'cents' in value && 'currency' in value

/** Amounts become "€ 500" under their name, and "500" under that name followed by `Amount`; days are written out. */
function valuesOf(language: Language, details: object): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string' || typeof value === 'number') values[name] = value
    if (value instanceof Temporal.PlainDate) values[name] = formatDay(language, value.toString())
    if (!isMoney(value)) continue
    const { currency, cents } = value
    values[name] = formatMoney(language, { currency, value: cents }, 'short')
    values[`${name}Amount`] = cents / 100
  }
  return values
}

/** The sentence of an error in the visitor's language, with its limits filled in. */
export function sayError(
  language: Language,
  error: { code: ErrorCode; parameter?: string | undefined; details?: object },
): string {
  return sayers[language](names.get(error.code) ?? 'unexpected', {
    parameter: error.parameter ?? 'other',
    ...valuesOf(language, error.details ?? {}),
  })
}
