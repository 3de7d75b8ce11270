/** A public page is the same for all readers of its language, so caches may keep it (DESIGN §6). */
export const publicPage = { 'Cache-Control': 'public, s-maxage=300, stale-while-revalidate=86400' }

/** Basket, checkout, orders and cards belong to one visitor, so no cache may keep them. */
export const privatePage = { 'Cache-Control': 'private, no-store' }
