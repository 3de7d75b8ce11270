import { accounts as enAccounts } from '#i18n/en/accounts.ts'
import { errors as enErrors } from '#i18n/en/errors.ts'
import { fetched as enFetched } from '#i18n/en/fetched.ts'
import { offering as enOffering } from '#i18n/en/offering.ts'
import { ordering as enOrdering } from '#i18n/en/ordering.ts'
import { screens as enScreens } from '#i18n/en/screens.ts'
import { accounts } from '#i18n/nl/accounts.ts'
import { errors } from '#i18n/nl/errors.ts'
import { fetched } from '#i18n/nl/fetched.ts'
import { offering } from '#i18n/nl/offering.ts'
import { ordering } from '#i18n/nl/ordering.ts'
import { screens } from '#i18n/nl/screens.ts'
import type { Language } from '#kernel/language.ts'

/** What the screens say, by the same words: a journey in another language is the same journey. */
const texts = {
  nl: { ...screens, ...offering, ...ordering, ...accounts, ...fetched, errors },
  en: { ...enScreens, ...enOffering, ...enOrdering, ...enAccounts, ...enFetched, errors: enErrors },
}

export type Texts = (typeof texts)['nl'] | (typeof texts)['en']

export const textsOf = (language: Language): Texts => texts[language]

/** Fills the simple `{places}` of a message. */
export const say = (message: string, values: Record<string, string> = {}): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** The message as a pattern: whatever stands in its places. */
export const pattern = (message: string): RegExp =>
  new RegExp(
    message
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
