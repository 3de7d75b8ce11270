import { firstLoadBytes } from '../../bench/first-load.ts'
import { expect, test } from './journey.ts'

/** What Lighthouse is asked about. */
const pages = ['/', '/cadeaubonnen/', '/cadeaubonnen/aan-tafel-dinerbon/']

const compressed = { 'accept-encoding': 'br' }
/** Shorter than a packet: nothing is gained by making it shorter. */
const bytesTooFew = 1000

for (const path of pages) {
  test(`${path} sends its scripts and styles compressed, and what is drawn first`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text()
    const head = html.slice(0, html.indexOf('</head>'))
    const links = [...head.matchAll(/<link[^>]+>/g)].map(([link]) => link)
    const scripts = links.filter((link) => link.includes('rel="modulepreload"'))
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([])
    const style = links.findIndex((link) => link.includes('rel="stylesheet"'))
    expect(style).toBeGreaterThanOrEqual(0)
    expect(style).toBeLessThan(links.indexOf(scripts[0] ?? ''))

    const files = [links[style] ?? '', ...scripts].map((link) => /href="([^"]+)"/.exec(link)?.[1])
    for (const file of files) {
      const answer = await request.get(file ?? '', { headers: compressed })
      const isShort = (await answer.body()).length < bytesTooFew
      if (!isShort) expect(answer.headers()['content-encoding'], file).toBe('br')
    }
  })
}

test('the front page loads at most 150 kB of JavaScript before it is alive', async () => {
  const home = new URL('../../', import.meta.url).pathname
  expect(await firstLoadBytes(home)).toBeLessThanOrEqual(150_000)
})
