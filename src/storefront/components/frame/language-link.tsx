import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { inLanguage } from '#storefront/paths.ts'
import { Anchor } from '#storefront/ui/anchor.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** The same page in the other language, by a full load: its texts are another file (SPEC §4). */
export function LanguageLink() {
  const t = useTranslations('layout')
  const { pathname } = useLocation()
  const other = useLocale() === 'nl' ? 'en' : 'nl'
  return (
    <Anchor
      href={inLanguage(pathname, other)}
      hrefLang={other}
      isFullLoad
      className="touch inline-flex items-center justify-center gap-2 rounded-full px-2 font-semibold text-[0.9375rem] hover:bg-action-soft hover:text-action"
    >
      <Icon name="globe" size={22} />
      <span lang={other} className="max-sm:sr-only">
        {t('otherLanguage')}
      </span>
    </Anchor>
  )
}
