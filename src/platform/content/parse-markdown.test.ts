import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'

const words = (text: string, look: { isStrong?: boolean; href?: string } = {}) => ({
  text,
  isStrong: look.isStrong ?? false,
  href: look.href,
})
const paragraph = (...spans: unknown[]) => ({ isItem: false, spans })

test('headings, paragraphs, lists, quotes and tables come out without markup', () => {
  const { parts, problems } = parseMarkdown(`Een **sterk** woord en [een link](/blog/)
op twee regels.

## Een kop

- een
- twee

1. eerst

> Gezegd.

| Wat | Hoeveel |
|---|---|
| Thee | € 3 |
`)
  expect(problems).toEqual([])
  expect(parts).toEqual([
    {
      line: 1,
      part: {
        kind: 'paragraph',
        text: paragraph(
          words('Een '),
          words('sterk', { isStrong: true }),
          words(' woord en '),
          words('een link', { href: '/blog/' }),
          words(' op twee regels.'),
        ),
      },
    },
    { line: 4, part: { kind: 'heading', level: 2, text: 'Een kop' } },
    {
      line: 6,
      part: {
        kind: 'list',
        isNumbered: false,
        items: [paragraph(words('een')), paragraph(words('twee'))],
      },
    },
    { line: 9, part: { kind: 'list', isNumbered: true, items: [paragraph(words('eerst'))] } },
    { line: 11, part: { kind: 'quote', paragraphs: [paragraph(words('Gezegd.'))] } },
    {
      line: 13,
      part: {
        kind: 'table',
        head: [paragraph(words('Wat')), paragraph(words('Hoeveel'))],
        rows: [[paragraph(words('Thee')), paragraph(words('€ 3'))]],
      },
    },
  ])
})

test('a link knows its line, within a paragraph too', () => {
  const { links } = parseMarkdown('Eerst\n[een](/een/) en\n[twee](mailto:{email})\n')
  expect(links).toEqual([
    { line: 2, href: '/een/' },
    { line: 3, href: 'mailto:{email}' },
  ])
})

test('markup is text: no element reaches a page', () => {
  const { parts } = parseMarkdown('<script>alert(1)</script>\n')
  expect(parts).toEqual([
    { line: 1, part: { kind: 'paragraph', text: paragraph(words('<script>alert(1)</script>')) } },
  ])
})

test.each([
  ['Iets *schuins*.', 1, 'emphasis by *…* has no place in an article'],
  ['Een\n`stuk`', 2, 'code has no place in an article'],
  ['Goed.\n\n![een foto](/a.png)', 3, 'a picture has no place in an article'],
  ['Goed.\n\n---\n', 3, 'a rule has no place in an article'],
  ['```\ncode\n```\n', 1, 'a block of code has no place in an article'],
  ['- een\n  - twee\n', 2, 'a list in a list has no place in an article'],
])('what an article does not show is said with its line: %s', (source, line, sentence) => {
  expect(parseMarkdown(source).problems).toEqual([{ line, sentence }])
})
