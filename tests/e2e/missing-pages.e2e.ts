import { expect, test } from './journey.ts'

test.use({ missingOnPurpose: /bestaat-niet|bestellen|kaart|404/ })

const wrong = '/bestellen/geen-uuid/'
const unknown = '/bestellen/0b3f1c1e-7a52-4a53-9a0e-2f1d2c3b4a59/'

for (const language of ['nl', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an address, an order and a link that are not there say so, and lead on', async ({
      shop,
    }) => {
      const { layout, order, card } = shop.texts
      const missing = {
        [layout.notFound.title]: ['/bestaat-niet/', '/cadeaubonnen/bestaat-niet/', '/404/'],
        [order.unknown.heading]: [wrong, unknown],
        [card.invalid.heading]: ['/kaart/kapot/'],
      }
      for (const [heading, paths] of Object.entries(missing))
        for (const path of paths) {
          const response = await shop.open(path)
          expect(response?.status(), path).toBe(404)
          await expect(shop.heading).toHaveText(heading)
          await expect(shop.page.locator('html')).toHaveAttribute('lang', language)
        }
    })
  })
}

test('a page that is not found is the same to the byte at every address, and never names it', async ({
  request,
}) => {
  for (const [first, second] of [
    ['/bestaat-niet-1/x/', '/bestaat-niet-2/y/z/?utm_source=bestaat-niet'],
    ['/cadeaubonnen/bestaat-niet-1/', '/cadeaubonnen/bestaat-niet-2/'],
    ['/en/bestaat-niet-1/', '/en/bestaat-niet-2/'],
  ] as const) {
    const [one, other] = await Promise.all([request.get(first), request.get(second)])
    const text = await one.text()
    expect([one.status(), other.status()]).toEqual([404, 404])
    expect(await other.text()).toBe(text)
    expect(text).not.toContain('bestaat-niet')
  }
})

test('a HEAD request is redirected as its page is', async ({ request }) => {
  for (const ask of [request.get, request.head]) {
    const answer = await ask.call(request, '/cadeaubonnen', { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toBe('/cadeaubonnen/')
  }
})
