import { expect, test } from 'vitest'
import { type AccountMail, mayMail } from './account-mail.ts'

const now = new Date('2026-11-22T09:00:00Z')
const mail = (minutesAgo: number, given: Partial<AccountMail> = {}): AccountMail => ({
  id: 'alt_00000000000000000000000000',
  accountId: 'acc_00000000000000000000000000',
  kind: 'confirmEmail',
  email: null,
  askedAt: new Date(now.getTime() - minutesAgo * 60_000),
  mailedAt: null,
  endedAt: null,
  ...given,
})
const five = (minutesAgo: number, given: Partial<AccountMail> = {}) =>
  Array.from({ length: 5 }, (_, index) => mail(minutesAgo + index, given))

test.each([
  ['the first of a day', [], true],
  ['one that is on its way', [mail(1)], false],
  ['one that is on its way to another address', [mail(1, { email: 'tikfout@x.example' })], true],
  ['one that may be lost', [mail(2)], true],
  ['one whose link was used', [mail(1, { endedAt: now })], true],
  ['five, of which the newest works', five(30), false],
  ['five whose links are over', five(60, { kind: 'newPassword' }), true],
  ['a change that was told just now', [mail(0, { kind: 'passwordChanged' })], true],
])('whether one more is mailed after %s', (_name, ofTheDay, isMailed) => {
  expect(mayMail(ofTheDay, { email: null, now })).toBe(isMailed)
})
