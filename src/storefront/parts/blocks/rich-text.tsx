import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { RichTextFragment } from '#storefront/graphql/generated/graphql.ts'
import { Link } from '#ui/link.tsx'

/** Editorial text: paragraphs and lists, with words that carry weight or lead on. */
export const RichText = ({ paragraphs }: { paragraphs: readonly RichTextFragment[] }) => (
  <div className="grid gap-4">
    {groupItems(paragraphs).map((group) => {
      const key = textOf(group[0])
      return group[0].isItem ? (
        <ul key={key} className="grid list-disc gap-2 pl-5 marker:text-action">
          {group.map((item) => (
            <li key={textOf(item)}>
              <Words paragraph={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p key={key}>
          <Words paragraph={group[0]} />
        </p>
      )
    })}
  </div>
)

export const Words = ({ paragraph }: { paragraph: RichTextFragment }) =>
  paragraph.spans.map(({ text, isStrong, path }) => {
    if (path)
      return (
        <Link key={`${path} ${text}`} href={path} tone="quiet">
          {text}
        </Link>
      )
    return isStrong ? (
      <strong key={text} className="text-text">
        {text}
      </strong>
    ) : (
      <span key={text}>{text}</span>
    )
  })

/** The words alone. */
export const textOf = ({ spans }: RichTextFragment): string =>
  spans.map(({ text }) => text).join('')

type Group = [RichTextFragment, ...RichTextFragment[]]

/** Lines of a list that follow each other are one list. */
function groupItems(paragraphs: readonly RichTextFragment[]): readonly Group[] {
  const groups: Group[] = []
  for (const paragraph of paragraphs) {
    const last = groups.at(-1)
    if (paragraph.isItem && last?.[0].isItem) last.push(paragraph)
    else groups.push([paragraph])
  }
  return groups
}

graphql(`
  fragment RichText on Paragraph {
    isItem
    spans {
      text
      isStrong
      path
    }
  }
`)
