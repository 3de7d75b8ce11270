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
async function problemsAfter(file: string, from: string, to: string): Promise<readonly string[]> {
  await cp(join(home, 'content/search'), join(root, 'content/search'), { recursive: true })
  const path = join(root, 'content/search', file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
  const { problems } = await checkSearch(root, catalogue)
  return problems.map((problem) => problem.replace(/^content\/search\/(\w+\.yaml):\d+/, '$1'))
}

test('the words of the search are right, and everything that they name is sold', async () => {
  expect((await checkSearch(home, catalogue)).problems).toEqual([])
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
  { in: 'popular.yaml', from: '- leeslint-leesbon', to: '- weg-bon', says: /weg-bon is not known/ },
  { in: 'popular.yaml', from: 'Sauna, en: Sauna', to: 'Sauna', says: /terms.title.en is missing/ },
  { in: 'popular.yaml', from: '/geefmomenten/verjaardag/', to: 'jarig', says: /end with a slash/ },
])('$in with $to for $from is refused', async ({ in: file, from, to, says }) => {
  const problems = await problemsAfter(file, from, to)
  expect(problems.join(' ')).toMatch(says)
  expect(problems.every((problem) => problem.startsWith(`${file}: `))).toBe(true)
})

test('what is half right is no content', async () => {
  await problemsAfter('popular.yaml', 'products:', 'product:')
  expect((await checkSearch(root, catalogue)).content).toBeUndefined()
})
