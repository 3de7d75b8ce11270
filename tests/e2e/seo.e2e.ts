import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { askRunningShop } from '#server/commands/command-socket.ts'
import { addressOf } from '#tests/support/journeys-setup.ts'
import { expect, test } from './journey.ts'

test('an old address leads on in one step, in its language and with its query', async ({
  request,
}) => {
  const leadsTo = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers().location}`
  }
  expect(await leadsTo('/contact/')).toBe('301 /klantenservice/contact/')
  expect(await leadsTo('/contact')).toBe('301 /klantenservice/contact/')
  expect(await leadsTo('/en/faq/?gclid=a%20b')).toBe('301 /en/helpdesk/?gclid=a%20b')
  expect(await leadsTo('/cadeau-tips/')).toBe('302 /geefmomenten/')
})

test('a page of a product names what it is about', async ({ request }) => {
  const text = await (await request.get('/en/cadeaubonnen/aan-tafel-dinerbon/')).text()
  expect(text).toContain('<meta name="keywords" content="Aan tafel Dinner Card, Food and drink"/>')
  expect(text).not.toContain('name="robots"')
})

test.describe('editors change the shop while it runs', () => {
  test.describe.configure({ mode: 'default' })
  const shop = addressOf('BONBLOOM_URL')
  const home = process.env.BONBLOOM_HOME ?? ''
  /** Opened before the import, and left open. */
  let tab: Page

  const change = (file: string, write: (text: string) => string): void => {
    const path = join(home, 'content', file)
    writeFileSync(path, write(readFileSync(path, 'utf8')))
  }
  const ask = (path: string) => fetch(`${shop}${path}`, { redirect: 'manual' })
  const search = async (text: string) =>
    (await ask(`/zoeken/?s=${text}`)).text().then((page) => page.includes('Tas van Tante'))

  test.beforeAll(async ({ browser }) => {
    expect((await ask('/cadeaubonnen/tien-tenen-babybon/')).status).toBe(200)
    expect((await ask('/actie-van-toen/')).status).toBe(404)
    expect(await search('flierefluiterij')).toBe(false)
    tab = await browser.newPage()
    await tab.goto(`${shop}/zoeken/?s=tien tenen`)

    rmSync(join(home, 'content/catalogue/products/tien-tenen-babybon.yaml'))
    change(
      'redirects.yaml',
      (text) => `${text}  - { from: /actie-van-toen/, to: /bedankje/, status: 302 }
  - { from: /prijsvraag-2019.html, status: 410 }
`,
    )
    change('landing/bedankje.yaml', (text) =>
      text.replace(
        /^blocks:/m,
        'keywords: { nl: "dankjewel, bedanken", en: "thanks" }\nnoindex: true\nnofollow: true\nblocks:',
      ),
    )
    change('pages/bezorging.yaml', (text) => text.replace(/^intro:/m, 'noindex: true\nintro:'))
    change('search/synonyms.yaml', (text) =>
      text.replace('  same:\n', '  same:\n    - [flierefluiterij, tas van tante]\n'),
    )
    expect(
      await askRunningShop(process.env.BONBLOOM_DATA ?? '', ['catalogue', 'import']),
    ).toMatchObject({
      exitCode: 0,
      // What recommends it is told as well.
      lines: expect.arrayContaining([
        expect.stringContaining('1 archived'),
        expect.stringMatching(/^content\/search\/people\.yaml:\d+: product tien-tenen-babybon /),
      ]),
    })
  })
  test.afterAll(async () => {
    await tab.close()
  })

  test('a product that is no longer sold leads to its category, in both languages', async () => {
    await expect.poll(async () => (await ask('/cadeaubonnen/tien-tenen-babybon/')).status).toBe(301)
    const location = async (path: string) => (await ask(path)).headers.get('location')
    const category = await location('/cadeaubonnen/tien-tenen-babybon/')
    expect(category).toBe('/categorie/kinderen-en-baby/')
    expect(await location('/en/cadeaubonnen/tien-tenen-babybon/')).toBe(`/en${category}`)
    expect((await ask(category ?? '')).status).toBe(200)
    expect(await (await ask('/sitemap.xml')).text()).not.toContain('tien-tenen-babybon')
  })

  test('a tab that was open before is redirected as well, without a full load', async () => {
    await expect.poll(async () => (await ask('/cadeaubonnen/tien-tenen-babybon/')).status).toBe(301)
    await tab.getByRole('button', { name: 'Alleen noodzakelijk' }).click()
    const hereBefore = await tab.evaluate(() => performance.timeOrigin)
    await tab
      .getByRole('main')
      .getByRole('link', { name: /Tien tenen/i })
      .first()
      .click()
    await expect(tab).toHaveURL(/\/categorie\/kinderen-en-baby\/$/)
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Kinderen en baby')
    expect(await tab.evaluate(() => performance.timeOrigin)).toBe(hereBefore)
    await tab.goBack()
    await expect(tab).toHaveURL(/\/zoeken\//)
  })

  test('the data of an address leads where its page leads, and stays away where it is gone', async () => {
    const data = (path: string, query = '') => ask(`${path}_.data?${query}`)
    await expect.poll(async () => (await data('/actie-van-toen/')).status).not.toBe(404)
    const moved = await (await data('/en/actie-van-toen/', 'gclid=a&_routes=landing')).text()
    expect(moved).toContain('"/en/bedankje/?gclid=a"')
    expect((await data('/bestaat-niet/')).status).toBe(404)
    expect((await ask('/prijsvraag-2019.html.data')).status).toBe(404)
    expect((await data('/bedankje/')).status).toBe(200)
  })

  test('redirects are there without a restart, and what is gone says so', async () => {
    await expect.poll(async () => (await ask('/actie-van-toen/')).status).toBe(302)
    expect((await ask('/en/actie-van-toen/')).headers.get('location')).toBe('/en/bedankje/')
    const gone = await ask('/prijsvraag-2019.html')
    expect(gone.status).toBe(410)
    expect(await gone.text()).toContain('Deze pagina is al uitgepakt')
  })

  test('a page that is not to be kept says so and leaves the sitemap', async () => {
    const robots = /<meta name="robots" content="([^"]+)"/
    await expect
      .poll(async () => robots.exec(await (await ask('/bedankje/')).text())?.[1])
      .toBe('noindex, nofollow')
    const page = await (await ask('/en/bedankje/')).text()
    expect(page).toContain('<meta name="keywords" content="thanks"/>')
    expect(robots.exec(await (await ask('/delivery/')).text())?.[1]).toBe('noindex')
    const sitemap = await (await ask('/sitemap.xml')).text()
    expect(sitemap).not.toContain('/bedankje/')
    expect(sitemap).not.toContain('/delivery/')
    expect(sitemap).toContain('/zakelijk/')
    expect(sitemap).toContain('/helpdesk/')
  })

  test('a new word of the search finds what it stands for', async () => {
    await expect.poll(() => search('flierefluiterij')).toBe(true)
  })
})
