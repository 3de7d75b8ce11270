import { expect, test } from 'vitest'
import { shownAccounts, socialNetworks } from './social-accounts.ts'

test('social accounts are shown in one order, those of twitter and youtube not at all', () => {
  const accounts = socialNetworks
    .toReversed()
    .map((network) => ({ network, url: `https://${network}.example/` }))
  expect(shownAccounts(accounts).map(({ network }) => network)).toEqual([
    'facebook',
    'instagram',
    'tiktok',
    'linkedIn',
    'pinterest',
  ])
  expect(shownAccounts([])).toEqual([])
})
