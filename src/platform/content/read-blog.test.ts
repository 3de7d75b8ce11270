import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildCategory, buildProduct } from '#tests/support/build-product.ts'
import { checkContent } from './read-content.ts'

const catalogue = {
  products: [buildProduct({ id: 'dinerbon' })],
  categories: [buildCategory()],
  terms: new Map(),
}

const article = `subject: geven
date: 2026-03-01
title: { nl: Een artikel, en: An article }
description: { nl: Waarover het gaat., en: What it is about. }
products: [dinerbon]
`
const filling = `${'woord '.repeat(360)}\n`
const dutch = `Begin bij [de lijst](/cadeaubonnen/).

## Een kop

### Een deel

${filling}`
const english = dutch
  .replace('Begin bij [de lijst]', 'Begin with [the list]')
  .replace('Een kop', 'A heading')
  .replace('Een deel', 'A part')
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><path d="M0 0h9v9z"/></svg>\n'

const files: Record<string, string> = {
  'subjects.yaml':
    '- { id: geven, title: { nl: Geven, en: Giving }, description: { nl: Zo., en: So. } }\n',
  'articles/een.yaml': article,
  'articles/een.nl.md': dutch,
  'articles/een.en.md': english,
  'drawings/een.svg': drawing,
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'blog-'))
})
afterEach(() => rm(root, { recursive: true }))

async function check(changes: Record<string, string | undefined> = {}) {
  for (const [name, content] of Object.entries({ ...files, ...changes })) {
    if (content === undefined) continue
    const path = join(root, 'content', 'blog', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  const { documents, problems } = await checkContent(root, catalogue)
  return {
    documents,
    problems: problems.filter((problem) => problem.startsWith('content/blog/')),
  }
}

test('good files are an article with its text taken apart in both languages', async () => {
  const { documents, problems } = await check()
  expect(problems).toEqual([])
  expect(documents.blogSubjects).toMatchObject([{ id: 'geven', position: 0 }])
  expect(documents.articles).toMatchObject([
    {
      id: 'een',
      subject: 'geven',
      date: '2026-03-01',
      metaTitle: { nl: 'Een artikel' },
      minutes: { nl: 2, en: 2 },
      parts: {
        nl: [
          { kind: 'paragraph' },
          { kind: 'heading', level: 2, id: 'een-kop' },
          { kind: 'heading', level: 3, id: 'een-deel' },
          { kind: 'paragraph' },
        ],
        en: [{}, { text: 'A heading', id: 'a-heading' }, {}, {}],
      },
    },
  ])
})

describe('what is wrong is said with file and line:', () => {
  const long = 'Een titel die langer is dan wat een telefoon op twee regels kan laten zien'

  test.each([
    ['een.yaml', 'subject: geven', 'subject: weg', 'yaml:1: weg is not a subject of the blog'],
    [
      'een.yaml',
      '2026-03-01',
      '2026-02-30',
      'yaml:2: date 2026-02-30 is not a day like 2026-11-21',
    ],
    ['een.yaml', 'Een artikel', long, 'yaml:3: title.nl has 74 characters, at most 60 fit'],
    ['een.yaml', ', en: An article', '', 'yaml:3: title.en is missing'],
    ['een.yaml', '[dinerbon]', '[weg]', 'yaml:5: weg is not a product of this shop'],
    ['een.yaml', '[dinerbon]', '[]', 'yaml:5: products names nothing'],
    ['een.yaml', 'products:', 'related: [een]\nproducts:', 'yaml:5: een is not another article'],
    ['een.nl.md', '(/cadeaubonnen/)', '(/weg/)', 'nl.md:1: /weg/ is not a page of this shop'],
    ['een.nl.md', '(/cadeaubonnen/)', '(ftp://a/)', 'nl.md:1: ftp://a/ must be a page of the shop'],
    ['een.nl.md', '## Een kop', '# Een kop', 'nl.md:3: a heading of level 1 is the title'],
    [
      'een.nl.md',
      '## Een kop',
      '### Een kop',
      'nl.md:3: a heading of level 3 follows one of level 1',
    ],
    ['een.nl.md', '### Een deel', '#### Een deel', 'nl.md:5: a heading of level 4 is too deep'],
    ['een.nl.md', '### Een deel', '### Een kop', 'nl.md:5: two headings are called Een kop'],
    [
      'een.nl.md',
      '### Een deel',
      `### ${long}`,
      'nl.md:5: a heading has 74 characters, at most 70',
    ],
    ['een.nl.md', filling, 'Kort.\n', 'nl.md:1: has 5 words, an article has 350 to 1000'],
    ['een.nl.md', 'Begin bij', 'Begin "nu" bij', 'nl.md:1: a straight quote: write “ ” ‘ ’'],
    ['een.nl.md', 'Begin bij', 'Begin! Bij', 'nl.md:1: an exclamation mark: the shop has none'],
    ['een.nl.md', 'Begin bij', 'Begin *nu* bij', 'nl.md:1: emphasis by *…* has no place'],
    ['een.nl.md', 'Begin bij', '{shop} is', 'nl.md:1: {shop} is not a fact of a storefront'],
    ['een.en.md', '### A part', 'A part', 'en.md:1: its headings are not those of the Dutch text'],
  ])('%s, with %s as %s', async (...[file, from, to, sentence]) => {
    const name = `articles/${file}`
    expect(files[name]).toContain(from)
    const { problems } = await check({ [name]: files[name]?.replace(from, to) })
    expect(problems).toContainEqual(
      expect.stringContaining(`content/blog/articles/een.${sentence}`),
    )
  })

  test('a link that only one language has', async () => {
    const { problems } = await check({
      'articles/een.en.md': english.replace('(/cadeaubonnen/)', '(/helpdesk/)'),
    })
    expect(problems).toEqual([
      'content/blog/articles/een.en.md:1: the link to /cadeaubonnen/ is missing',
      'content/blog/articles/een.en.md:1: the Dutch text has no link to /helpdesk/',
    ])
  })

  test('files that are missing, and files that belong to no article', async () => {
    const { problems } = await check({
      'articles/een.en.md': undefined,
      'drawings/een.svg': undefined,
      'articles/twee.nl.md': dutch,
      'drawings/twee.svg': drawing,
    })
    expect(problems).toEqual([
      'content/blog/articles/een.en.md:1: the file is missing',
      'content/blog/articles/twee.nl.md:1: no article has this name',
      'content/blog/drawings/een.svg:1: the file is missing',
      'content/blog/drawings/twee.svg:1: no article has this name',
    ])
  })

  test('a drawing in which something could run', async () => {
    const { problems } = await check({
      'drawings/een.svg': drawing.replace('<path', '<script/><path'),
    })
    expect(problems).toEqual(['content/blog/drawings/een.svg:1: <script> is not allowed'])
  })
})
