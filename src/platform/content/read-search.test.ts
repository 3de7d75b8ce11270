import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'
import { checkSearch } from './read-search.ts'

const home = new URL('../../../', import.meta.url).pathname
const catalogue = await readCatalogue(home)

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'search-'))
})
afterAll(() => rm(root, { recursive: true }))

/** The shop's own files with one place of one of them changed. */
async function checkAfter(file: string, from: string, to: string) {
  await cp(join(home, 'content/search'), join(root, 'content/search'), { recursive: true })
  const path = join(root, 'content/search', file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
  const { content, ...said } = await checkSearch(root, catalogue)
  const inShort = (sentences: readonly string[]) =>
    sentences.map((sentence) => sentence.replace(/^content\/search\/(\w+\.yaml):\d+/, '$1'))
  return { content, problems: inShort(said.problems), warnings: inShort(said.warnings) }
}

test('the words of the search are right, and everything that they name is sold', async () => {
  expect(await checkSearch(home, catalogue)).toMatchObject({ problems: [], warnings: [] })
})

test.each([
  {
    in: 'synonyms.yaml',
    from: 'eten-en-drinken:',
    to: 'eten:',
    says: /eten is not known.*is missing/,
  },
  {
    in: 'synonyms.yaml',
    from: '["7", zeven]',
    to: '[7, zeven]',
    says: /nl.same must be text, not 7/,
  },
  { in: 'synonyms.yaml', from: '[hond, puppy]', to: '[hond]', says: /nl.same needs two words/ },
  { in: 'popular.yaml', from: 'Sauna, en: Sauna', to: 'Sauna', says: /terms.title.en is missing/ },
  { in: 'popular.yaml', from: '/geefmomenten/verjaardag/', to: 'jarig', says: /end with a slash/ },
])('$in with $to for $from is refused', async ({ in: file, from, to, says }) => {
  const { problems } = await checkAfter(file, from, to)
  expect(problems.join(' ')).toMatch(says)
  expect(problems.every((problem) => problem.startsWith(`${file}: `))).toBe(true)
})

test.each([
  ['popular.yaml', '- leeslint-leesbon'],
  ['people.yaml', 'parel-en-peul-sieradenbon, sleutel'],
  ['elsewhere.yaml', 'leeslint-leesbon'],
])(
  'a product that left the shop stands in the way of nothing in %s, and its author is told',
  async (file, from) => {
    const to = from.replace(/[a-z-]+bon/, 'weg-bon')
    const { content, problems, warnings } = await checkAfter(file, from, to)
    expect(content).toBeDefined()
    expect(problems).toEqual([])
    expect(warnings).toEqual([`${file}: product weg-bon is not sold and left out`])
  },
)

test('what is half right is no content', async () => {
  const { content } = await checkAfter('popular.yaml', 'products:', 'product:')
  expect(content).toBeUndefined()
})
