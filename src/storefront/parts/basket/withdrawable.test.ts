import { expect, test } from 'vitest'
import { withdrawableIn } from './withdrawable.ts'

const some = (qty: number) => ({ qty, price: { currency: 'EUR', value: qty * 5_00 } })

test.each([
  ['a card by e-mail', { digital: 1 }, ['gift']],
  ['a card by post', { physical: 1 }, ['gift']],
  ['a pack alone', { physical: 2, packs: 2 }, ['pack']],
  ['a donation alone', { digital: 1, donations: 1 }, ['donation']],
  ['a card by post beside a pack', { physical: 2, packs: 1 }, ['gift', 'pack']],
  ['a card by e-mail beside a pack', { digital: 1, physical: 1, packs: 1 }, ['gift', 'pack']],
  ['all of it', { digital: 2, donations: 1, physical: 1, packs: 1 }, ['gift', 'pack', 'donation']],
  ['nothing', {}, []],
])('%s', (_what, { digital = 0, donations = 0, packs = 0, physical = 0 }: Counts, kinds) => {
  const totals = {
    ...{ digitalTotal: some(digital), donationTotal: some(donations) },
    ...{ packTotal: some(packs), physicalTotal: some(physical) },
  }
  expect(withdrawableIn(totals)).toEqual(kinds)
})

type Counts = { digital?: number; donations?: number; packs?: number; physical?: number }
