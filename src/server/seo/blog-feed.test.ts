import { expect, test } from 'vitest'
import { buildArticle } from '#tests/support/build-article.ts'
import { writeBlogFeed } from './blog-feed.ts'

const feed = (language: 'nl' | 'en') =>
  writeBlogFeed({
    origin: 'https://shop.example',
    language,
    author: 'Cadeaubon',
    title: 'Blog',
    articles: [
      buildArticle({ id: 'een', title: { nl: 'Vis & friet', en: 'Fish & chips' } }),
      ...Array.from({ length: 25 }, (_, at) =>
        buildArticle({ id: `ouder-${at}`, date: '2025-07-01' }),
      ),
    ],
  })

test('the feed names each article with its address, its day and what it is about', () => {
  const text = feed('en')
  expect(text).toContain('<title>Fish &amp; chips</title>')
  expect(text).toContain('<link href="https://shop.example/en/blog/een/"/>')
  expect(text).toContain('<published>2026-03-01T09:00:00+01:00</published>')
  expect(text).toContain('<published>2025-07-01T09:00:00+02:00</published>')
  expect(text).toContain('<summary>What it is about.</summary>')
  expect(text).toContain('href="https://shop.example/en/blog/feed.xml"')
})

test('the feed holds the newest articles only, and is as old as the first of them', () => {
  const text = feed('nl')
  expect(text.match(/<entry>/g)).toHaveLength(20)
  expect(text).toContain('<updated>2026-03-01T09:00:00+01:00</updated>\n<author>')
})
