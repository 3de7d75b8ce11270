import { someOf } from '#tests/support/thoroughness.ts'

/** Whether this is `npm run test:long`, which walks all that `npm test` leaves out. */
export const isLong = process.env.JOURNEYS === 'all'

/**
 * A journey whose parts are proven below it, by the API or in component tests: `npm test` walks the ways that carry
 * money, the long run this one too. Alone: `JOURNEYS=all npx playwright test …`.
 */
export const inLongRun = { tag: '@long' }

/** Of what is judged in one way wherever it stands, `npm test` judges some, other ones with every seed; the long run all. */
export const portionOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  isLong ? items : someOf(items, count)
