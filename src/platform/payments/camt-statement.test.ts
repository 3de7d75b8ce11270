import { describe, expect, test } from 'vitest'
import { camtOf } from '#tests/support/camt-statement.ts'
import { readCamtStatements, StatementUnreadable } from './camt-statement.ts'
import { readXml, type XmlElement } from './read-xml.ts'

const readOne = (text: string) => {
  const [only, ...others] = readCamtStatements(text)
  if (only === undefined || others.length > 0) throw new Error('Not of one account.')
  return only
}

const eur = (cents: number) => ({ currency: 'EUR', cents })

describe("a bank's file", () => {
  test('tells what came, with all that whoever paid wrote', () => {
    const text = camtOf({ text: 'Order 61-7KD3-9QXM & thanks' }, { reference: 'A2', amount: '7.5' })
    expect(readOne(text)).toEqual({
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
    expect(readOne(text)).toMatchObject({ received: [], otherCount: 2 })
  })

  test('takes each payment of a collective entry by itself', () => {
    const payments = [
      { reference: 'B1', amount: '10.00', text: 'one' },
      { amount: '15.95', text: 'two' },
    ]
    const { received } = readOne(camtOf({ payments }))
    expect(received.map(({ reference, amount, text }) => [reference, amount.cents, text])).toEqual([
      ['B1', 10_00, 'one'],
      ['A1/2', 15_95, 'two'],
    ])
  })

  test('of an older version is read too, with prefixes and a state without a code', () => {
    const older = camtOf({ text: 'one' })
      .replace('<Sts><Cd>BOOK</Cd></Sts>', '<Sts>BOOK</Sts>')
      .replaceAll(/<(\/?)(\w)/g, '<$1c:$2')
    expect(readOne(older).received).toHaveLength(1)
  })
})

/**
 * This table of what camt.053.001.08 asks of every file (ISO 20022), each with what may stand in it in its order, stands in for the
 * official schema, of which it leaves out what no file of ours has; `*` marks what is compulsory. A version before it asks no more of
 * what is read here.
 */
const parts = {
  Document: ['BkToCstmrStmt*'],
  BkToCstmrStmt: ['GrpHdr*', 'Stmt*'],
  GrpHdr: ['MsgId*', 'CreDtTm*'],
  Stmt: ['Id*', 'CreDtTm', 'Acct*', 'Bal*', 'Ntry'],
  Acct: ['Id*', 'Ccy', 'Ownr'],
  Bal: ['Tp*', 'Amt*', 'CdtDbtInd*', 'Dt*'],
  Ntry: [
    ...['NtryRef', 'Amt*', 'CdtDbtInd*', 'RvslInd', 'Sts*', 'BookgDt', 'ValDt', 'AcctSvcrRef'],
    ...['BkTxCd*', 'NtryDtls'],
  ],
  NtryDtls: ['Btch', 'TxDtls'],
  TxDtls: ['Refs', 'Amt', 'CdtDbtInd', 'RltdPties', 'RmtInf'],
  Refs: ['MsgId', 'AcctSvcrRef', 'EndToEndId', 'TxId'],
  RmtInf: ['Ustrd', 'Strd'],
} as const

function faultsOf({ name, children }: XmlElement): readonly string[] {
  const known: readonly string[] | undefined = parts[name as keyof typeof parts]
  const names = [...new Set(children.map((child) => child.name))]
  const found =
    known?.filter((part) => part.endsWith('*') || names.includes(part)).map(withoutStar) ?? names
  const own = found.join(' ') === names.join(' ') ? [] : [`${name}: ${names.join(' ')}`]
  return [...own, ...children.flatMap(faultsOf)]
}

const withoutStar = (part: string) => part.replace('*', '')

test('the files that are read here have what is compulsory, in its order', () => {
  const payments = [
    { reference: 'B1', amount: '10.00', text: 'one' },
    { amount: '15.95', text: '' },
  ]
  expect(faultsOf(readXml(camtOf({ text: 'one' }, { reference: 'A2', payments })))).toEqual([])
  const broken = camtOf({}).replace(/<Bal>.*<\/Bal>/, '')
  expect(faultsOf(readXml(broken))).toEqual(['Stmt: Id Acct Ntry'])
})

describe('is refused whole, with its line', () => {
  const good = camtOf({ text: 'one' }, { reference: 'A2' })
  test.each([
    ['cut off', good.slice(0, 700), /^Line \d+: \w+ of line \d+ is never closed/],
    ['no XML', 'Datum;Bedrag\n1;2', /^Line 1: there is text outside/],
    ['empty', '', /^Line 1: there is no element/],
    ['another root', '<Statement/>', /^Line 1: a statement begins with Document/],
    ['of two roots', `${good}<Document/>`, /second root/],
    [
      'wrongly closed',
      good.replace('</CdtDbtInd>\n', '</CdtDbt>\n'),
      /^Line 10: CdtDbt ends where/,
    ],
    ['no amount', good.replace('>25.95<', '>25,95<'), /^Line 9: 25,95 is no amount/],
    ['another currency', good.replace('"EUR">25.95', '"XXX">25.95'), /^Line 9: the currency XXX/],
    ['of no account', good.replace(/<Acct>.*<\/Acct>/, ''), /^Line 5: Stmt has no Acct/],
    [
      'neither in nor out',
      good.replace('CRDT</CdtDbtInd>\n', 'BOTH</CdtDbtInd>\n'),
      /^Line 8: CdtDbtInd is BOTH/,
    ],
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
    expect(() => readOne(text)).toThrow(StatementUnreadable)
    expect(() => readOne(text)).toThrow(said)
  })
})
