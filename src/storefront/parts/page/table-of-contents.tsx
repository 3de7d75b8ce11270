import { informationTexts } from '#i18n/texts/information.ts'
import { Anchor } from '#ui/anchor.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** The table of contents of a long page, beside it on a wide screen. */
export function TableOfContents({
  sections,
}: {
  sections: readonly { id: string; title: string }[]
}) {
  const t = useTexts(informationTexts)
  return (
    <nav aria-label={t('contents')} className="self-start lg:sticky lg:top-28">
      <ul className="grid gap-0.5 border-line border-l-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              className="-ml-0.5 flex min-h-10 items-center border-transparent border-l-2 py-1 pl-4 text-text-soft leading-snug hover:border-action hover:text-text"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
