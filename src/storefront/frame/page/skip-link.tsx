import { layoutTexts } from '#i18n/texts/layout.ts'
import { useTexts } from '#ui/use-texts.ts'

/** The first link of the page: keyboards skip the header by it. */
export function SkipLink() {
  const t = useTexts(layoutTexts)
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-full focus:bg-surface-deep focus:px-6 focus:py-3 focus:font-bold focus:text-on-deep"
    >
      {t('skipToContent')}
    </a>
  )
}
