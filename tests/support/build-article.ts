import type { Article, BlogSubject } from '#domain/content/article.ts'

export const blogSubject: BlogSubject = {
  id: 'goed-geven',
  title: { nl: 'Goed geven', en: 'Giving well' },
  description: { nl: 'Over geven.', en: 'On giving.' },
  position: 0,
}

/** An article; a test says only what matters to it. */
export const buildArticle = (given: Partial<Article> = {}): Article => {
  const title = given.title ?? { nl: 'Een artikel', en: 'An article' }
  const paragraph = (text: string) => ({
    kind: 'paragraph' as const,
    text: { isItem: false, spans: [{ text, isStrong: false, href: undefined }] },
  })
  return {
    id: 'een-artikel',
    title,
    metaTitle: title,
    description: { nl: 'Waarover het gaat.', en: 'What it is about.' },
    subject: blogSubject.id,
    date: '2026-03-01',
    parts: { nl: [paragraph('Een zin.')], en: [paragraph('A sentence.')] },
    minutes: { nl: 3, en: 3 },
    products: [],
    related: [],
    drawingHash: 'abc',
    ...given,
  }
}
