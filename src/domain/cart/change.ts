import type { Language } from '#kernel/language.ts'

/** Who changes a basket, in which language they read now, and when. */
export type CartChange = { visitorKey: string; language: Language; now: Date }

/** The version of the basket that the visitor saw; undefined where it does not matter. */
export type AsSeen = { version?: number | undefined }
