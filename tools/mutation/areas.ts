/**
 * What is mutated, and which tests have to notice. A mutant meets the tests near to it first; what they let pass meets
 * the tests further away, which go through the API or through other verbs and cost more. An area that is tested whole
 * is to be guarded by the tests beside it.
 */
export type Area = {
  name: string
  sources: readonly string[]
  near: readonly string[]
  far: readonly string[]
  /** Every mutant, or a share of those that a seed chooses. */
  isWhole: boolean
}

const besideAndFlows = (noun: string) => [`src/domain/${noun}`, `src/flows/${noun}`]

/** In the order in which they are run: what would cost most if it were wrong comes first. */
export const areas: readonly Area[] = [
  {
    name: 'ledger',
    sources: ['src/domain/ledger'],
    near: ['src/domain/ledger'],
    far: [],
    isWhole: true,
  },
  {
    name: 'kernel',
    sources: ['src/kernel'],
    near: ['src/kernel'],
    far: [],
    isWhole: true,
  },
  {
    name: 'payments',
    sources: besideAndFlows('payments'),
    near: besideAndFlows('payments'),
    far: ['src/flows', 'src/server/commands', 'tests/api'],
    isWhole: false,
  },
  {
    name: 'orders',
    sources: besideAndFlows('orders'),
    near: [...besideAndFlows('orders'), 'src/flows/payments'],
    far: ['src/flows', 'src/server/commands', 'tests/api'],
    isWhole: false,
  },
  {
    name: 'cart',
    sources: besideAndFlows('cart'),
    near: besideAndFlows('cart'),
    far: ['src/flows', 'tests/api'],
    isWhole: false,
  },
]

/** How many mutants are chosen of all areas that are not tested whole. */
export const chosenCount = 300
