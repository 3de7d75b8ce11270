import { expect, test } from 'vitest'
import { blogSubject, buildArticle } from '#tests/support/build-article.ts'
import { noContent } from '#tests/support/build-content.ts'
import { openContent } from './content.ts'
import { findRelated, listArticles, subjectsInUse } from './list-articles.ts'

const written = [
  buildArticle({ id: 'oud', date: '2025-01-10' }),
  buildArticle({ id: 'nieuw', date: '2026-05-02', related: ['ander', 'weg'] }),
  buildArticle({ id: 'later', date: '2026-12-01' }),
  buildArticle({ id: 'ander', date: '2026-02-02', subject: 'je-rechten' }),
]
const rights = { ...blogSubject, id: 'je-rechten', position: 1 }
const unused = { ...blogSubject, id: 'ongebruikt', position: 2 }
const openOn = (moment: string) =>
  openContent(
    { ...noContent, articles: written, blogSubjects: [rights, blogSubject, unused] },
    new Date(moment),
  )
const shown = openOn('2026-11-28T12:00:00Z')
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('the newest comes first, and none before its day in the shop’s own calendar', () => {
  expect(idsOf(listArticles(shown, undefined))).toEqual(['nieuw', 'ander', 'oud'])
  expect(openOn('2026-11-30T22:59:00Z').articles.has('later')).toBe(false)
  expect(openOn('2026-11-30T23:00:00Z').articles.has('later')).toBe(true)
})

test('a list of one subject holds no other', () => {
  expect(idsOf(listArticles(shown, 'je-rechten'))).toEqual(['ander'])
})

test('subjects keep the order of their list, and those without an article are left out', () => {
  expect(subjectsInUse(shown).map(({ subject, count }) => [subject.id, count])).toEqual([
    ['goed-geven', 2],
    ['je-rechten', 1],
  ])
})

test('what to read next is what the author named, then the same subject, then the newest', () => {
  const related = (id: string) => {
    const article = shown.articles.get(id)
    return article && idsOf(findRelated(shown, article))
  }
  expect(related('nieuw')).toEqual(['ander', 'oud'])
  expect(related('oud')).toEqual(['nieuw', 'ander'])
})
