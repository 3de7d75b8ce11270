import { expect, test } from 'vitest'
import { letScriptsWait } from './let-scripts-wait.ts'

const wait = (html: string): string => letScriptsWait(Buffer.from(html)).toString('utf8')

test('the modules of a page are named and held back, and nothing else of it changes', () => {
  const font = '<link rel="preload" as="font" href="/é.woff2"/>'
  const body = '<body>€ <script type="module" async="">import "/a.js"</script></body>'
  const links = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>'
  const page = wait(`<head>${font}${links}</head>${body}`)
  expect(page).not.toContain('modulepreload" href')
  expect(page).toContain('<script data-modules="/a.js /b.js">')
  expect(page.startsWith(`<head>${font}`)).toBe(true)
  expect(
    page.endsWith(
      '</head><body>€ <script type="text/plain" data-start="">import "/a.js"</script></body>',
    ),
  ).toBe(true)
})

test.each(['no page', '<head></head><body>no script</body>'])('%s stays as it is', (html) => {
  expect(wait(html)).toBe(html)
})
