/** A public page is the same for all readers of its language, so caches may keep it. */
export const publicPage = { 'Cache-Control': 'public, s-maxage=300, stale-while-revalidate=86400' }

/** Basket, checkout, orders and cards belong to one visitor, so no cache may keep them. */
export const privatePage = { 'Cache-Control': 'private, no-store' }

/**
 * What a sent form was answered with is shared with nobody; the way back finds it again in the browser's own copy,
 * which `no-store` would forbid.
 */
export const answerPage = { 'Cache-Control': 'private, no-cache' }

/**
 * Headers of a public page that a form may be sent to, whose action answers with `answerPage`. Without an action the
 * router hands out empty headers.
 */
export const publicOrAnswer = ({ actionHeaders }: { actionHeaders: Headers }) =>
  actionHeaders.has('Cache-Control') ? answerPage : publicPage
