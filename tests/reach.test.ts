import { existsSync, globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysByFolder, reachOf } from '#tests/support/reach.ts'

const root = new URL('../', import.meta.url).pathname

test.each([
  'content/storefronts/GCSNL.yaml',
  'db/migrations/0001_first.sql',
  'package.json',
  'vitest.config.ts',
  'tests/support/visitor.ts',
  'tests/e2e/pages/shop.ts',
  'src/storefront/styles/app.css',
  'tests/api/wrong-inputs.txt',
])('%s changes everything', (file) => {
  expect(reachOf([file])).toEqual({ everything: true, because: file })
})

test.each(['src/domain/cart/cart.ts', 'src/ui/button.tsx'])(
  'every journey may notice %s',
  (file) => {
    expect(reachOf([file])).toMatchObject({ everything: false, journeys: 'all' })
  },
)

test('money is noticed by the tests that import it and by the journeys that pay', () => {
  const reach = reachOf(['src/domain/payments/money-back.ts'])
  expect(reach).toHaveProperty('journeys', expect.arrayContaining(['redeem', 'ways-to-pay']))
  expect(reach).toHaveProperty(
    'tests',
    expect.arrayContaining(['src/flows/refunds/any-refund.test.ts']),
  )
  expect(reach).not.toHaveProperty('tests', expect.arrayContaining(['src/kernel/money.test.ts']))
})

test('every folder that names journeys is there', () => {
  for (const [folder] of journeysByFolder) expect(existsSync(join(root, folder)), folder).toBe(true)
})

test('a document is noticed by what reads the whole tree', () => {
  const reach = reachOf(['docs/operations.md'])
  expect(reach).toMatchObject({ everything: false, journeys: [] })
  expect(reach).toHaveProperty('tests', expect.arrayContaining(['tests/documents.test.ts']))
  expect(reach).not.toHaveProperty('tests', expect.arrayContaining(['src/kernel/money.test.ts']))
})

test('an area is noticed by the tests that render it, those that run a shop, and its journeys', () => {
  const reach = reachOf(['src/storefront/areas/newsletter/newsletter-form.tsx'])
  expect(reach).toMatchObject({ everything: false })
  expect(reach).toHaveProperty(
    'tests',
    expect.arrayContaining([
      'tests/components/newsletter-form.test.tsx',
      'tests/postgres/pages-as-sent.pg.test.ts',
    ]),
  )
  expect(reach).toHaveProperty('journeys', expect.arrayContaining(['newsletter', 'translated']))
  expect(reach).not.toHaveProperty('journeys', expect.arrayContaining(['redeem']))
})

test('a picture is noticed by the journey that compares it', () => {
  const reach = reachOf(['tests/e2e/looks/home-375.png'])
  expect(reach).toMatchObject({ everything: false, journeys: ['looks'] })
})

test('a test is noticed by itself, and a journey walks alone', () => {
  expect(reachOf(['tests/api/contact.test.ts'])).toMatchObject({
    journeys: [],
    tests: expect.arrayContaining(['tests/api/contact.test.ts']),
  })
  expect(reachOf(['tests/e2e/redeem.e2e.ts'])).toMatchObject({ journeys: ['redeem'] })
})

test('every area of the storefront names journeys, and each of them is there', () => {
  for (const area of readdirSync(join(root, 'src/storefront/areas'))) {
    const reach = reachOf([`src/storefront/areas/${area}/any.ts`])
    expect(reach.everything, area).toBe(false)
    if (reach.everything || reach.journeys === 'all') return expect.fail(area)
    for (const name of reach.journeys)
      expect(existsSync(join(root, `tests/e2e/${name}.e2e.ts`)), name).toBe(true)
  }
})

test('every journey is walked for some area', () => {
  const walked = new Set(
    readdirSync(join(root, 'src/storefront/areas')).flatMap((area) => {
      const reach = reachOf([`src/storefront/areas/${area}/any.ts`])
      return reach.everything ? [] : reach.journeys
    }),
  )
  const all = globSync('tests/e2e/*.e2e.ts', { cwd: root }).map((file) =>
    file.replace('tests/e2e/', '').replace('.e2e.ts', ''),
  )
  // Headers, routes and the rest of the frame belong to no area.
  expect(all.filter((name) => !walked.has(name)).sort()).toEqual([
    'headers',
    'parts',
    'routes-ahead',
  ])
})
