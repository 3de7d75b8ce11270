import { test as asSent, expect } from '@playwright/test'
import { test } from './journey.ts'

test.use({ missingOnPurpose: /bestaat-niet/, language: 'en' })

// Dutch ones stand in pages-to-visit.ts.
test('a page that is not there stays in its language once its script runs', async ({ shop }) => {
  await shop.open('/bestaat-niet/')
  await expect(shop.heading).toHaveText(shop.texts.errorScreens.notFound.title)
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'en')
})

asSent(
  'a page that is not found is the same to the byte at every address, and never names it',
  async ({ request }) => {
    for (const [first, second] of [
      ['/bestaat-niet-1/x/', '/bestaat-niet-2/y/z/?utm_source=bestaat-niet'],
      ['/cadeaubonnen/bestaat-niet-1/', '/cadeaubonnen/bestaat-niet-2/'],
      ['/en/bestaat-niet-1/', '/en/bestaat-niet-2/'],
      ['/zakelijk/bestaat-niet-1/', '/zakelijk/bestaat-niet-2/'],
      ['/en/zakelijk/bestaat-niet-1/', '/en/zakelijk/bestaat-niet-2/'],
      ['/en/cadeaukaarten/bestaat-niet-1/', '/en/cadeaukaarten/bestaat-niet-2/'],
    ] as const) {
      const [one, other] = await Promise.all([request.get(first), request.get(second)])
      const text = await one.text()
      expect([one.status(), other.status()]).toEqual([404, 404])
      expect(await other.text()).toBe(text)
      expect(text).not.toContain('bestaat-niet')
      expect(text).toContain('<h1')
    }
  },
)

asSent('a HEAD request is redirected as its page is', async ({ request }) => {
  for (const ask of [request.get, request.head]) {
    const answer = await ask.call(request, '/cadeaubonnen', { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe('/cadeaubonnen/')
  }
})
