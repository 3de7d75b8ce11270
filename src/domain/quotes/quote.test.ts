import { expect, test } from 'vitest'
import { stateOfQuote } from './quote.ts'

const now = new Date('2026-11-30T10:00:00Z')
const later = new Date('2026-12-14T23:00:00Z')
const open = { order: null, validUntil: later, declinedAt: null, withdrawnAt: null }
const order = { uuid: '6f1c', number: '61-7KD3-9QXM' }

test('a quote is asked until it is sent, and lapses at the moment until which it is valid', () => {
  expect(stateOfQuote({ ...open, validUntil: null }, now)).toEqual({ kind: 'asked' })
  expect(stateOfQuote(open, now)).toEqual({ kind: 'sent', validUntil: later })
  expect(stateOfQuote(open, later)).toEqual({ kind: 'lapsed', at: later })
})

test('a request can be declined and withdrawn before it is answered', () => {
  const asked = { ...open, validUntil: null }
  expect(stateOfQuote({ ...asked, declinedAt: now }, now)).toEqual({ kind: 'declined', at: now })
  expect(stateOfQuote({ ...asked, withdrawnAt: now }, now)).toEqual({ kind: 'withdrawn', at: now })
})

test('a paid order decides over everything that ended the quote', () => {
  const accepted = { kind: 'accepted', order }
  expect(stateOfQuote({ ...open, order }, later)).toEqual(accepted)
  expect(stateOfQuote({ ...open, order, withdrawnAt: now }, now)).toEqual(accepted)
  expect(stateOfQuote({ ...open, order, declinedAt: now }, now)).toEqual(accepted)
})
