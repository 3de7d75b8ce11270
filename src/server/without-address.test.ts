import { expect, test } from 'vitest'
import { patternOf, withoutAddress } from './without-address.ts'

const token = 'crdGeheim0123456789'

test.each([
  `/kaart/${token}/`,
  `/en/kaart/${token}`,
  `/kaart/${token}.data`,
  `/kaart/${token}/?a=b`,
  `/account/nieuw-wachtwoord/?token=${token}`,
  `/bestellen/betaling-verwerken/?order=x&redirectResult=${token}%21`,
  `/nergens/${token}/verder`,
])('what is logged of a failure at %s has no secret in it', (url) => {
  const cause = Object.assign(new TypeError('Invalid URL'), { input: url })
  const failure = new Error(`No route matches URL "${url}", ${decodeURIComponent(url)}`, { cause })
  const { message, stack, ...rest } = withoutAddress(failure, url)
  expect([message, stack, JSON.stringify(rest), patternOf(url)].join()).not.toContain('Geheim')
  expect(stack).toContain('without-address.test')
})

test('its own words stay', () => {
  const failure = Object.assign(new TypeError('home is not a function'), { code: 'E1' })
  expect(withoutAddress(failure, '/winkelmandje/')).toMatchObject({
    name: 'TypeError',
    message: 'home is not a function',
    code: 'E1',
  })
  expect(patternOf('/en/kaart/x/')).toBe('/kaart/:token')
  expect(patternOf('/bestellen/x.data?y')).toBe('/bestellen/:uuid')
})
