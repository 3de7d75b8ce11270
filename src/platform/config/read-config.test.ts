import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ConfigIncomplete } from './config.ts'
import { readConfig } from './read-config.ts'

const keyOf = (name: string) => hash('sha256', name)
const hex = keyOf('hex')
const otherHex = keyOf('other')
const production = {
  SHOP_URL: 'https://cadeaubon.example',
  DATABASE_URL: 'postgres://shop@db/shop',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'cadeaubon <bestelling@cadeaubon.example>',
  ADYEN_API_KEY: 'a',
  ADYEN_MERCHANT_ACCOUNT: 'b',
  ADYEN_CLIENT_KEY: 'c',
  ADYEN_HMAC_KEYS: `${keyOf('newest')}, ${keyOf('older')}`,
  ADYEN_REDIRECT_ORIGINS: 'https://*.adyen.com, https://pay.example',
  ADYEN_WEBHOOK_USER: 'd',
  ADYEN_WEBHOOK_PASSWORD: 'e',
  CARD_KEYS: `k2:${keyOf('k2')},k1:${keyOf('k1')}`,
  CARD_HASH_KEY: keyOf('hash'),
  CARD_LINK_KEY: keyOf('link'),
  METRICS_TOKEN: 'the-token-of-metrics',
  ISSUER: 'simulated',
  TRUSTED_PROXIES: '1',
}

const problemsOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment, '/srv/shop')
    return []
  } catch (error) {
    if (error instanceof ConfigIncomplete) return error.problems
    throw error
  }
}

describe('the demo', () => {
  test('needs no setting at all', () => {
    const config = readConfig({ SHOP_MODE: 'demo' }, '/srv/shop')
    expect(config.shopUrl).toBe('http://localhost:6161')
    expect(config.database).toEqual({ folder: '/srv/shop/data' })
  })

  test('moves with PORT, its simulator beside it', () => {
    const config = readConfig({ SHOP_MODE: 'demo', PORT: '8000' }, '/srv/shop')
    expect([config.shopUrl, config.adyen.baseUrl]).toEqual([
      'http://localhost:8000',
      'http://localhost:8001',
    ])
    expect(config.adyen.redirectOrigins).toEqual(['http://localhost:8001'])
  })
})

test('the labels are those of a printer that we know', () => {
  const labelsOf = (given: NodeJS.ProcessEnv) =>
    readConfig({ SHOP_MODE: 'demo', ...given }, '/srv/shop').post.labels
  expect([labelsOf({}), labelsOf({ POST_LABELS: 'roll' })]).toEqual(['a4', 'roll'])
  expect(problemsOf({ SHOP_MODE: 'demo', POST_LABELS: 'a5' })).toEqual([
    'POST_LABELS must be a4 or roll, and is "a5".',
  ])
})

test('an impossible port is refused, in the demo too', () => {
  expect(problemsOf({ SHOP_MODE: 'demo', PORT: '123456' })).toEqual([
    'PORT must be a port up to 65535, and is "123456".',
  ])
})

test('each key has a name, the first of a list is in use, and one alone may go without', () => {
  const other = otherHex
  const lists = { CARD_HASH_KEY: keyOf('hash'), CARD_LINK_KEY: `l2:${hex}, l1:${other}` }
  const keys = readConfig({ ...production, ...lists }, '/srv/shop').cardKeys
  expect(keys?.hashKeys.map(({ id }) => id)).toEqual(['1'])
  expect(keys?.linkKeys.map(({ id }) => id)).toEqual(['l2', 'l1'])
  expect(problemsOf({ ...production, CARD_LINK_KEY: `a:${hex},a:${other}` })).toEqual([
    'CARD_LINK_KEY gives two keys one name.',
  ])
  expect(problemsOf({ ...production, CARD_HASH_KEY: `a b:${hex}` })).toEqual([
    'CARD_HASH_KEY names its keys by letters and digits, as id:hex.',
  ])
})

test('every address of a database has to be one', () => {
  const names = [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'DATABASE_LISTEN_URL',
    'DATABASE_REPLICA_URL',
  ]
  const wrong = Object.fromEntries(names.map((name) => [name, 'mysql://db/shop']))
  expect(problemsOf({ ...production, ...wrong })).toEqual(
    names.map((name) => `${name} must begin with postgres://, and does not.`),
  )
})

test('the work of a captcha is bounded, so that it proves something and comes to an end', () => {
  const problem = 'CAPTCHA_WORK must be from 100 to 10000000 hashes, and is'
  for (const work of ['0', '99', '10000001'])
    expect(problemsOf({ SHOP_MODE: 'demo', CAPTCHA_WORK: work })).toEqual([`${problem} "${work}".`])
  expect(readConfig({ SHOP_MODE: 'demo' }, '/srv/shop').captchaWorkMax).toBe(100_000)
})

describe('production', () => {
  test('starts with everything given', () => {
    const config = readConfig(production, '/srv/shop')
    expect(config.cardKeys?.activeKeyId).toBe('k2')
    expect(config.adyen.hmacKeys).toEqual([keyOf('newest'), keyOf('older')])
    expect(config.adyen.cardFrameUrl).toBeUndefined()
  })

  test('reports of payouts are fetched by their user, from the host of the environment unless another is said', () => {
    expect(readConfig(production, '/srv/shop').adyen.reports).toBeUndefined()
    const ADYEN_REPORT_USER = 'report@Company.Shop'
    expect(problemsOf({ ...production, ADYEN_REPORT_USER })).toEqual([
      'ADYEN_REPORT_PASSWORD is missing: the password of ADYEN_REPORT_USER.',
    ])
    const reporting = { ...production, ADYEN_REPORT_USER, ADYEN_REPORT_PASSWORD: 'hush' }
    const { reports } = readConfig(reporting, '/srv/shop').adyen
    expect(reports).toMatchObject({ reportUrl: 'https://ca-test.adyen.com', firstBatch: 1 })
    expect(problemsOf({ ...reporting, ADYEN_REPORT_URL: 'nowhere' })).toHaveLength(1)
  })

  test('takes card fields from another host of the provider, and from no other address', () => {
    const ADYEN_CARD_FRAME_URL = 'https://checkoutshopper-test.example/checkoutshopper/'
    const config = readConfig({ ...production, ADYEN_CARD_FRAME_URL }, '/srv/shop')
    expect(config.adyen.cardFrameUrl).toBe(ADYEN_CARD_FRAME_URL)
    const wrong = [
      ADYEN_CARD_FRAME_URL.replace('test', 'live'),
      ADYEN_CARD_FRAME_URL.replace('https', 'http'),
      ADYEN_CARD_FRAME_URL.slice(0, -1),
    ]
    for (const url of wrong)
      expect(problemsOf({ ...production, ADYEN_CARD_FRAME_URL: url })).toEqual([
        `ADYEN_CARD_FRAME_URL must be like https://checkoutshopper-test-us.adyen.com/checkoutshopper/, and is "${url}".`,
      ])
  })

  test('lets paying lead to the named origins, and to no other', () => {
    expect(readConfig(production, '/srv/shop').adyen.redirectOrigins).toEqual([
      'https://*.adyen.com',
      'https://pay.example',
    ])
    const anyBank = { ...production, ADYEN_REDIRECT_ORIGINS: 'https:' }
    expect(readConfig(anyBank, '/srv/shop').adyen.redirectOrigins).toEqual(['https:'])
    for (const wrong of [
      '*',
      'http://pay.example',
      "https://pay.example; script-src 'unsafe-inline'",
    ])
      expect(problemsOf({ ...production, ADYEN_REDIRECT_ORIGINS: wrong })).toHaveLength(1)
  })

  test('issues simulated cards only when told to', () => {
    expect(readConfig(production, '/srv/shop').issuer).toBe('simulated')
    expect(problemsOf({ ...production, ISSUER: '' })).toEqual([
      expect.stringContaining('ISSUER is missing'),
    ])
    expect(problemsOf({ ...production, ISSUER: 'real' })).toEqual([
      'ISSUER must be simulated, and is "real".',
    ])
  })

  test('names every setting that is missing in one list', () => {
    const missing = problemsOf({}).map((problem) => problem.split(' ')[0])
    expect(new Set(missing)).toEqual(new Set(Object.keys(production)))
  })

  test('never crashes at a named crash point', () => {
    const config = readConfig({ ...production, CRASH_AT: 'order:placed' }, '/srv/shop')
    expect(config.crashAt).toBeUndefined()
  })

  test('refuses a port, a key or an address that cannot be', () => {
    const problems = problemsOf({
      ...production,
      PORT: 'web',
      CARD_HASH_KEY: 'xyz',
      ADYEN_HMAC_KEYS: `${hex},old`,
      SHOP_URL: 'cadeaubon',
    })
    expect(problems).toHaveLength(4)
  })
})

describe('a setting that would fall back in silence is refused', () => {
  test.each([
    ['ADYEN_ENVIRONMENT', 'LIVE', 'ADYEN_ENVIRONMENT must be test or live, and is "LIVE".'],
    ['ADYEN_ENVIRONMENT', 'production', 'ADYEN_ENVIRONMENT must be test or live, and is'],
    ['ADYEN_BASE_URL', 'nowhere', 'ADYEN_BASE_URL must be an http(s) address, and is "nowhere".'],
    ['LOG_LEVEL', 'warning', 'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent'],
    ['MAIL_FROM', 'foo', 'MAIL_FROM must be like Shop <mail@shop.nl>, and is "foo".'],
    ['SMTP_URL', 'localhost:25', 'SMTP_URL must begin with smtp:// or smtps:// and name a host.'],
    ['METRICS_TOKEN', 'x', 'METRICS_TOKEN must have 16 characters at least.'],
    ['TRUSTED_PROXIES', '', 'TRUSTED_PROXIES is missing: how many proxies stand in front'],
    ['TRUSTED_PROXIES', 'yes', 'TRUSTED_PROXIES must be a whole number, and is "yes".'],
    ['TRUSTED_PROXY', '1', 'TRUSTED_PROXY is no setting: TRUSTED_PROXIES is meant.'],
    ['MAIL_FORM', 'a@b.nl', 'MAIL_FORM is no setting: MAIL_FROM is meant.'],
    ['ROLE', 'web', 'ROLE is no setting: ROLES is meant.'],
    ['ROLES', 'web,wroker', 'ROLES must be web, worker or both, and is "web,wroker".'],
    ['ADYEN_KEY', 'x', 'ADYEN_KEY is no setting.'],
    ['DATABASE_POOL_SIZE', '0', 'DATABASE_POOL_SIZE must be 1 at least, and is "0".'],
    ['DATABASE_URL', 'postgres://shop@db:x/shop', 'DATABASE_URL is no address of a database.'],
    ['PARTNER_DOCUMENTS', '/nowhere.json', 'PARTNER_DOCUMENTS cannot be read: ENOENT'],
    ['CARD_KEYS', `k:${'00'.repeat(32)}`, 'CARD_KEYS must be random (openssl rand -hex 32).'],
    ['CARD_LINK_KEY', 'ab'.repeat(32), 'CARD_LINK_KEY must be random (openssl rand -hex 32).'],
    ['ADYEN_HMAC_KEYS', '0123456789abcdef'.repeat(4), 'ADYEN_HMAC_KEYS must be random'],
    ['CARD_HASH_KEY', 'abcd', 'CARD_HASH_KEY must be 32 bytes in hexadecimal.'],
    ['CARD_HASH_KEY', keyOf('link'), 'CARD_HASH_KEY and CARD_LINK_KEY share a key'],
    ['CARD_KEYS', `a:${hex},b:${hex}`, 'CARD_KEYS names one key twice.'],
  ])('%s %s', (name, value, problem) => {
    const problems = problemsOf({ ...production, [name]: value })
    expect(problems).toContainEqual(expect.stringContaining(problem))
  })

  test('what belongs to other programs is none of the shop', () => {
    const others = { HOME: '/root', PATH: '/bin', HOSTNAME: 'a', NODE_ENV: 'production' }
    expect(problemsOf({ ...production, ...others })).toEqual([])
  })
})
