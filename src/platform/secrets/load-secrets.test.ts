import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadSecrets, SecretsDamaged } from '#platform/secrets/load-secrets.ts'
import { openCardLinks } from '#platform/secrets/signed-card-links.ts'
import { openVault } from '#platform/secrets/vault.ts'

const root = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(root, { recursive: true }))

test('keys are made once and are the same at every later start', () => {
  const folder = join(root, 'kept', 'deep')
  expect(loadSecrets(folder)).toEqual(loadSecrets(folder))
  expect(readdirSync(folder)).toEqual(['secrets.json'])
})

test('two shops have different keys', () => {
  const [left, right] = [loadSecrets(join(root, 'left')), loadSecrets(join(root, 'right'))]
  expect(left.hashKeys).not.toEqual(right.hashKeys)
  expect(left.linkKeys).not.toEqual(right.linkKeys)
  expect(left.keys[0]?.id).not.toBe(right.keys[0]?.id)
})

test('only the owner may read the keys, even after their mode was changed', () => {
  const folder = join(root, 'mode')
  const path = join(folder, 'secrets.json')
  loadSecrets(folder)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  chmodSync(path, 0o644)
  loadSecrets(folder)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test.each([
  ['half written', '{"keys": ['],
  ['without a key', '{"keys": [], "hashKey": "", "linkKey": ""}'],
  ['with a short key', '{"keys": [{"id": "a", "key": "00"}], "hashKey": "00", "linkKey": "00"}'],
  ['empty', ''],
])('keys that are %s are reported and never replaced', (name, text) => {
  const folder = join(root, name)
  loadSecrets(folder)
  writeFileSync(join(folder, 'secrets.json'), text)
  expect(() => loadSecrets(folder)).toThrow(SecretsDamaged)
  expect(() => loadSecrets(folder)).toThrow(SecretsDamaged)
})

test('vault and links take them as they are', () => {
  const secrets = loadSecrets(join(root, 'used'))
  expect(() => [openVault(secrets), openCardLinks(secrets)]).not.toThrow()
})
