/** The languages of screens, mails and content. Dutch is the source, English the fallback (DESIGN §9). */
export const languages = ['nl', 'en'] as const

export type Language = (typeof languages)[number]

export type Localized<Value = string> = Readonly<Record<Language, Value>>

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value)
