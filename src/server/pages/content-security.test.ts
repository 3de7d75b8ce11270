import { expect, test } from 'vitest'
import { foreignScripts } from '#kernel/wallet-sheets.ts'
import { createAdyenProvider } from '#platform/payments/create-adyen-provider.ts'
import { foreignSources } from '#platform/payments/wallets.ts'
import { contentSecurityPolicy } from './content-security.ts'

const options = {
  environment: 'live',
  ...{ apiKey: '', merchantAccount: '', accountHolder: '', clientKey: '', hmacKeys: [] },
  ...{ webhookUser: '', webhookPassword: '', clock: { now: () => new Date() } },
} as const
const allowed = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((line) => line.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

const policyFor = (baseUrl?: string) =>
  contentSecurityPolicy(["'sha256-ours'"], {
    ...foreignSources({ ...options, baseUrl }),
    forms: [],
  })

test('pages may load the scripts of the inventory and no other script of somebody else', () => {
  const policy = policyFor()
  expect(allowed(policy, 'script-src')).toEqual([
    ...["'self'", "'sha256-ours'"],
    ...foreignScripts.map(({ url }) => url),
  ])
  expect(foreignScripts.map(({ url }) => url)).toEqual(['https://pay.google.com/gp/p/js/pay.js'])
  expect(allowed(policy, 'frame-src')).toEqual(foreignScripts.flatMap(({ frames }) => frames))
  expect(allowed(policy, 'connect-src')).toEqual([
    "'self'",
    ...foreignScripts.flatMap(({ connects }) => connects),
  ])
})

test('the card fields of a real account are frames of the provider, and nothing else of it is let in', () => {
  const { frameUrl } = createAdyenProvider(options).cardFields()
  const { frames, ...foreign } = foreignSources(options)
  const policy = contentSecurityPolicy([], {
    ...foreign,
    frames: [new URL(frameUrl).origin, ...frames],
    forms: [],
  })
  const provider = 'https://checkoutshopper-live.adyen.com'
  expect(allowed(policy, 'frame-src')).toContain(provider)
  expect(policy.split(provider)).toHaveLength(2)
})

test('where something stands in for the provider, its wallets stand in for theirs', () => {
  const policy = policyFor('http://localhost:4001')
  expect(allowed(policy, 'script-src')).toEqual([
    ...["'self'", "'sha256-ours'"],
    ...['http://localhost:4001/wallets/applepay.js', 'http://localhost:4001/wallets/googlepay.js'],
  ])
  expect(allowed(policy, 'connect-src')).toEqual(["'self'"])
  expect(policy).not.toContain('google.com')
})
