import { uiTexts } from '#i18n/texts/ui.ts'
import { useTexts } from '#ui/use-texts.ts'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'

export type Crumb = { title: string; href: string }

/** The way back up; the last word is the page itself. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const t = useTexts(uiTexts)
  return (
    <nav aria-label={t('breadcrumbs')} className="py-4 text-[0.9375rem] text-text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="inline-flex items-center gap-1.5">
            <Anchor
              href={crumb.href}
              className="inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-text hover:underline"
            >
              {crumb.title}
            </Anchor>
            <Icon name="chevronRight" size={14} />
          </li>
        ))}
        <li aria-current="page" className="text-text">
          {here}
        </li>
      </ol>
    </nav>
  )
}
