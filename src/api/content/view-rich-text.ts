import type { Paragraphs } from '#domain/content/rich-text.ts'
import type { ParagraphView } from './views.ts'

type Ways = {
  /** Words as this storefront says them. */
  say?: (words: string) => string
  /** Where an address of the content leads. */
  addressOf: (href: string) => string
}

export const viewRichText = (
  text: Paragraphs,
  { say = (words) => words, addressOf }: Ways,
): readonly ParagraphView[] =>
  text.map(({ isItem, spans }) => ({
    isItem,
    spans: spans.map(({ text: words, isStrong, href }) => ({
      text: say(words),
      isStrong,
      path: href && addressOf(href),
    })),
  }))
