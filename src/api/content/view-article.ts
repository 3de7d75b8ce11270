import type { Call } from '#api/ask.ts'
import { catalogueViewOf } from '#api/catalogue/catalogue-view.ts'
import type { ProductView } from '#api/catalogue/views.ts'
import type { ImageView } from '#api/shared/image.ts'
import { isOrderable } from '#domain/catalogue/variations.ts'
import {
  type Article,
  type ArticlePart,
  articleSharePath,
  type BlogSubject,
  drawingPath,
} from '#domain/content/article.ts'
import type { ContentSnapshot } from '#domain/content/content.ts'
import { fillFacts } from '#domain/content/facts.ts'
import { findRelated } from '#domain/content/list-articles.ts'
import type { Paragraph } from '#domain/content/rich-text.ts'
import { pathsOf } from '#kernel/addresses.ts'
import { type Around, viewText } from './around.ts'
import { factsOf } from './facts.ts'
import { type PageHeadView, viewHead } from './page-head.ts'
import type { ParagraphView } from './views.ts'

export type BlogSubjectView = { id: string; title: string; description: string; path: string }

export type ArticlePartView =
  | { kind: 'heading'; id: string; level: number; text: string }
  | { kind: 'paragraph'; text: ParagraphView }
  | { kind: 'list'; isNumbered: boolean; items: readonly ParagraphView[] }
  | { kind: 'quote'; paragraphs: readonly ParagraphView[] }
  | {
      kind: 'table'
      head: readonly ParagraphView[]
      rows: readonly { cells: readonly ParagraphView[] }[]
    }

export type PartViewOf<Kind extends ArticlePartView['kind']> = Extract<
  ArticlePartView,
  { kind: Kind }
>

export type ArticleView = PageHeadView & {
  id: string
  path: string
  title: string
  date: string
  minutes: number
  subject: BlogSubjectView | undefined
  drawing: ImageView
  shareImage: ImageView
  /** Made when asked for: lists of articles show none of these. */
  parts: () => readonly ArticlePartView[]
  products: () => readonly ProductView[]
  related: () => readonly ArticleView[]
}

export const viewSubject = ({ id, title, description }: BlogSubject, { language }: Call) => ({
  id,
  title: title[language],
  description: description[language],
  path: pathsOf(language).blogSubject(id),
})

/** An article in the language of the call. */
export function viewArticle(article: Article, call: Call, content: ContentSnapshot): ArticleView {
  const { language, catalogue } = call
  const paths = pathsOf(language)
  const path = paths.article(article.id)
  const subject = content.blogSubjects.get(article.subject)
  const title = article.title[language]
  // The heading beside it says what the drawing shows.
  const image = (url: string) => ({ url, alt: '' })
  return {
    id: article.id,
    path,
    title,
    date: article.date,
    minutes: article.minutes[language],
    ...viewHead(article, { path, call, say: (text) => text[language] }),
    subject: subject && viewSubject(subject, call),
    drawing: image(drawingPath(article)),
    shareImage: { url: articleSharePath(article), alt: title },
    parts: () => viewParts(article, call, content),
    products: () =>
      article.products.flatMap((id) => {
        const product = catalogue.productById.get(id)
        return product && isOrderable(product) ? catalogueViewOf(call).view(product) : []
      }),
    related: () => findRelated(content, article).map((other) => viewArticle(other, call, content)),
  }
}

function viewParts(
  { parts }: Article,
  call: Call,
  content: ContentSnapshot,
): readonly ArticlePartView[] {
  const { language } = call
  const facts = factsOf(call)
  const around: Around = {
    call,
    content,
    views: catalogueViewOf(call),
    paths: pathsOf(language),
    facts,
  }
  const texts = (written: readonly Paragraph[]) => viewText(written, around)
  return parts[language].map((part) => viewPart(part, texts, (text) => fillFacts(text, facts)))
}

function viewPart(
  part: ArticlePart,
  texts: (written: readonly Paragraph[]) => readonly ParagraphView[],
  say: (text: string) => string,
): ArticlePartView {
  switch (part.kind) {
    case 'heading':
      return { ...part, text: say(part.text) }
    case 'paragraph': {
      const [text = { isItem: false, spans: [] }] = texts([part.text])
      return { kind: 'paragraph', text }
    }
    case 'list':
      return { ...part, items: texts(part.items) }
    case 'quote':
      return { ...part, paragraphs: texts(part.paragraphs) }
    case 'table':
      return {
        ...part,
        head: texts(part.head),
        rows: part.rows.map((cells) => ({ cells: texts(cells) })),
      }
  }
}
