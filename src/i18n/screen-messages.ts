import type { accounts } from '#i18n/nl/accounts.ts'
import type { fetched } from '#i18n/nl/fetched.ts'
import type { offering } from '#i18n/nl/offering.ts'
import type { ordering } from '#i18n/nl/ordering.ts'
import type { screens } from '#i18n/nl/screens.ts'
import type { Language } from '#kernel/language.ts'

/** The texts that every page has, typed by the Dutch source. */
export type ScreenMessages = typeof screens

/** The texts that the pages from basket to card have besides. */
export type OrderingMessages = typeof ordering

/** The texts that lists and pages of products have besides. */
export type OfferingMessages = typeof offering

/** The texts that pages of accounts have besides. */
export type AccountsMessages = typeof accounts

/** The texts of parts that bring them along. */
export type FetchedMessages = typeof fetched

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: ScreenMessages &
      OrderingMessages &
      OfferingMessages &
      AccountsMessages &
      FetchedMessages
  }
}
