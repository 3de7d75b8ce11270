import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ArticlePartFragment,
  RichTextFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { RichText, textOf, Words } from '#storefront/parts/blocks/rich-text.tsx'

/** The text of an article, in lines that read well. */
export const ArticleParts = ({ parts }: { parts: readonly ArticlePartFragment[] }) => (
  <div className="max-w-[50ch] text-[1.125rem] leading-relaxed [&>*+*]:mt-5 [&>h2+*]:mt-3 [&>h3+*]:mt-2 [&>h2]:mt-12 [&>h3]:mt-8 [&>h2:first-child]:mt-0">
    {parts.map((part) => (
      <Part key={keyOf(part)} part={part} />
    ))}
  </div>
)

function Part({ part }: { part: ArticlePartFragment }) {
  switch (part.__typename) {
    case 'ArticleHeading':
      return <Heading part={part} />
    case 'ArticleParagraph':
      return (
        <p>
          <Words paragraph={part.text} />
        </p>
      )
    case 'ArticleList':
      return <List part={part} />
    case 'ArticleQuote':
      return (
        <blockquote className="rounded-r-card border-action border-l-4 bg-surface-warm py-4 pr-5 pl-5 sm:pl-6">
          <RichText paragraphs={part.paragraphs} />
        </blockquote>
      )
    case 'ArticleTable':
      return <Table part={part} />
  }
}

type PartOf<Type extends ArticlePartFragment['__typename']> = Extract<
  ArticlePartFragment,
  { __typename: Type }
>

const Heading = ({ part: { id, level, title } }: { part: PartOf<'ArticleHeading'> }) =>
  level === 2 ? (
    <h2 id={id} className="scroll-mt-28 text-balance text-[1.5rem] leading-tight sm:text-[1.75rem]">
      {title}
    </h2>
  ) : (
    <h3 id={id} className="scroll-mt-28 text-[1.1875rem] leading-snug sm:text-[1.3125rem]">
      {title}
    </h3>
  )

function List({ part: { isNumbered, items } }: { part: PartOf<'ArticleList'> }) {
  const Items = isNumbered ? 'ol' : 'ul'
  const marks = isNumbered ? 'list-decimal pl-6 marker:font-bold' : 'list-disc pl-5'
  return (
    <Items className={`grid gap-2 marker:text-action ${marks}`}>
      {items.map((item) => (
        <li key={textOf(item)} className="pl-1">
          <Words paragraph={item} />
        </li>
      ))}
    </Items>
  )
}

/** Wider than a phone it scrolls by itself, and with the keyboard. */
const Table = ({ part: { head, rows } }: { part: PartOf<'ArticleTable'> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse.
  <section aria-label={textsOf(head)} tabIndex={0} className="overflow-x-auto rounded-card">
    <table className="w-full border-collapse text-left leading-snug">
      <thead className="bg-surface-warm">
        <tr>
          {head.map((cell) => (
            <th key={textOf(cell)} scope="col" className="px-4 py-3 align-bottom font-bold">
              <Words paragraph={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }) => (
          <tr key={textsOf(cells)} className="border-line border-b">
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={textOf(cell)} scope="row" className="px-4 py-3 align-top font-semibold">
                  <Words paragraph={cell} />
                </th>
              ) : (
                <td key={head[column] && textOf(head[column])} className="px-4 py-3 align-top">
                  <Words paragraph={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const textsOf = (texts: readonly RichTextFragment[]): string => texts.map(textOf).join(', ')

function keyOf(part: ArticlePartFragment): string {
  switch (part.__typename) {
    case 'ArticleHeading':
      return part.id
    case 'ArticleParagraph':
      return textOf(part.text)
    case 'ArticleList':
      return textsOf(part.items)
    case 'ArticleQuote':
      return textsOf(part.paragraphs)
    case 'ArticleTable':
      return textsOf(part.head)
  }
}

graphql(`
  fragment ArticlePart on ArticlePart {
    __typename
    ... on ArticleHeading {
      id
      level
      title
    }
    ... on ArticleParagraph {
      text {
        ...RichText
      }
    }
    ... on ArticleList {
      isNumbered
      items {
        ...RichText
      }
    }
    ... on ArticleQuote {
      paragraphs {
        ...RichText
      }
    }
    ... on ArticleTable {
      head {
        ...RichText
      }
      rows {
        cells {
          ...RichText
        }
      }
    }
  }
`)
