import { useLayoutEffect, useRef } from 'react'
import { countryOptions } from '#i18n/names.ts'
import { switcherTexts } from '#i18n/texts/switcher.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { useStoreElsewhere } from './use-store-elsewhere.ts'

/** Shown to visitors from a country with a storefront of its own (SPEC §4). The header stands lower by its height. */
export function SwitcherBanner() {
  const t = useTexts(switcherTexts, 'banner')
  const language = useLanguage()
  const { elsewhere, dismiss } = useStoreElsewhere()
  const place = useRef<HTMLElement>(null)
  useOffset(place, elsewhere !== undefined)
  if (!elsewhere) return null
  const [country] = countryOptions(language, [elsewhere.country])
  const words = { country: country?.label ?? elsewhere.country }
  return (
    <aside
      ref={place}
      aria-label={t('label')}
      className="sticky top-0 z-30 animate-appear bg-surface-blush text-text"
    >
      <div className="page-width flex items-center gap-3 py-1.5 sm:justify-center">
        <p className="flex flex-wrap items-center gap-x-4 text-[0.9375rem] max-sm:flex-1">
          <span className="max-sm:pt-1">{t('text', words)}</span>
          <Link href={elsewhere.url} isFullLoad className="inline-flex min-h-9 items-center">
            {t('go', words)}
          </Link>
        </p>
        <button
          type="button"
          aria-label={t('close')}
          onClick={dismiss}
          className="touch -mr-2.5 grid place-items-center rounded-full hover:bg-surface"
        >
          <Icon name="close" size={20} />
        </button>
      </div>
    </aside>
  )
}

function useOffset(place: { current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const banner = place.current
    if (!isShown || !banner) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--frame-offset', `${banner.offsetHeight}px`),
    )
    observer.observe(banner)
    return () => {
      observer.disconnect()
      style.removeProperty('--frame-offset')
    }
  }, [place, isShown])
}
