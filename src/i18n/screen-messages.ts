import type { screens } from '#i18n/nl/screens.ts'
import type { Language } from '#kernel/language.ts'

/** The texts of the screens, typed by the Dutch source. */
export type ScreenMessages = typeof screens

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: ScreenMessages
  }
}
