import { describe, expect, test } from 'vitest'
import { ReportUnreadable } from '#domain/payouts/report.ts'
import { reportColumns, reportOf } from '#tests/support/settlement-report.ts'
import { createSettlementReports } from './settlement-report.ts'

const { read } = createSettlementReports({ merchantAccount: 'TestShop', reports: undefined })

const settled = { type: 'Settled', reference: 'PSP1', payment: 'pay_1', gross: 25_95, net: 25_66 }

describe('a report', () => {
  test('is read by the names of its columns, amounts in minor units, what is for us above zero', () => {
    const text = reportOf([
      settled,
      { type: 'Chargeback', reference: 'PSP1', modification: 'CB1', gross: -25_95, net: -33_45 },
      { type: 'MerchantPayout', modification: 'TX1, batch 1', net: -100 },
    ])
    const [capture, chargeback, payout] = read(text).lines
    expect(capture).toMatchObject({
      meaning: 'capture',
      reference: 'PSP1',
      paymentReference: 'pay_1',
      refundReference: null,
      gross: { currency: 'EUR', cents: 25_95 },
      net: { currency: 'EUR', cents: 25_66 },
    })
    expect(chargeback).toMatchObject({
      causes: ['CHARGEBACK:CB1:true'],
      gross: { cents: -25_95 },
      net: { cents: -33_45 },
    })
    expect(payout).toMatchObject({ meaning: 'payout', gross: { cents: -100 } })
  })

  test('knows the minor units of each currency', () => {
    const line = (currency: string, amount: string) =>
      reportOf([{ ...settled, gross: 1, net: 1, currency }]).replaceAll('0.01', amount)
    const cents = (text: string) => read(text).lines.map(({ gross }) => gross.cents)
    expect(cents(line('JPY', '1200'))).toEqual([1200])
    expect(cents(line('KWD', '1.234'))).toEqual([1234])
    expect(cents(line('EUR', '7.5'))).toEqual([750])
  })

  test('may have other columns, in another order', () => {
    const [head = '', line = ''] = reportOf([settled]).split('\n')
    const turned = [head, line].map((row) => ['"x, y"', ...row.split(',').toReversed()].join(','))
    expect(read(turned.join('\r\n')).fingerprint).toBe(read(reportOf([settled])).fingerprint)
  })

  test('tells the references of refunds where the account adds them, and does without', () => {
    const refunded = { type: 'Refunded', gross: -5_00, net: -5_00, refund: 'rfd_1' }
    const text = reportOf([refunded])
    expect(read(text).lines[0]).toMatchObject({ refundReference: 'rfd_1' })
    const without = text.replace('Modification Merchant Reference', 'Reserved3')
    expect(read(without).lines[0]).toMatchObject({ refundReference: null })
  })
})

describe('what is no report of ours is refused in a sentence', () => {
  const good = reportOf([settled])
  const other = reportOf([settled], { batch: 2 }).split('\n').slice(1).join('\n')
  test.each([
    ['nothing', '', 'the column Merchant Account is missing'],
    ['a picture', '\u0089PNG"', 'It is no CSV: line 1 has a quote'],
    ['another table', 'name,price\nx,1\n', 'the column Merchant Account is missing'],
    ['a head alone', `${reportColumns.join(',')}\n`, 'It has no line.'],
    ['another account', reportOf([settled], { account: 'Others' }), 'It is of Others'],
    ['two batches', good + other, 'It holds several batches (1, 2)'],
    ['half a line', good.slice(0, -12), 'Line 2 has'],
    ['a currency', good.replaceAll('EUR', 'XXX'), 'Line 2 has the currency "XXX"'],
    ['a third of a cent', good.replace('25.66', '25.663'), 'Line 2 has the amount "25.663" of EUR'],
    ['a comma', good.replace('25.66', '"25,66"'), 'Line 2 has the amount "25,66" of EUR'],
    ['no net amount', good.replace('25.66', ''), 'Line 2 has no net amount'],
    ['no gross amount', good.replace('25.95', ''), 'Line 2 has no gross amount'],
  ])('%s', (_what, text, sentence) => {
    expect(() => read(text)).toThrow(ReportUnreadable)
    expect(() => read(text)).toThrow(sentence)
  })
})
