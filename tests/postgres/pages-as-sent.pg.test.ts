import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageNames, routePathOf } from '#kernel/addresses.ts'
import { textsOf } from '#tests/e2e/pages/texts.ts'
import { runShopSomewhere } from '#tests/support/run-shop-somewhere.ts'
import { Visitor } from '#tests/support/visitor.ts'

let shop: Awaited<ReturnType<typeof runShopSomewhere>>
beforeAll(async () => {
  shop = await runShopSomewhere()
})
afterAll(() => shop.close())

const get = (path: string, init?: RequestInit) => fetch(new URL(path, shop.url), init)

const texts = { nl: textsOf('nl'), en: textsOf('en') }
const languages = ['nl', 'en'] as const
const prefixOf = { nl: '', en: '/en' }

// What the server answers to a request for an address.

test('an address that makes no sense shows the whole list', async () => {
  for (const path of [
    '/cadeaubonnen/?price=%3Cscript%3E&form=%F0%9F%8E%81&sort=__proto__',
    `/cadeaubonnen/?cb_api_giftcard_types=${'x'.repeat(4000)}`,
    '/geefmomenten/kerst/?cb_api_occasions=verjaardag',
  ]) {
    const answer = await get(path)
    const html = await answer.text()
    const name = path.slice(0, 60)
    expect.soft(answer.status, name).toBe(200)
    expect.soft(html, name).toContain('<article')
    expect.soft(html, name).not.toContain('aria-label="Haal weg')
  }
})

test('the way to withdraw by law stands in every footer and in the terms, in both languages', async () => {
  const addresses = pageNames.map(routePathOf).filter((path) => !path.includes(':'))
  for (const address of [...addresses, '/en/algemene-voorwaarden/']) {
    const html = await (await get(address)).text()
    const [footer] = /<footer[\s\S]*<\/footer>/.exec(html) ?? []
    // Neither whoever pays nor whoever holds a card is led away by a footer.
    if (footer === undefined) expect.soft(address).toMatch(/^\/(bestellen|kaart)\//)
    if (footer === undefined) continue
    const link = `href="${address.startsWith('/en/') ? '/en' : ''}/herroepen/"`
    expect.soft(footer, address).toContain(link)
    if (address.endsWith('/algemene-voorwaarden/'))
      expect.soft(html.split('<footer')[0], address).toContain(link)
  }
})

test('a page behind the last is no page, and the first has one address', async () => {
  const pageOf = (path: string) => get(path, { redirect: 'manual' })
  expect((await pageOf('/cadeaubonnen/2/?price=0-25')).status).toBe(200)
  expect((await pageOf('/cadeaubonnen/99/?price=0-25')).status).toBe(404)
  expect((await pageOf('/categorie/dieren/9/?price=0-25')).status).toBe(404)
  for (const [path, location] of [
    ['/cadeaubonnen/1/?price=0-25', '/cadeaubonnen/?price=0-25'],
    // The other name of the overview, its pages too.
    ['/cadeaukaarten/', '/cadeaubonnen/'],
    ['/en/cadeaukaarten/2/?price=0-25', '/en/cadeaubonnen/2/?price=0-25'],
  ] as const)
    expect((await pageOf(path)).headers.get('location')).toBe(location)
})

test('a brand that is not there, and any other page that is not, show the storefront’s picture', async () => {
  for (const path of ['/merken/bestaat-niet/', '/bestaat-niet/', '/404/', '/a/b/']) {
    const answer = await get(path)
    expect.soft(answer.status, path).toBe(404)
    expect.soft(await answer.text(), path).toContain('Een 404 met een cadeau als nul')
  }
})

test('a file of the build that is not there is a page that is not there, and one that is there is kept for ever', async () => {
  const missing = await get('/assets/geen-bestand.js')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('content-type')).toContain('text/html')
  const [style = ''] = /\/assets\/[^"]+\.css/.exec(await (await get('/')).text()) ?? []
  const found = await get(style)
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(found.headers.get('content-encoding')).not.toBeNull()
})

test('what is asked of the search stays text, keeps out of search engines, and finds every kind', async () => {
  const answerTo = async (text: string) => {
    const answer = await get(`/zoeken/?s=${encodeURIComponent(text)}`)
    expect.soft(answer.status, text.slice(0, 60)).toBe(200)
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

test('the link to the basket says nothing of what lies in it, which a page for everybody cannot know', async () => {
  for (const language of languages) {
    const sent = await (await get(`${prefixOf[language]}/cadeaubonnen/`)).text()
    const [link = ''] = /<a[^>]*href="[^"]*\/winkelmandje\/".*?<\/a>/s.exec(sent) ?? []
    const words = link.replace(/<[^>]*>/g, '')
    expect(words).toBe(texts[language].layout.basket)
  }
})

test('a landing page says what it is to search engines, in both languages', async () => {
  const dutch = await (await get('/verjaardagscadeau/')).text()
  expect(dutch).toMatch(/<title>Verjaardagscadeau kiezen op leeftijd en karakter \| /)
  expect(dutch).toMatch(/<link rel="canonical" href="[^"]*[^n]\/verjaardagscadeau\/"/)
  expect(dutch).toMatch(/hrefLang="en-NL" href="[^"]*\/en\/verjaardagscadeau\/"/i)
  const english = await (await get('/en/verjaardagscadeau/')).text()
  expect(english).toMatch(/<title>Birthday presents by age and character \| /)
  expect(english).toContain(`aria-label="${textsOf('en').ui.breadcrumbs}"`)
})

test('a film needs no script: the player of the browser has it, with its captions', async () => {
  const html = await (await get('/cadeaubonnen/cadeaubonnl-keuze-cadeaukaart/')).text()
  const [film = ''] = /<video.*?<\/video>/s.exec(html) ?? []
  expect(film).toMatch(/^<video controls="" preload="none"/)
  expect(film.match(/<track /g)).toHaveLength(2)
})

// Chromium under test keeps noscript closed, so the page is read as it was sent.
test('without a script a form says what it needs, in both languages, and where to mail instead', async () => {
  for (const language of languages) {
    const { contact, balance, newsletter } = texts[language]
    const forms = {
      '/klantenservice/contact/': contact.noScript.split('{')[0] ?? '',
      '/saldocheck/': balance.noScript,
      '/over-ons/': newsletter.noScript,
    }
    for (const [path, words] of Object.entries(forms)) {
      const sent = await (await get(`${prefixOf[language]}${path}`)).text()
      const said = [...sent.matchAll(/<noscript>(.*?)<\/noscript>/gs)].join()
      expect(said, `${language} ${path}`).toContain(words)
      if (path.includes('contact')) expect(sent).toMatch(/href="mailto:/)
    }
  }
})

test('what is typed into a form of accounts gets into no address, whatever sends it', async () => {
  for (const path of ['', 'login/', 'registreren/', 'wachtwoord-vergeten/']) {
    const sent = await (await get(`/account/${path}`)).text()
    const [form] = /<form[^>]*>/.exec(sent.slice(sent.indexOf('<main'))) ?? []
    expect(form, path).toContain('method="post"')
  }
})

test('the address of a link of a mail stays with the shop, and nobody keeps a copy of these pages', async () => {
  for (const path of ['/account/bevestigen/?token=x', '/account/nieuw-wachtwoord/?token=x']) {
    const { headers } = await get(path)
    expect(headers.get('referrer-policy'), path).toBe('same-origin')
    expect(headers.get('cache-control'), path).toBe('private, no-store')
  }
  for (const path of ['/account/', '/account/login/', '/en/account/registreren/']) {
    const answer = await get(path)
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
    expect(await answer.text(), path).toContain('content="noindex"')
  }
})

test('a page that is the same for everybody is kept for everybody, and an answer to a form for nobody else', async () => {
  const [product, finder] = ['/cadeaubonnen/loof-en-lente-tuinbon/', '/cadeauzoeker/']
  const lists = ['/', '/cadeaubonnen/', '/cadeaubonnen/2/', '/categorie/dieren/', '/merken/']
  for (const path of [...lists, product, finder, '/verjaardagscadeau/', '/zakelijk/', '/over-ons/'])
    for (const prefix of Object.values(prefixOf)) {
      const kept = (await get(`${prefix}${path}`)).headers.get('cache-control')
      expect.soft(kept, `${prefix}${path}`).toMatch(/^public, s-maxage=/)
    }
  // Without `no-store`: the way back in the browser shows the answer, and does not ask again.
  for (const path of [product, finder]) {
    const answer = await get(path, { method: 'POST', body: new URLSearchParams({ name: 'Oma' }) })
    expect(await answer.text(), path).toContain('Oma')
    expect(answer.headers.get('cache-control'), path).toBe('private, no-cache')
  }
})

test('a company that wants an offer finds its subject chosen before any script runs', async () => {
  const subjects = { nl: 'Voor bedrijven', en: 'For companies' }
  for (const language of languages) {
    const business = await (await get(`${prefixOf[language]}/zakelijk/`)).text()
    const [, address = ''] = /href="([^"]*onderwerp=[^"]*)"/.exec(business) ?? []
    const sent = await (await get(address)).text()
    const chosen = `<input[^>]*role="combobox"[^>]*value="${subjects[language]}"`
    expect(sent).toMatch(new RegExp(chosen))
  }
})

test('the storefront speaks of itself on the pages that it owes', async () => {
  const sent = await (await get('/en/algemene-voorwaarden/')).text()
  const main = /<main[\s\S]*<\/main>/.exec(sent)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '')
  expect(main).toMatch(/<h1[^>]*>Terms and conditions</)
  expect(main).toContain('Cadeaubon Nederland B.V.')
  expect(main).not.toMatch(/\{\w+\}/)
})

test('the other name of the contact page leads to the one', async () => {
  const answer = await get('/en/contact-page-2')
  expect(new URL(answer.url).pathname).toBe('/en/klantenservice/contact/')
})

test('an address, an order and a link that are not there say so, in both languages', async () => {
  for (const language of languages) {
    const { errorScreens, order, card } = texts[language]
    const missing = {
      [errorScreens.notFound.title]: ['/bestaat-niet/', '/cadeaubonnen/bestaat-niet/', '/404/'],
      [order.unknown.heading]: [
        '/bestellen/geen-uuid/',
        '/bestellen/0b3f1c1e-7a52-4a53-9a0e-2f1d2c3b4a59/',
      ],
      [card.invalid.heading]: ['/kaart/kapot/'],
    }
    for (const [heading, paths] of Object.entries(missing))
      for (const path of paths) {
        const answer = await get(`${prefixOf[language]}${path}`)
        expect(answer.status, path).toBe(404)
        const sent = await answer.text()
        expect(sent, path).toContain(`<html lang="${language}`)
        expect(/<h1[^>]*>([^<]*)</.exec(sent)?.[1], path).toBe(heading)
      }
  }
})

test('a page, which is the same for everybody, says nothing of what is in a basket', async () => {
  const html = await (await get('/')).text()
  expect(html).toContain('Winkelmandje</span>')
  expect(html).not.toContain('nog leeg')
})

test('the page that orders one gift says what it is for', async () => {
  for (const [prefix, description] of [
    ['', 'Bestel Aan tafel'],
    ['/en', 'Order Aan tafel'],
  ] as const) {
    const html = await (await get(`${prefix}/bestellen/?gift=aan-tafel-dinerbon`)).text()
    const said = /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
    expect(said).toContain(description)
  }
})

test('whoever is asked to pay an order again that was paid after all is led to it', async () => {
  const visitor = new Visitor(shop.url)
  await visitor.addCard({ productId: 'aan-tafel-dinerbon', amountCents: 50_00, quantity: 1 })
  await visitor.saveDetails('joris@post.example')
  const { orderUuid } = await visitor.startPayment('scheme')
  for (const prefix of ['', '/en']) {
    const again = `${prefix}/bestellen/?stap=betaling&error=2035&order=${orderUuid}`
    const { headers } = await get(again, { redirect: 'manual' })
    expect(headers.get('location')).toBe(`${prefix}/bestellen/gelukt/?order=${orderUuid}`)
  }
})

/** List of routes in a page, as its script has it. */
async function routesIn(path: string): Promise<{ version: string; ids: readonly string[] }> {
  const html = await (await get(path)).text()
  const [, list = ''] = /__reactRouterManifest = (\{[\s\S]*?\n\});/.exec(html) ?? []
  const { version, routes } = JSON.parse(list) as { version: string; routes: object }
  return { version, ids: Object.keys(routes) }
}

const askRoutes = (paths: readonly string[], version: string, init?: RequestInit) =>
  get(`/routes.json?${new URLSearchParams({ paths: paths.join(','), version })}`, init)

test('a page names its own routes and that of the front page alone', async () => {
  const around = ['root', 'language', 'shop-frame', 'home']
  for (const [path, own] of [
    ['/', []],
    ['/en/', []],
    ['/cadeaubonnen/', ['giftCards']],
    ['/cadeaubonnen/aan-tafel-dinerbon/', ['giftCard']],
    ['/en/categorie/dieren/', ['category']],
    ['/saldocheck/', ['redeem-frame', 'balance']],
    ['/bestaat-niet/x/', ['unknown']],
  ] as const)
    expect.soft((await routesIn(path)).ids.toSorted(), path).toEqual([...around, ...own].sort())
})

test('routes are told while a release lasts, with the scripts of their language', async () => {
  const paths = ['/winkelmandje/', '/cadeaubonnen/aan-tafel-dinerbon/', '/en/over-ons/']
  const modules: string[] = []
  for (const page of ['/', '/en/']) {
    const { version } = await routesIn(page)
    const answer = await askRoutes(paths, version)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const told = (await answer.json()) as Record<string, { module: string }>
    const ids = ['about', 'basket', 'giftCard', 'language', 'root', 'shop-frame']
    expect(Object.keys(told).sort()).toEqual(ids)
    modules.push(told.basket?.module ?? '')
    const { status, headers } = await askRoutes(paths, version, { method: 'HEAD' })
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
  expect(new Set(modules).size).toBe(2)
})

test('a question about routes of another release leads to a whole page', async () => {
  const answer = await askRoutes(['/winkelmandje/'], '00000000')
  expect([answer.status, answer.headers.get('x-remix-reload-document')]).toEqual([204, 'true'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('too many routes at once are refused, and a secret address is kept nowhere', async () => {
  const { version } = await routesIn('/')
  const many = Array.from({ length: 201 }, (_, at) => `/${at}`)
  expect((await askRoutes(many, version)).status).toBe(400)
  expect((await askRoutes(['/winkelmandje/'], version, { method: 'POST' })).status).toBe(405)
  for (const path of ['/kaart/geheim/', '/en/bestellen/0198/', '/nieuwsbrief/afmelden/geheim/']) {
    const answer = await askRoutes(['/', path], version)
    expect
      .soft([answer.status, answer.headers.get('cache-control')], path)
      .toEqual([200, 'no-store'])
  }
})
