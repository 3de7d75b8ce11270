import { describe, expect, test } from 'vitest'
import { camtOf } from '#tests/support/camt-statement.ts'
import { readCamtStatement, StatementUnreadable } from './camt-statement.ts'

const eur = (cents: number) => ({ currency: 'EUR', cents })

describe("a bank's file", () => {
  test('tells what came, with all that whoever paid wrote', () => {
    const text = camtOf({ text: 'Order 61-7KD3-9QXM & thanks' }, { reference: 'A2', amount: '7.5' })
    expect(readCamtStatement(text)).toEqual({
      iban: 'NL02BANK0123456789',
      otherCount: 0,
      received: [
        {
          ...{ reference: 'A1', amount: eur(25_95), bookedOn: '2026-11-21' },
          text: 'Order 61-7KD3-9QXM & thanks',
        },
        { reference: 'A2', amount: eur(7_50), bookedOn: '2026-11-21', text: '' },
      ],
    })
  })

  test('leaves out what takes money and what is not booked yet', () => {
    const text = camtOf({ direction: 'DBIT' }, { state: 'PDNG', reference: 'A2' })
    expect(readCamtStatement(text)).toMatchObject({ received: [], otherCount: 2 })
  })

  test('takes each payment of a collective entry by itself', () => {
    const payments = [
      { reference: 'B1', amount: '10.00', text: 'one' },
      { amount: '15.95', text: 'two' },
    ]
    const { received } = readCamtStatement(camtOf({ payments }))
    expect(received.map(({ reference, amount, text }) => [reference, amount.cents, text])).toEqual([
      ['B1', 10_00, 'one'],
      ['A1/2', 15_95, 'two'],
    ])
  })

  test('of an older version is read too, with prefixes and a state without a code', () => {
    const older = camtOf({ text: 'one' })
      .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll(/<(\/?)(\w)/g, '<$1c:$2')
    expect(readCamtStatement(older).received).toHaveLength(1)
  })
})

describe('is refused whole, with its line', () => {
  const good = camtOf({ text: 'one' }, { reference: 'A2' })
  test.each([
    ['cut off', good.slice(0, 700), /^Line \d+: \w+ of line \d+ is never closed/],
    ['no XML', 'Datum;Bedrag\n1;2', /^Line 1: there is text outside/],
    ['empty', '', /^Line 1: there is no element/],
    ['another root', '<Statement/>', /^Line 1: a statement begins with Document/],
    ['of two roots', `${good}<Document/>`, /second root/],
    ['wrongly closed', good.replace('</CdtDbtInd>', '</CdtDbt>'), /^Line 10: CdtDbt ends where/],
    ['no amount', good.replace('>25.95<', '>25,95<'), /^Line 9: 25,95 is no amount/],
    ['another currency', good.replace('Ccy="EUR"', 'Ccy="XXX"'), /^Line 9: the currency XXX/],
    ['of no account', good.replace(/<Acct>.*<\/Acct>/, ''), /^Line 5: Stmt has no Acct/],
    ['neither in nor out', good.replace('>CRDT<', '>BOTH<'), /^Line 8: CdtDbtInd is BOTH/],
    ['of the same reference twice', camtOf({}, {}), /the reference A1 stands there twice/],
    ['without a reference', camtOf({ reference: '' }), /^Line 8: it has no reference/],
    [
      'a collective entry that does not add up',
      camtOf({
        payments: [
          { amount: '1.00', text: '' },
          { amount: '2.00', text: '' },
        ],
      }),
      /^Line 8: its payments do not add up/,
    ],
    [
      'a declaration',
      good.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'),
      /decla/,
    ],
  ])('%s', (_, text, said) => {
    expect(() => readCamtStatement(text)).toThrow(StatementUnreadable)
    expect(() => readCamtStatement(text)).toThrow(said)
  })
})
