import { expect, test } from 'vitest'
import { passkeyHostOf } from './passkey-host.ts'

test.each([
  ['https://www.shop.example', 'www.shop.example'],
  ['http://localhost:3000', 'localhost'],
  ['http://127.0.0.1:3000', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s are bound to %s', (address, host) => {
  expect(passkeyHostOf(address)).toBe(host)
})
