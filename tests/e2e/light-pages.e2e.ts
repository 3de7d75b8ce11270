import { expect, test } from '@playwright/test'
import { newsletterTexts } from '#i18n/texts/newsletter.ts'
import { firstLoadBytes, homeBytesMax } from '../../bench/first-load.ts'

/** What Lighthouse is asked about. */
const pages = ['/', '/cadeaubonnen/', '/cadeaubonnen/aan-tafel-dinerbon/']

const compressed = { 'accept-encoding': 'br' }
/** Below one packet, compression gains nothing. */
const bytesTooFew = 1000

for (const path of pages) {
  test(`${path} sends its scripts and styles compressed, and fetches no script before it is drawn`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const links = [...head.matchAll(/<link[^>]+>/g)].map(([link]) => link)
    expect(links.some((link) => link.includes('modulepreload'))).toBe(false)
    const style = links.find((link) => link.includes('rel="stylesheet"')) ?? ''
    const modules = /data-modules="([^"]+)"/.exec(head)?.[1]?.split(' ') ?? []
    expect(modules.length).toBeGreaterThan(3)

    const files = [/href="([^"]+)"/.exec(style)?.[1], ...modules]
    for (const file of files) {
      const answer = await request.get(file ?? '', { headers: compressed })
      const isShort = (await answer.body()).length < bytesTooFew
      if (!isShort) expect(answer.headers()['content-encoding'], file).toBe('br')
    }
  })
}

test('the front page loads no more JavaScript before it is hydrated than its limit', async () => {
  const home = new URL('../../', import.meta.url).pathname
  expect(await firstLoadBytes(home)).toBeLessThanOrEqual(homeBytesMax)
})

test('pages load the core of the fonts, and the whole only for rarer letters', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    const [, font] = /\/(\w+)-[^/]*\.woff2$/.exec(request.url()) ?? []
    if (font !== undefined) loaded.push(font)
  })
  for (const path of pages) {
    await page.goto(path)
  }
  expect(new Set(loaded)).toEqual(new Set(['display', 'text']))
  await page.getByLabel(newsletterTexts.nl.firstName).fill('Þóra')
  await expect.poll(() => loaded).toContain('figtree')
})
