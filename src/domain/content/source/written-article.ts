import type { ArticlePart } from '#domain/content/article.ts'

/** A fault in a line of a Markdown file. */
export type LineFinding = { line: number; sentence: string }

/** A Markdown file taken apart, with the lines for its linter. */
export type WrittenText = {
  /** Headings as they are written: of any level, without an id. */
  parts: readonly { line: number; part: WrittenPart }[]
  links: readonly { line: number; href: string }[]
  problems: readonly LineFinding[]
}

export type WrittenPart =
  | Exclude<ArticlePart, { kind: 'heading' }>
  | { kind: 'heading'; level: number; text: string }
