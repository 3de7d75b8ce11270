import { resultsTexts } from '#i18n/texts/results.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { FoundNotesFragment } from '#storefront/graphql/generated/graphql.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What is said of a question before its results: a brand that is not sold here, and pages that answer it. */
export function FoundNotes({ found: { elsewhere, pages } }: { found: FoundNotesFragment }) {
  const t = useTexts(resultsTexts)
  return (
    <>
      {elsewhere && (
        <MessageRow tone="pink" className="mt-6 max-w-3xl">
          <p className="font-semibold">{t('elsewhere', { brand: elsewhere })}</p>
        </MessageRow>
      )}
      {pages.length > 0 && (
        <ul aria-label={t('pages')} className="mt-6 flex flex-col gap-3">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <Anchor
                href={path}
                className="flex max-w-3xl items-center justify-between gap-4 rounded-card bg-surface-warm px-5 py-4 font-bold font-display text-[1.1875rem] hover:bg-surface-blush"
              >
                <span>{title}</span>
                <Icon name="arrowRight" size={22} className="shrink-0 text-action" />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

graphql(`
  fragment FoundNotes on SearchBody {
    elsewhere
    pages {
      title
      path
    }
  }
`)
