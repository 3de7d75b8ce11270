import MarkdownIt, { type Token } from 'markdown-it'
import type { Paragraph, Span } from '#domain/content/rich-text.ts'
import type {
  LineFinding,
  WrittenPart,
  WrittenText,
} from '#domain/content/source/written-article.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/** Takes Markdown apart into what an article shows; all else is said, with its line. */
export function parseMarkdown(source: string): WrittenText {
  const reading = new Reading(markdown.parse(source, {}))
  const parts = reading.parts()
  return { parts, links: reading.links, problems: reading.problems }
}

/** One walk over the tokens of a file. */
class Reading {
  readonly links: { line: number; href: string }[] = []
  readonly problems: LineFinding[] = []
  readonly #tokens: readonly Token[]
  #at = 0
  #line = 1

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  parts(): WrittenText['parts'] {
    const parts: { line: number; part: WrittenPart }[] = []
    for (let token = this.#next(); token !== undefined; token = this.#next()) {
      const line = this.#line
      const part = this.#partOf(token)
      if (part !== undefined) parts.push({ line, part })
    }
    return parts
  }

  #next(): Token | undefined {
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token?.map) this.#line = token.map[0] + 1
    return token
  }

  /** The tokens up to the end of what was opened, the end left out. */
  #until(type: string): Token[] {
    const inside: Token[] = []
    for (let token = this.#next(); token && token.type !== type; token = this.#next())
      inside.push(token)
    return inside
  }

  #partOf(token: Token): WrittenPart | undefined {
    switch (token.type) {
      case 'heading_open': {
        const [inline] = this.#until('heading_close')
        const text = this.#spansOf(inline)
          .map((span) => span.text)
          .join('')
        return { kind: 'heading', level: Number(token.tag.slice(1)), text }
      }
      case 'paragraph_open':
        return { kind: 'paragraph', text: this.#paragraphOf(this.#until('paragraph_close')[0]) }
      case 'bullet_list_open':
        return this.#listOf('bullet_list_close', false)
      case 'ordered_list_open':
        return this.#listOf('ordered_list_close', true)
      case 'blockquote_open':
        return { kind: 'quote', paragraphs: this.#textsIn('blockquote_close', ['paragraph']) }
      case 'table_open':
        return this.#tableOf()
      default:
        this.#refuse(token)
        return undefined
    }
  }

  #listOf(end: string, isNumbered: boolean): WrittenPart {
    return { kind: 'list', isNumbered, items: this.#textsIn(end, ['list_item', 'paragraph']) }
  }

  /** The texts of what holds nothing but them. */
  #textsIn(end: string, holders: readonly string[]): readonly Paragraph[] {
    const texts: Paragraph[] = []
    const known = holders.flatMap((holder) => [`${holder}_open`, `${holder}_close`])
    for (let token = this.#next(); token && token.type !== end; token = this.#next()) {
      if (token.type === 'inline') texts.push(this.#paragraphOf(token))
      else if (!known.includes(token.type)) this.#refuse(token)
    }
    return texts
  }

  #tableOf(): WrittenPart {
    const rows: Paragraph[][] = []
    for (const token of this.#until('table_close')) {
      if (token.type === 'tr_open') rows.push([])
      if (token.type === 'inline') rows.at(-1)?.push(this.#paragraphOf(token))
    }
    const [head = [], ...body] = rows
    return { kind: 'table', head, rows: body }
  }

  #paragraphOf(inline: Token | undefined): Paragraph {
    return { isItem: false, spans: this.#spansOf(inline) }
  }

  #spansOf(inline: Token | undefined): readonly Span[] {
    const spans: Span[] = []
    let line = inline?.map ? inline.map[0] + 1 : this.#line
    let isStrong = false
    let href: string | undefined
    const add = (text: string): void => {
      const last = spans.at(-1)
      if (last && last.isStrong === isStrong && last.href === href) last.text += text
      else if (text !== '') spans.push({ text, isStrong, href })
    }
    for (const token of inline?.children ?? []) {
      if (token.type === 'text') add(token.content)
      else if (token.type === 'softbreak') {
        line += 1
        add(' ')
      } else if (token.type === 'strong_open' || token.type === 'strong_close')
        isStrong = token.nesting > 0
      else if (token.type === 'link_open') {
        href = decodeURI(String(token.attrGet('href') ?? ''))
        this.links.push({ line, href })
      } else if (token.type === 'link_close') href = undefined
      else this.#refuse(token, line)
    }
    return spans
  }

  /** Once for what opens and closes. */
  #refuse({ type, nesting }: Token, line = this.#line): void {
    if (nesting < 0) return
    const name = type.replace(/_open$/, '').replaceAll('_', ' ')
    this.problems.push({ line, sentence: `${names[name] ?? name} has no place in an article` })
  }
}

/** Names for authors, by the names of the library. */
const names: Readonly<Record<string, string>> = {
  em: 'emphasis by *…*',
  'code inline': 'code',
  'code block': 'an indented block',
  fence: 'a block of code',
  hr: 'a rule',
  image: 'a picture',
  hardbreak: 'a line break',
  'bullet list': 'a list in a list',
  'ordered list': 'a list in a list',
}
