import { expect, test } from 'vitest'
import { loadStorefronts } from '#platform/content/read-storefront.ts'
import { accountHolderOf } from './account-holder-of.ts'

const home = new URL('../../', import.meta.url).pathname
const storefronts = await loadStorefronts(home)

test.each(storefronts.map((one) => [one.key, one] as const))(
  'a transfer to %s goes to the name on its invoices',
  (_, storefront) => {
    const { legalName } = storefront.organisation
    expect(accountHolderOf({ bankAccountHolder: undefined }, storefront)).toBe(legalName)
  },
)

test('an account that stands in another name is named by its own', () => {
  for (const storefront of storefronts)
    expect(accountHolderOf({ bankAccountHolder: 'Betaalhuis N.V.' }, storefront)).toBe(
      'Betaalhuis N.V.',
    )
})
