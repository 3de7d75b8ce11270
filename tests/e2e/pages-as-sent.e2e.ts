import { expect, test } from '@playwright/test'
import { textsOf } from './pages/texts.ts'

// What the server says to whoever asks for an address: no browser takes part.

test('an address that makes no sense shows the whole list', async ({ request }) => {
  for (const path of [
    '/cadeaubonnen/?price=%3Cscript%3E&form=%F0%9F%8E%81&sort=__proto__',
    `/cadeaubonnen/?cb_api_giftcard_types=${'x'.repeat(4000)}`,
    '/geefmomenten/kerst/?cb_api_occasions=verjaardag',
  ]) {
    const answer = await request.get(path)
    const html = await answer.text()
    const name = path.slice(0, 60)
    expect.soft(answer.status(), name).toBe(200)
    expect.soft(html, name).toContain('<article')
    expect.soft(html, name).not.toContain('aria-label="Haal weg')
  }
})

test('a page behind the last is no page, and the first has one address', async ({ request }) => {
  const pageOf = (path: string) => request.get(path, { maxRedirects: 0 })
  expect((await pageOf('/cadeaubonnen/2/?price=0-25')).status()).toBe(200)
  expect((await pageOf('/cadeaubonnen/99/?price=0-25')).status()).toBe(404)
  expect((await pageOf('/categorie/dieren/9/?price=0-25')).status()).toBe(404)
  for (const [path, location] of [
    ['/cadeaubonnen/1/?price=0-25', '/cadeaubonnen/?price=0-25'],
    // The other name of the overview, its pages too.
    ['/cadeaukaarten/', '/cadeaubonnen/'],
    ['/en/cadeaukaarten/2/?price=0-25', '/en/cadeaubonnen/2/?price=0-25'],
  ] as const)
    expect((await pageOf(path)).headers().location).toBe(location)
})

test('a brand that is not there, and any other page that is not, show the storefront’s picture', async ({
  request,
}) => {
  for (const path of ['/merken/bestaat-niet/', '/bestaat-niet/', '/404/', '/a/b/']) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain('Een 404 met een cadeau als nul')
  }
})

test('what is asked of the search stays text, keeps out of search engines, and finds every kind', async ({
  request,
}) => {
  const answerTo = async (text: string) => {
    const answer = await request.get(`/zoeken/?s=${encodeURIComponent(text)}`)
    expect.soft(answer.status(), text.slice(0, 60)).toBe(200)
    const html = await answer.text()
    expect.soft(html.match(/<h1[ >]/g), text.slice(0, 60)).toHaveLength(1)
    return html
  }
  const found = await answerTo('sauna')
  expect(found).toMatch(/<meta name="robots" content="noindex/)
  expect(found).toContain('Berkentak Saunabon')
  expect(found).toContain('Sauna en wellness')
  const hostile = '<img src=x onerror="document.title=1">'
  for (const text of ['x'.repeat(10_000), hostile, '🎁🎉', '', '   '])
    expect.soft(await answerTo(text)).not.toContain(hostile)
})

test('a landing page says what it is to search engines, in both languages', async ({ request }) => {
  const dutch = await (await request.get('/verjaardagscadeau/')).text()
  expect(dutch).toMatch(/<title>Verjaardagscadeau kiezen op leeftijd en karakter \| /)
  expect(dutch).toMatch(/<link rel="canonical" href="[^"]*[^n]\/verjaardagscadeau\/"/)
  expect(dutch).toMatch(/hrefLang="en-NL" href="[^"]*\/en\/verjaardagscadeau\/"/i)
  const english = await (await request.get('/en/verjaardagscadeau/')).text()
  expect(english).toMatch(/<title>Birthday presents by age and character \| /)
  expect(english).toContain(`aria-label="${textsOf('en').ui.breadcrumbs}"`)
})

test('a film needs no script: the player of the browser has it, with its captions', async ({
  request,
}) => {
  const html = await (await request.get('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')).text()
  const [film = ''] = /<video.*?<\/video>/s.exec(html) ?? []
  expect(film).toMatch(/^<video controls="" preload="none"/)
  expect(film.match(/<track /g)).toHaveLength(2)
})
