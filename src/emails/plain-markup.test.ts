import { expect, test } from 'vitest'
import { plainMarkup } from './plain-markup.ts'

test('markup says other letters by their numbers, those beyond 16 bits too', () => {
  expect(plainMarkup('<p>€ 5 voor Zoë 🎁</p>')).toBe('<p>\n&#8364; 5 voor Zo&#235; &#127873;</p>\n')
})

test('markup is broken only where space means nothing', () => {
  expect(plainMarkup('<td><p>a</p><a style="color:red">b</a><span>c</span></td>')).toBe(
    '<td>\n<p>\na</p>\n<a\nstyle="color:red">b</a><span>c</span></td>\n',
  )
})
