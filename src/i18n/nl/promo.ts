/** De pop-up van een campagne. */
export const promo = { notNow: 'Nu even niet' } as const
