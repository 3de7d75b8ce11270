import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url).pathname

test('an operator’s command in production runs what stands there, and installs and builds nothing', () => {
  const home = mkdtempSync(join(tmpdir(), 'gift-card-shop-command-'))
  cpSync(join(root, 'tools'), join(home, 'tools'), { recursive: true })
  mkdirSync(join(home, 'build', 'app'), { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
  writeFileSync(
    join(home, 'build', 'app', 'shop.js'),
    'console.log(process.env.SHOP_MODE, ...process.argv.slice(2))',
  )
  const { SHOP_MODE: _, ...environment } = process.env
  const output = execFileSync(process.execPath, [join(home, 'tools', 'shop.mjs'), 'cases'], {
    env: { ...environment, DATABASE_URL: 'postgres://nowhere/shop' },
    encoding: 'utf8',
  })
  expect(output).toBe('production cases\n')
  rmSync(home, { recursive: true })
})
