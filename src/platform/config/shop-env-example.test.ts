import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const example = readFileSync(new URL('../../../deploy/shop.env.example', import.meta.url), 'utf8')
const named = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)

/** What the demonstration and tests alone are given. */
const notOfProduction = ['SHOP_MODE', 'CRASH_AT']

test('the example names every setting of production once, and none that is not read', () => {
  const asked = new Set<string>()
  const environment = new Proxy({} as NodeJS.ProcessEnv, {
    get: (_settings, name) => {
      asked.add(String(name))
      // The rest of a database is asked for once it has an address.
      return name === 'DATABASE_URL' ? 'postgres://db/shop' : undefined
    },
  })
  expect(() => readConfig(environment, '/srv/shop')).toThrow('cannot start')
  const settings = [...asked].filter((name) => !notOfProduction.includes(name))
  expect([...named].sort()).toEqual(settings.sort())
})
