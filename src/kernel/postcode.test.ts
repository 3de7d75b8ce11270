import { describe, expect, test } from 'vitest'
import { needsPostcode, parsePostcode, postcodeExample } from './postcode.ts'

/** Of places that everybody can look up: town halls, parliaments, stations and head post offices. */
test.each([
  ['NL', '1012JS', '1012 JS'],
  ['NL', '2513 aa', '2513 AA'],
  ['NL', ' 3511-ce ', '3511 CE'],
  ['NL', 'NL-9712 HW', '9712 HW'],
  ['NL', '１０１２ＪＳ', '1012 JS'],
  ['BE', '1000', '1000'],
  ['BE', 'B-9000', '9000'],
  ['AT', '1010', '1010'],
  ['AT', 'A-5020', '5020'],
  ['CH', '3003', '3003'],
  ['CH', 'CH-8001', '8001'],
  ['LI', '9490', '9490'],
  ['LU', 'L-1648', '1648'],
  ['BG', '1000', '1000'],
  ['CY', '1010', '1010'],
  ['HU', '1055', '1055'],
  ['SI', '1000', '1000'],
  ['DK', '1218', '1218'],
  ['DK', '0999', '0999'],
  ['NO', '0026', '0026'],
  ['AU', '0800', '0800'],
  ['AU', '2600', '2600'],
  ['NZ', '0110', '0110'],
  ['NZ', '6011', '6011'],
  ['LV', 'LV-1811', 'LV-1811'],
  ['LV', '1811', 'LV-1811'],
  ['DE', '11011', '11011'],
  ['DE', 'D-80331', '80331'],
  ['DE', '01067', '01067'],
  ['ES', '28014', '28014'],
  ['ES', '08002', '08002'],
  ['FR', '75007', '75007'],
  ['FR', 'F-67000', '67000'],
  ['MC', '98000', '98000'],
  ['IT', '00186', '00186'],
  ['SM', '47890', '47890'],
  ['VA', '00120', '00120'],
  ['FI', '00102', '00102'],
  ['FI', 'FI-33100', '33100'],
  ['EE', '15165', '15165'],
  ['HR', '10000', '10000'],
  ['MX', '06066', '06066'],
  ['TR', '06543', '06543'],
  ['LT', 'LT-01103', 'LT-01103'],
  ['LT', '01103', 'LT-01103'],
  ['SE', '100 12', '100 12'],
  ['SE', 'SE-11152', '111 52'],
  ['CZ', '11000', '110 00'],
  ['SK', '811 02', '811 02'],
  ['GR', '10557', '105 57'],
  ['PL', '00-902', '00-902'],
  ['PL', '30001', '30-001'],
  ['PT', '1249-068', '1249-068'],
  ['PT', '4000322', '4000-322'],
  ['BR', '70160-900', '70160-900'],
  ['BR', '01310100', '01310-100'],
  ['US', '20500', '20500'],
  ['US', '20500-0005', '20500-0005'],
  ['US', '205000005', '20500-0005'],
  ['CA', 'k1a0a6', 'K1A 0A6'],
  ['CA', 'H3Z-2Y7', 'H3Z 2Y7'],
  ['GB', 'SW1A 1AA', 'SW1A 1AA'],
  ['GB', 'm11ae', 'M1 1AE'],
  ['GB', 'B33 8TH', 'B33 8TH'],
  ['GB', 'CR26XH', 'CR2 6XH'],
  ['GB', 'DN55 1PT', 'DN55 1PT'],
  ['GB', 'w1a 0ax', 'W1A 0AX'],
  ['GB', 'EC1A1BB', 'EC1A 1BB'],
  ['GB', 'GIR 0AA', 'GIR 0AA'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['RO', '050563', '050563'],
  ['IS', '101', '101'],
  ['IE', 'd02 af30', 'D02 AF30'],
  ['IE', 'D6WXY00', 'D6W XY00'],
  ['JP', '100-0001', '100-0001'],
  ['AE', '00000', '00000'],
])('in %s the postcode %j is written %s', (countryCode, typed, written) => {
  expect(parsePostcode(typed, countryCode)).toBe(written)
})

test.each([
  ['NL', '0123 AB'],
  ['NL', '1012 SA'],
  ['NL', '1012 SD'],
  ['NL', '1012 ss'],
  ['NL', '1012'],
  ['NL', '1012 J'],
  ['NL', '1012 J5'],
  ['NL', '1012 JSX'],
  ['NL', '1012 ÉS'],
  ['BE', '0999'],
  ['BE', '10000'],
  ['BE', '1012 JS'],
  ['LU', '0123'],
  ['AU', '200'],
  ['DE', '01000'],
  ['DE', '99999'],
  ['DE', '1011'],
  ['FR', '7500'],
  ['FR', '2A004'],
  ['SE', '1115'],
  ['PL', '00-00'],
  ['PT', '1100'],
  ['BR', '01310'],
  ['US', '2050'],
  ['US', '20500-00'],
  ['CA', 'D1A 0A6'],
  ['CA', 'K1A 0AO'],
  ['GB', 'SW1A'],
  ['GB', 'Q1 1AA'],
  ['GB', 'SW1A 1AC'],
  ['MT', '1117'],
  ['IE', 'B02 AF30'],
  ['JP', '〒100'],
  ['JP', '100-0001-0001-0001'],
  ['NL', '🎁'],
  ['NL', ''],
  ['JP', '   '],
])('in %s %j is no postcode', (countryCode, typed) => {
  expect(parsePostcode(typed, countryCode)).toBeUndefined()
})

describe('the example of a country', () => {
  const countries = [
    ...'NL BE AT CH LI LU BG CY HU SI DK NO AU NZ LV DE ES FR MC IT SM VA FI EE HR MX TR LT'.split(
      ' ',
    ),
    ...'SE CZ SK GR PL PT BR US CA GB MT RO IS IE'.split(' '),
  ]
  test.each(countries)('%s is a postcode as it is written there', (countryCode) => {
    const example = postcodeExample(countryCode) ?? ''
    expect(parsePostcode(example, countryCode)).toBe(example)
  })

  test('is none where the shop knows no rule, and such a country is no worse off', () => {
    expect([postcodeExample('AE'), needsPostcode('AE')]).toEqual([undefined, false])
    expect([needsPostcode('NL'), needsPostcode('IE')]).toEqual([true, false])
  })
})
