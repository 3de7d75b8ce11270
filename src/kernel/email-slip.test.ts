import { expect, test } from 'vitest'
import { meantEmail } from './email-slip.ts'

test.each([
  ['sanne@gmial.com', 'sanne@gmail.com'],
  ['sanne@gmail.co', 'sanne@gmail.com'],
  ['sanne@gmailcom', 'sanne@gmail.com'],
  ['Sanne.Bakker@Gmal.com', 'Sanne.Bakker@gmail.com'],
  ['bo@hotmial.nl', 'bo@hotmail.nl'],
  ['bo@hotmal.cm', 'bo@hotmail.com'],
  ['bo@outlok.com', 'bo@outlook.com'],
  [' bo@zigo.nl ', 'bo@ziggo.nl'],
  ['bo@icluod.com', 'bo@icloud.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant)
})

test.each([
  'sanne@gmail.com',
  'sanne@GMAIL.com',
  'bo@mail.com',
  'bo@hotmail.be',
  'bo@live.be',
  'bo@bedrijf.example',
  'bo@five.org',
  'bo@',
  '@gmial.com',
  'gmial.com',
  '',
])('nothing is asked about %s', (typed) => {
  expect(meantEmail(typed)).toBeUndefined()
})
