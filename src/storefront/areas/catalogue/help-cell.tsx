import { filtersTexts } from '#i18n/texts/filters.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** At the end of a list it leads visitors who found nothing to the choice card. */
export function HelpCell({ path }: { path: string }) {
  const t = useTexts(filtersTexts)
  return (
    <Anchor
      href={path}
      className="flex h-full flex-col items-center justify-center gap-3 rounded-stage bg-surface-blush p-6 text-center hover:bg-line-blush"
    >
      <Icon name="gift" size={36} className="text-action" />
      <strong className="font-display text-[1.3125rem] leading-tight">{t('helpTitle')}</strong>
      <span>{t('helpText')}</span>
    </Anchor>
  )
}
