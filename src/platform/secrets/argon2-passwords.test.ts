import { expect, test } from 'vitest'
import { openPasswords } from './argon2-passwords.ts'

const passwords = openPasswords({ hashKeys: [{ id: '1', key: new Uint8Array(32).fill(7) }] })

test('a password is right, any other is not', async () => {
  const hash = await passwords.hash('appeltaart-1')
  expect(await passwords.isRight(hash, 'appeltaart-1')).toBe(true)
  expect(await passwords.isRight(hash, 'appeltaart-2')).toBe(false)
  expect(await passwords.isRight(hash, '')).toBe(false)
})

test('the same password twice gives two hashes, and neither says anything of it', async () => {
  const [one, other] = await Promise.all([
    passwords.hash('appeltaart-1'),
    passwords.hash('appeltaart-1'),
  ])
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,keyid=1\$/)
})

test('a table without the shop’s key opens nothing', async () => {
  const hash = await passwords.hash('appeltaart-1')
  const other = openPasswords({ hashKeys: [{ id: '1', key: new Uint8Array(32).fill(8) }] })
  expect(await other.isRight(hash, 'appeltaart-1')).toBe(false)
})

test.each([undefined, '', 'appeltaart-1', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
  'nothing is right where %j was kept',
  async (kept) => {
    expect(await passwords.isRight(kept, 'appeltaart-1')).toBe(false)
  },
)

test('a hash of a lower cost, from before it was raised, is still good', async () => {
  const old =
    '$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$3zIpE9xjuCNBobx1ykk0G6jBdOVKIB7mMTIFs0E6c34'
  expect(await passwords.isRight(old, 'appeltaart-1')).toBe(true)
  expect(await passwords.isRight(old, 'appeltaart-2')).toBe(false)
})

test('a new key takes new passwords, and the old ones are still right by theirs', async () => {
  const older = { id: '1', key: new Uint8Array(32).fill(7) }
  const newer = { id: '2', key: new Uint8Array(32).fill(9) }
  const rotated = openPasswords({ hashKeys: [newer, older] })
  const before = await passwords.hash('appeltaart-1')
  const after = await rotated.hash('appeltaart-1')
  expect(after).toContain(',keyid=2$')
  for (const hash of [before, after]) {
    expect(await rotated.isRight(hash, 'appeltaart-1')).toBe(true)
    expect(await rotated.isRight(hash, 'appeltaart-2')).toBe(false)
  }
})
