/** A run of words that look alike. */
export type Span = { text: string; isStrong: boolean; href: string | undefined }

/** A paragraph, or a line of a list. */
export type Paragraph = { isItem: boolean; spans: readonly Span[] }

/** Text with emphasis and links, already taken apart: no markup reaches a page, so none can harm it. */
export type Paragraphs = readonly Paragraph[]

const itemMark = /^- /
const inline = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/**
 * Reads what authors write: an empty line between paragraphs, `- ` before each line of a list, `**strong**` and
 * `[words](address)`. Whatever else looks like markup is plain text.
 */
export function parseRichText(source: string): Paragraphs {
  return source
    .split(/\n\s*\n/)
    .flatMap((block) => (itemMark.test(block.trim()) ? itemsOf(block) : [paragraphOf(block)]))
    .filter(({ spans }) => spans.length > 0)
}

const itemsOf = (block: string): Paragraph[] =>
  block
    .trim()
    .split(/\n(?=- )/)
    .map((line) => ({ ...paragraphOf(line.replace(itemMark, '')), isItem: true }))

function paragraphOf(block: string): Paragraph {
  const text = block.replaceAll(/[ \t\r\n]+/g, ' ').trim()
  const spans: Span[] = []
  const add = (
    words: string,
    look: { isStrong?: boolean; href?: string | undefined } = {},
  ): void => {
    if (words !== '') spans.push({ text: words, isStrong: look.isStrong ?? false, href: look.href })
  }
  let from = 0
  for (const match of text.matchAll(inline)) {
    const [whole, strong, words = '', href] = match
    add(text.slice(from, match.index))
    if (strong === undefined) add(words, { href })
    else add(strong, { isStrong: true })
    from = match.index + whole.length
  }
  add(text.slice(from))
  return { isItem: false, spans }
}

export const linksOf = (text: Paragraphs): readonly string[] =>
  text.flatMap(({ spans }) => spans.flatMap(({ href }) => href ?? []))
