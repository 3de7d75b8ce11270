import { expect, test } from 'vitest'
import { letScriptsWait } from './let-scripts-wait.ts'

const wait = (html: string): string => letScriptsWait(Buffer.from(html)).toString('utf8')

test('scripts that a page announces wait for what is drawn, and nothing else of it changes', () => {
  const page = (links: string) =>
    `<head><link rel="preload" as="font" href="/é.woff2"/>${links}</head><body>€ <link rel="modulepreload" href="/b.js"/></body>`
  expect(wait(page('<link rel="modulepreload" href="/a.js"/>'))).toBe(
    page('<link rel="modulepreload" fetchpriority="low" href="/a.js"/>'),
  )
  expect(wait('no page')).toBe('no page')
})
