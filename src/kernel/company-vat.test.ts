import { flatten, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { companySchema } from './company.ts'

const problems = (countryCode: string, vatNumber: string): string[] => {
  const address = {
    countryCode,
    postCode: '3511AB',
    houseNumber: '12',
    street: 'Oudegracht',
    city: 'Utrecht',
  }
  const company = { name: 'Bakkerij Bol', kvkNumber: '12345678', vatNumber, address }
  const judged = safeParse(companySchema, company)
  return judged.success ? [] : [...(flatten(judged.issues).nested?.vatNumber ?? [])]
}

type Numbers = { fine: [string, string]; wrong: [string, string] }

/** Numbers of each country: two that could be one, and two that are a sign off. */
const numbersOf: Record<string, Numbers> = {
  AT: { fine: ['ATU13585627', 'U66889218'], wrong: ['ATU1358562', 'AT13585627'] },
  BE: { fine: ['BE0428759497', '1776.091.951'], wrong: ['BE2428759497', 'BE428759497'] },
  BG: { fine: ['BG175074752', 'BG7523169263'], wrong: ['BG17507475', 'BG75231692630'] },
  CY: { fine: ['CY10259033P', '00532445O'], wrong: ['CY10259033', 'CY1025903PP'] },
  CZ: { fine: ['CZ25123891', 'CZ7103192745'], wrong: ['CZ2512389', 'CZ2512389A'] },
  DE: { fine: ['DE136695976', '811 907 980'], wrong: ['DE036695976', 'DE13669597'] },
  DK: { fine: ['DK13585628', '88 14 63 28'], wrong: ['DK1358562', 'DK135856280'] },
  EE: { fine: ['EE100931558', 'EE100594102'], wrong: ['EE200931558', 'EE10093155'] },
  ES: { fine: ['ESB58378431', 'A28015865'], wrong: ['ESB5837843', 'ES583784310'] },
  FI: { fine: ['FI20774740', '09853608'], wrong: ['FI2077474', 'FI207747400'] },
  FR: { fine: ['FR40303265045', 'FRK7399859412'], wrong: ['FR4030326504', 'FRO7399859412'] },
  GR: { fine: ['EL094259216', '123456783'], wrong: ['GR094259216', 'EL09425921'] },
  HR: { fine: ['HR33392005961', '38192148118'], wrong: ['HR3339200596', 'HR333920059610'] },
  HU: { fine: ['HU12892312', '10597190'], wrong: ['HU1289231', 'HU128923120'] },
  IE: { fine: ['IE6433435F', 'IE6433435OA'], wrong: ['IE643343F', 'IE6433435'] },
  IT: { fine: ['IT00743110157', '00159560366'], wrong: ['IT0074311015', 'IT007431101570'] },
  LT: { fine: ['LT119511515', 'LT100001919017'], wrong: ['LT11951151', 'LT1195115150'] },
  LU: { fine: ['LU15027442', '10000356'], wrong: ['LU1502744', 'LU150274420'] },
  LV: { fine: ['LV40003521600', '40003032949'], wrong: ['LV4000352160', 'LV400035216000'] },
  MT: { fine: ['MT11679112', '20390612'], wrong: ['MT01679112', 'MT1167911'] },
  NL: { fine: ['NL004495445B01', '123456782B90'], wrong: ['NL004495446B01', 'NL004495445C01'] },
  PL: { fine: ['PL8567346215', '526-000-12-46'], wrong: ['PL856734621', 'PL85673462150'] },
  PT: { fine: ['PT501964843', '502757191'], wrong: ['PT50196484', 'PT5019648430'] },
  RO: { fine: ['RO18547290', 'RO99908'], wrong: ['RO08547290', 'RO18547290123'] },
  SE: { fine: ['SE556188840401', '123456789701'], wrong: ['SE556188840402', 'SE5561888404'] },
  SI: { fine: ['SI50223054', '15012557'], wrong: ['SI05022305', 'SI5022305'] },
  SK: { fine: ['SK2021853504', '2022749619'], wrong: ['SK0021853504', 'SK202185350'] },
  CH: { fine: ['CHE-107.787.577 MWST', '123456788'], wrong: ['CHE10778757', 'CH107787577'] },
  NO: { fine: ['NO995525828MVA', '995 525 828'], wrong: ['NO99552582', 'NO995525828MOA'] },
  GB: { fine: ['GB980780684', '980 7806 84'], wrong: ['GB98078068', 'GBGD01'] },
}

const each = (which: keyof Numbers) =>
  Object.entries(numbersOf).flatMap(([country, numbers]) =>
    numbers[which].map((number) => [country, number] as const),
  )

test.each(each('fine'))('a company in %s may have %s', (country, number) => {
  expect(problems(country, number)).toEqual([])
})

test.each(each('wrong'))('a company in %s has no %s', (country, number) => {
  expect(problems(country, number)).toEqual(['vatNumberInvalid'])
})

test.each([
  ['XI980780684', []],
  ['XIGD001', []],
  ['XI98078068', ['vatNumberInvalid']],
  ['XI9807806840', ['vatNumberInvalid']],
])('a company in Northern Ireland and %s: %j', (number, problem) => {
  expect(problems('GB', number)).toEqual(problem)
})

test.each([
  ['NL', 'DE136695976'],
  ['BE', 'NL004495445B01'],
  ['FR', 'BE0428759497'],
  ['IE', 'XI980780684'],
  ['US', 'NL004495445B01'],
])('a company in %s is told that %s is of another country', (country, number) => {
  expect(problems(country, number)).toEqual(['vatNumberOfOtherCountry'])
})
