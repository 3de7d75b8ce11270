import { expect, test } from 'vitest'
import { buildSnapshot } from '#domain/catalogue/build-snapshot.ts'
import type { Article } from '#domain/content/article.ts'
import type { Language } from '#kernel/language.ts'
import { buildArticle } from '#tests/support/build-article.ts'
import { testSearch } from '#tests/support/build-shop.ts'
import { findArticles } from './find-articles.ts'

const catalogue = buildSnapshot('test', { products: [], categories: [], terms: new Map() })

const told = (text: string): Article['parts'] => {
  const parts = [
    {
      kind: 'paragraph' as const,
      text: { isItem: false, spans: [{ text, isStrong: false, href: undefined }] },
    },
  ]
  return { nl: parts, en: parts }
}

const articles: ReadonlyMap<string, Article> = new Map(
  [
    buildArticle({
      id: 'geldig',
      title: { nl: 'Hoelang is een cadeaubon geldig?', en: 'How long is a gift card valid?' },
      parts: told('Ook een saunabon verloopt.'),
    }),
    buildArticle({
      id: 'juf',
      title: { nl: 'Een cadeau voor de juf', en: 'A present for a teacher' },
      keywords: { nl: 'school, leerkracht', en: 'school' },
      parts: told('Groep vijf is geldig uitgerust.'),
    }),
  ].map((article) => [article.id, article]),
)

const find = async (typed: string, language: Language = 'nl') => {
  const place = { catalogue, language, content: testSearch }
  return (await findArticles(place, articles, typed)).map(({ id }) => id)
}

test('a word of the title, of the keywords, or the beginning of one finds an article', async () => {
  expect(await find('geldigheid cadeaubon')).toEqual([])
  expect(await find('geldig')).toEqual(['geldig'])
  expect(await find('leerkracht')).toEqual(['juf'])
  expect(await find('leerk')).toEqual(['juf'])
  expect(await find('teacher', 'en')).toEqual(['juf'])
})

test('a word that an article only mentions does not find it', async () => {
  expect(await find('sauna')).toEqual([])
})

test('an article holds most of several words, one of them in what it is about', async () => {
  expect(await find('hoelang geldig saunabon')).toEqual(['geldig'])
  expect(await find('sauna strand bioscoop')).toEqual([])
})

test('words that every question has find nothing', async () => {
  expect(await find('cadeaubon')).toEqual([])
  expect(await find('')).toEqual([])
})
