import { blogTexts } from '#i18n/texts/blog.ts'
import type { BlogSubjectsFragment } from '#storefront/graphql/generated/graphql.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

type SubjectChipsProps = {
  subjects: BlogSubjectsFragment['subjects']
  /** Id of the one that is shown; without it all are. */
  current: string | undefined
}

/** The blog one subject at a time: links, so that they work without a script. */
export function SubjectChips({ subjects, current }: SubjectChipsProps) {
  const t = useTexts(blogTexts)
  const paths = usePaths()
  return (
    <nav aria-label={t('subjects')} className="mt-6">
      <ul className="flex flex-wrap gap-2.5">
        <Chip href={paths.blog()} text={t('all')} isCurrent={current === undefined} />
        {subjects.map(({ subject: { id, title, path } }) => (
          <Chip key={id} href={path} text={title} isCurrent={id === current} />
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { href: string; text: string; isCurrent: boolean }

const Chip = ({ href, text, isCurrent }: ChipProps) => (
  <li>
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="inline-flex min-h-11 items-center rounded-full bg-surface px-4 font-semibold text-[0.9375rem] ring-[1.5px] ring-line-blush ring-inset hover:ring-action aria-[current=page]:bg-action aria-[current=page]:text-on-action aria-[current=page]:ring-action"
    >
      {text}
    </Anchor>
  </li>
)
