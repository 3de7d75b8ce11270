import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { readCookies, writeCookies } from './cookies.ts'

const visitor = newId('vst')
const session = newId('ses')
const written = (isSecure: boolean, changes: Parameters<typeof writeCookies>[0]['changes']) =>
  writeCookies({ changes }, { isSecure })

test('over https cookies have the prefix that no other host can write', () => {
  const cookies = written(true, { visitor, session })
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `__Host-visitor=${visitor}`,
    `__Host-session=${session}`,
    'account=1',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/.*; Secure/)
    expect(cookie).not.toContain('Domain')
  }
})

test('without https browsers refuse the prefix, so the name has none', () => {
  const names = written(false, { visitor, session }).map((cookie) => cookie.split('=')[0])
  expect(names).toEqual(['visitor', 'session', 'account'])
})

test('a log-out takes back every name', () => {
  const cookies = written(true, { visitor: undefined, session: undefined })
  expect(cookies).toHaveLength(3)
  for (const cookie of cookies) expect(cookie).toMatch(/^[\w-]+=; Max-Age=0/)
})

test('over https a name without the prefix is not read, since another host can plant it', () => {
  const planted = `visitor=${visitor}; session=${session}`
  const none = { visitor: undefined, session: undefined, hasHint: false }
  expect(readCookies(planted, { isSecure: true })).toEqual(none)
  expect(readCookies(`${planted}; __Host-visitor=own`, { isSecure: true }).visitor).toBe('own')
  expect(readCookies(planted, { isSecure: false })).toMatchObject({ visitor, session })
  expect(readCookies('a=b', { isSecure: false })).toEqual(none)
})
