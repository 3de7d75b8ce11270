import type { Promotion } from '#domain/promotions/promotion.ts'

/** Ten percent off all cards, for everybody, unless said otherwise. */
export const buildPromotion = (given: Partial<Promotion> = {}): Promotion => ({
  id: 'tien-procent',
  title: { nl: 'Feestkorting', en: 'Party discount' },
  period: { from: undefined, until: undefined },
  storefronts: ['GCSNL'],
  condition: {},
  base: 'FACE',
  value: { type: 'RELATIVE', basisPoints: 1000 },
  stacking: 'alone',
  ...given,
})

export const euros = (cents: number) => ({ type: 'ABSOLUTE', cents }) as const
export const percent = (share: number, centsMax?: number) =>
  ({ type: 'RELATIVE', basisPoints: share * 100, centsMax }) as const
