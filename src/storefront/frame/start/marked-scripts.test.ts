import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { nameScripts, scriptMark } from './marked-scripts.ts'

const named = (html: string) => {
  const page = nameScripts(Buffer.from(html))
  return { html: page.html.toString(), scripts: page.scripts }
}
const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`
const mark = `nonce="${scriptMark}"`

test('our own scripts are named by their hash, and the mark is nowhere in what is sent', () => {
  const page = named(
    `<link rel="modulepreload" ${mark} href="/a.js"/><p>é</p><script ${mark}>one("é")</script><script ${mark} type="module" async="">two()</script><script ${mark} src="/x.js"></script>`,
  )
  expect(page.scripts).toEqual([hashOf('one("é")'), hashOf('two()')])
  expect(page.html).toBe(
    '<link rel="modulepreload" href="/a.js"/><p>é</p><script>one("é")</script><script type="module" async="">two()</script><script src="/x.js"></script>',
  )
})

test('a script that was brought into the page is not named, whatever it says of itself', () => {
  const injected = [
    '<script>alert(1)</script>',
    '<script nonce="guessed">alert(2)</script>',
    '<script nonce>alert(3)</script>',
    `<p title='${mark.slice(0, -2)}'><script>alert(4)</script>`,
    `<b><script>alert(5)</script><i ${mark}></i>`,
  ]
  const { scripts, html } = named(`${injected.join('')}<script ${mark}>ours()</script>`)
  expect(scripts).toEqual([hashOf('ours()')])
  expect(html).toContain('alert(1)')
  expect(html).not.toContain(mark)
})
