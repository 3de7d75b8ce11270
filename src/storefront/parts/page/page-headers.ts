/** A public page is the same for everybody who reads its language, so anyone may keep it (DESIGN §6). */
export const publicPage = { 'Cache-Control': 'public, s-maxage=300, stale-while-revalidate=86400' }

/** Basket, checkout, orders and cards belong to one visitor: nobody keeps a copy. */
export const privatePage = { 'Cache-Control': 'private, no-store' }
