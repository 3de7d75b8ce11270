import { expect, test } from 'vitest'
import { Html, html } from '#kernel/html.ts'

test('values stay text, in an attribute too', () => {
  const typed = `"><script>alert('x')</script>&`
  expect(html`<a title="${typed}">${typed}</a>`.text).not.toMatch(/<script|"">|'x'/)
  expect(html`${'&<>"'}${"'"}`.text).toBe('&amp;&lt;&gt;&quot;&#39;')
})

test('markup is put in as it is, lists of it one after the other, nothing as nothing', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${items}</ul>${undefined}${1}`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>1',
  )
  expect(html`${new Html('<hr>')}`.text).toBe('<hr>')
})
