import { expect, test } from 'vitest'
import { looksLikeScam } from './scam-rule.ts'

const rule = { cardsAboveCents: 150_00, equalCardsFrom: 4, signsFrom: 2 }

test.each([
  [{ cents: 150_00, equalCards: 3, isFirstOrder: true }, false],
  [{ cents: 150_01, equalCards: 1, isFirstOrder: true }, true],
  [{ cents: 40_00, equalCards: 4, isFirstOrder: true }, true],
  [{ cents: 200_00, equalCards: 4, isFirstOrder: false }, true],
  [{ cents: 200_00, equalCards: 1, isFirstOrder: false }, false],
])('of cards that are as good as cash %o is warned of: %s', (facts, isWarned) => {
  expect(looksLikeScam(rule, facts)).toBe(isWarned)
})
