import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepClickId } from './click-id.ts'
import { readConsent, saveConsent } from './consent.ts'
import { addToCart, login, purchase, search, viewItem } from './events.ts'

const items = new Map<string, string>()
const browser = {
  dataLayer: undefined as unknown,
  localStorage: {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  },
}
const dayMs = 24 * 3600 * 1000
const noon = Date.UTC(2026, 4, 1, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  vi.stubGlobal('window', browser)
})
afterEach(() => {
  items.clear()
  browser.dataLayer = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const yes = { statistics: true, marketing: true }
const no = { statistics: false, marketing: false }
const tuinbon = { id: 'loof-tuinbon', title: 'Loof Tuinbon' }
const tenEuro = { currency: 'EUR', value: 10_50 }

describe('the answer about cookies', () => {
  test('is kept for half a year, and then asked again', () => {
    expect(readConsent()).toBe('unasked')
    saveConsent({ statistics: true, marketing: false })
    expect(readConsent()).toEqual({ statistics: true, marketing: false })
    const kept = JSON.parse(items.get('consent') ?? '') as { until: number }
    expect(kept.until - noon).toBe(183 * dayMs)
    vi.setSystemTime(noon + 184 * dayMs)
    items.set('consent', JSON.stringify(kept).replace('{', '{ '))
    expect(readConsent()).toBe('unasked')
  })

  test.each([
    '',
    'null',
    '[]',
    '"yes"',
    '{"v":0,"statistics":true,"until":9999999999999}',
    '{"v":1,"statistics":true}',
    '{"v":1,"statistics":true,"until":"9999999999999"}',
  ])('%j is no answer', (text) => {
    items.set('consent', text)
    expect(readConsent()).toBe('unasked')
  })

  test('is yes only where it says so', () => {
    items.set('consent', '{"v":1,"statistics":"true","marketing":1,"until":9999999999999}')
    expect(readConsent()).toEqual(no)
  })
})

describe('what is measured', () => {
  test('is nothing, not even an empty list, before and without consent for statistics', () => {
    viewItem(tuinbon, tenEuro)
    saveConsent({ statistics: false, marketing: true })
    viewItem(tuinbon, tenEuro)
    expect(browser.dataLayer).toBeUndefined()
  })

  test('has amounts in euros, and nothing about people', () => {
    saveConsent(yes)
    viewItem(tuinbon, tenEuro)
    addToCart(tuinbon, tenEuro, 3)
    purchase('CB-1234', { items: [{ item_name: 'Loof Tuinbon', quantity: 3 }], total: tenEuro })
    login('password')
    search('tuin')
    expect(browser.dataLayer).toEqual([
      {
        event: 'view_item',
        ecommerce: {
          currency: 'EUR',
          value: 10.5,
          items: [{ item_id: 'loof-tuinbon', item_name: 'Loof Tuinbon', price: 10.5 }],
        },
      },
      {
        event: 'add_to_cart',
        ecommerce: {
          currency: 'EUR',
          value: 31.5,
          items: [{ item_id: 'loof-tuinbon', item_name: 'Loof Tuinbon', price: 10.5, quantity: 3 }],
        },
      },
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'CB-1234',
          currency: 'EUR',
          value: 10.5,
          items: [{ item_name: 'Loof Tuinbon', quantity: 3 }],
        },
      },
      { event: 'login', method: 'password' },
      { event: 'search', search_term: 'tuin' },
    ])
  })
})

describe('the click id of an advert', () => {
  test('is kept ninety days, replaced by a newer one, and goes with its consent', () => {
    saveConsent(yes)
    keepClickId('?gclid=Cj0K_first-1&x=1')
    expect(JSON.parse(items.get('gclid') ?? '')).toEqual({
      v: 1,
      value: 'Cj0K_first-1',
      until: noon + 90 * dayMs,
    })
    keepClickId('')
    expect(items.has('gclid')).toBe(true)
    keepClickId('?gclid=second')
    expect(items.get('gclid')).toContain('second')
    saveConsent({ statistics: true, marketing: false })
    expect(items.has('gclid')).toBe(false)
  })

  test('is dropped when its time has passed', () => {
    keepClickId('?gclid=first')
    vi.setSystemTime(noon + 91 * dayMs)
    keepClickId('')
    expect(items.has('gclid')).toBe(false)
  })

  test.each(['?gclid=', '?gclid=<script>', `?gclid=${'x'.repeat(201)}`, '?GCLID=a'])(
    '%j is none',
    (query) => {
      keepClickId(query)
      expect(items.has('gclid')).toBe(false)
    },
  )
})
