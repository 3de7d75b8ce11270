import { expect, test } from 'vitest'
import { browserInfoOf } from './browser-info.ts'

const headers = new Headers({ 'user-agent': 'Testbrowser', accept: 'text/html' })

test('what the browser told and what it sent make one whole', () => {
  const told = {
    language: 'nl',
    colorDepth: 24,
    screenHeight: 900,
    screenWidth: 1440,
    timeZoneOffset: -60,
  }
  expect(browserInfoOf(JSON.stringify(told), headers)).toEqual({
    ...told,
    userAgent: 'Testbrowser',
    acceptHeader: 'text/html',
    javaEnabled: false,
  })
})

test('a field that we did not write is no reason to fail', () => {
  expect(browserInfoOf('', headers)).toBeNull()
  expect(browserInfoOf('null', headers)).toBeNull()
  expect(browserInfoOf('{"colorDepth":"veel"}', headers)).toMatchObject({ colorDepth: 0 })
})
