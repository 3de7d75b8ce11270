import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '#kernel/money.ts'
import { drawCents } from './draw-cents.ts'

const cents = fc.array(fc.integer({ min: 0, max: 500_00 }), { maxLength: 8 })

test('pays the first target first, by the first source first', () => {
  const [one, other] = [{ leftCents: 30 }, { leftCents: 50 }]
  const [first, second, third] = [{ openCents: 40 }, { openCents: 60 }, { openCents: 5 }]
  const { given, left } = drawCents([one, other], [first, second, third])
  expect(given).toEqual([
    { source: one, target: first, cents: 30 },
    { source: other, target: first, cents: 10 },
    { source: other, target: second, cents: 40 },
  ])
  expect(left.map(({ openCents }) => openCents)).toEqual([0, 20, 5])
})

test('gives all that sources have or targets want, and no cent more', () => {
  fc.assert(
    fc.property(cents, cents, (has, wants) => {
      const sources = has.map((leftCents) => ({ leftCents }))
      const targets = wants.map((openCents) => ({ openCents }))
      const { given, left } = drawCents(sources, targets)
      const all = sum(given.map((one) => one.cents))
      expect(all).toBe(Math.min(sum(has), sum(wants)))
      expect(sum(left.map(({ openCents }) => openCents))).toBe(sum(wants) - all)
      for (const source of sources) {
        const own = given.filter((one) => one.source === source)
        expect(sum(own.map((one) => one.cents))).toBeLessThanOrEqual(source.leftCents)
      }
      for (const { target, openCents } of left) {
        const own = given.filter((one) => one.target === target)
        expect(sum(own.map((one) => one.cents))).toBe(target.openCents - openCents)
      }
      expect(given.every((one) => one.cents > 0)).toBe(true)
    }),
  )
})
