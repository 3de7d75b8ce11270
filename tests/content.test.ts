import { expect, test } from 'vitest'
import type { Paragraphs } from '#domain/content/rich-text.ts'
import { findRedirectProblems } from '#domain/content/source/redirect-schema.ts'
import { isReserved } from '#domain/content/source/reserved-paths.ts'
import { pageNames, pathsOf, routePathOf } from '#kernel/addresses.ts'
import { type Language, languages } from '#kernel/language.ts'
import { pagesOf, writtenPagesOf } from '#platform/content/dead-links.ts'
import { readShopContent } from '#platform/content/read-content.ts'
import { repeatedPhrases } from '#tests/support/repeated-phrases.ts'

const { catalogue, documents } = await readShopContent(new URL('../', import.meta.url).pathname)
const holders = [...documents.queues, ...documents.landingPages]

test('no landing page can take the address of a screen, but the one that a screen shows', () => {
  expect(['bestellen', 'merken', 'activeren', 'dev', 'fr'].filter(isReserved)).toHaveLength(5)
  expect(['zakelijk', 'moederdag', 'cadeaubon'].filter(isReserved)).toEqual([])
})

test('no redirect can lead away from a screen', () => {
  const known = { isPage: pagesOf(catalogue, writtenPagesOf(documents)) }
  const screens = pageNames
    .map(routePathOf)
    // Where the name of something sold or written stands, that name may be an old one.
    .filter((path) => path !== '/' && !/:(?!token|uuid)/.test(path))
    .map((path) => `${path.replace(/:\w+/, 'een-teken')}/`)
  const open = screens.filter(
    (from) => findRedirectProblems([{ from, status: 410 }], known).length === 0,
  )
  expect(open).toEqual([])
})

test('every moment of giving has words of its own', () => {
  const moment = documents.queues.find(({ id }) => id === 'moment')
  const said = new Set(moment?.blocks.flatMap(({ terms }) => terms.map(({ term }) => term)))
  const moments = catalogue.terms.get('occasions') ?? []
  expect(moments.filter(({ id }) => !said.has(id))).toEqual([])
})

test('what a tile says of a product is true in every country that it is sold in: it names none', () => {
  const naming = catalogue.products.filter(({ tagline }) =>
    /\b(in|across) (heel |all of )?(the )?(nederland|netherlands|belgi)/i.test(
      JSON.stringify(tagline),
    ),
  )
  expect(naming.map(({ id }) => id)).toEqual([])
})

test('a link that says what a message will be about names a subject of the contact form', () => {
  const helpdesk = documents.informationPages.find(({ path }) => path === pathsOf('nl').helpdesk())
  const subjects = new Set(helpdesk?.sections.map(({ id }) => id))
  const asked = [...JSON.stringify(documents).matchAll(/\?onderwerp=([a-z0-9-]+)/g)]
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.map(([, subject = '']) => subject).filter((id) => !subjects.has(id))).toEqual([])
})

test('at least eight landing pages, each with a title and a description of its own', () => {
  expect(documents.landingPages.length).toBeGreaterThanOrEqual(8)
  for (const language of languages)
    for (const field of ['title', 'metaTitle', 'description'] as const) {
      const all = documents.landingPages.map((page) => page[field][language])
      expect(new Set(all).size, field).toBe(all.length)
    }
})

test.each(languages)('no eight words in a row stand in more than three texts (%s)', (language) => {
  expect(repeatedPhrases(textsIn(language))).toEqual([])
})

const plain = (text: Paragraphs): string =>
  text.flatMap(({ spans }) => spans.map((span) => span.text)).join(' ')

const textsIn = (language: Language): { owner: string; text: string }[] =>
  holders.flatMap(({ id, blocks }) =>
    blocks.map((block) => {
      const owner = `${id} ${block.id}`
      if (block.blockType === 'text') return { owner, text: plain(block.text[language]) }
      if (block.blockType === 'hero') return { owner, text: block.text[language] }
      if (block.blockType !== 'faq') return { owner, text: block.title[language] }
      const answers = block.questions.map(({ answer }) => plain(answer[language]))
      return { owner, text: answers.join(' | ') }
    }),
  )
