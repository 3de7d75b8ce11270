import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { openAccountLinks } from './signed-account-links.ts'

const links = openAccountLinks({ linkKeys: [{ id: '1', key: new Uint8Array(32).fill(7) }] })
const mail = newId('alt')

test('a link leads to its mail, and one that was changed or made elsewhere to none', () => {
  const token = links.token(mail)
  expect(links.read(token)).toBe(mail)
  expect(links.read(`${token.slice(0, -2)}x0`)).toBeUndefined()
  expect(
    openAccountLinks({ linkKeys: [{ id: '1', key: new Uint8Array(32).fill(8) }] }).read(token),
  ).toBeUndefined()
  expect(links.read('')).toBeUndefined()
})
