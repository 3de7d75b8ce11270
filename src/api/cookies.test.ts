import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { readCookies, writeCookies } from './cookies.ts'

const visitor = newId('vst')
const session = newId('ses')
const written = (isSecure: boolean, changes: Parameters<typeof writeCookies>[0]['changes']) =>
  writeCookies({ changes }, { isSecure })

test('over https cookies have the prefix that no other host can write, and the earlier name is taken back', () => {
  const cookies = written(true, { visitor, session })
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual([
    `__Host-visitor=${visitor}`,
    'visitor=',
    `__Host-session=${session}`,
    'session=',
    'account=1',
  ])
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/.*; Secure/)
    expect(cookie).not.toContain('Domain')
  }
  expect(cookies[1]).toContain('Max-Age=0')
})

test('without https browsers refuse the prefix, so the name has none', () => {
  const names = written(false, { visitor, session }).map((cookie) => cookie.split('=')[0])
  expect(names).toEqual(['visitor', 'session', 'account'])
})

test('a log-out takes back every name', () => {
  const cookies = written(true, { visitor: undefined, session: undefined })
  expect(cookies).toHaveLength(5)
  for (const cookie of cookies) expect(cookie).toMatch(/^[\w-]+=; Max-Age=0/)
})

test('a browser with the earlier name keeps its basket; of both the protected one counts', () => {
  expect(readCookies(`visitor=${visitor}; session=${session}`)).toMatchObject({ visitor, session })
  expect(readCookies(`visitor=planted; __Host-visitor=${visitor}`).visitor).toBe(visitor)
  expect(readCookies('a=b')).toEqual({ visitor: undefined, session: undefined, hasHint: false })
})
