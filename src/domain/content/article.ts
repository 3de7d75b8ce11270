import type { PageHead } from '#domain/content/page-head.ts'
import type { Paragraph } from '#domain/content/rich-text.ts'
import type { Localized } from '#kernel/language.ts'

/** A part of an article, already taken apart: no markup reaches a page, so none can harm it. */
export type ArticlePart =
  | { kind: 'heading'; id: string; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: Paragraph }
  | { kind: 'list'; isNumbered: boolean; items: readonly Paragraph[] }
  | { kind: 'quote'; paragraphs: readonly Paragraph[] }
  | { kind: 'table'; head: readonly Paragraph[]; rows: readonly (readonly Paragraph[])[] }

/** A subject of articles; the blog can be read one subject at a time. */
export type BlogSubject = {
  id: string
  title: Localized
  description: Localized
  /** Place in the list of subjects, from 0. */
  position: number
}

/** An article of the blog, at /blog/{id}/ in every language. */
export type Article = PageHead & {
  id: string
  title: Localized
  /** Id of a subject. */
  subject: string
  /** The day from which it is shown, YYYY-MM-DD. */
  date: string
  parts: Localized<readonly ArticlePart[]>
  minutes: Localized<number>
  /** Ids of products. */
  products: readonly string[]
  /** Ids of articles. */
  related: readonly string[]
  /** The hash lets everybody keep the drawing for ever. */
  drawingHash: string
}

type Drawn = Pick<Article, 'id' | 'drawingHash'>

export const drawingPath = ({ id, drawingHash }: Drawn): string =>
  `/drawings/${id}.svg?v=${drawingHash}`

/** The drawing as a picture for shared links, which show no SVG; 1200 × 630. */
export const articleSharePath = ({ id, drawingHash }: Drawn): string =>
  `/share/blog/${id}.png?v=${drawingHash}`

/** The newest first. */
export const byDate = (one: Article, other: Article): number =>
  other.date.localeCompare(one.date) || one.id.localeCompare(other.id)

const paragraphsOf = (part: ArticlePart): readonly Paragraph[] => {
  switch (part.kind) {
    case 'heading':
      return []
    case 'paragraph':
      return [part.text]
    case 'list':
      return part.items
    case 'quote':
      return part.paragraphs
    case 'table':
      return [part.head, ...part.rows].flat()
  }
}

/** The words of a text without its headings, as one string. */
export const plainText = (parts: readonly ArticlePart[]): string =>
  parts
    .flatMap(paragraphsOf)
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
    .join(' ')

export const countWords = (parts: readonly ArticlePart[]): number =>
  plainText(parts).split(/\s+/).filter(Boolean).length

/** Words that an adult reads in a minute. */
const wordsPerMinute = 220

export const readingMinutes = (parts: readonly ArticlePart[]): number =>
  Math.max(1, Math.round(countWords(parts) / wordsPerMinute))
