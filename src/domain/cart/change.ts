import type { Language } from '#kernel/language.ts'

/** Who changes a basket, in which language they read now, and when. */
export type CartChange = { visitorKey: string; language: Language; now: Date }

/** Told by how many bytes the basket is about to grow; throws where that is too much. */
export type GrowthGuard = { ensureRoom?: ((bytes: number) => Promise<void>) | undefined }

/** The version of the basket that the visitor saw; undefined where it does not matter. */
export type AsSeen = { version?: number | undefined }
