import { expect, test } from 'vitest'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { ensureCustomer } from './customer.ts'

const leadsTo = (address: string): string | null => {
  const url = new URL(address, 'https://shop.invalid')
  try {
    ensureCustomer({}, { api: { language: 'nl' } as ShopApi, url })
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
  return null
}

test('guests are sent to log in, and back to the page with what was asked of it', () => {
  const page = encodeURIComponent('/account/bestellingen/?pagina=2')
  expect(leadsTo('/account/bestellingen/?pagina=2')).toBe(`/account/?naar=${page}`)
})

test('an address of any length leads there by a header that everybody can read', () => {
  const long = leadsTo(`/account/bestellingen/?pagina=${'('.repeat(4000)}`)
  expect(long).toBe(`/account/?naar=${encodeURIComponent('/account/bestellingen/')}`)
})
