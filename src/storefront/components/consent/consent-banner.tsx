import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useModals } from '#storefront/components/modals/use-modals.ts'
import { withTexts } from '#storefront/components/with-texts.tsx'
import { useStore } from '#storefront/store-context.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { consentTexts } from './consent-texts.ts'

/**
 * Lies over the lower edge of the page, above the bar with the price where there is one: it moves nothing and
 * hides no button. It does not take the focus; the keyboard reaches it right after the skip link.
 */
export const ConsentBanner = withTexts(consentTexts, BareConsentBanner)

function BareConsentBanner() {
  const t = useTranslations('consent')
  const openModal = useModals()
  return (
    <section
      data-consent
      aria-labelledby="consent-title"
      style={{ bottom: `calc(${useBarHeight()}px + 0.75rem)` }}
      className="fixed inset-x-3 z-30 mx-auto max-h-[60dvh] max-w-3xl animate-appear [@media(height<30rem)]:max-h-[40dvh] overflow-y-auto rounded-panel bg-surface p-4 shadow-giftcard ring-1 ring-line sm:inset-x-6 sm:p-6 print:hidden"
    >
      <h2 id="consent-title" className="text-[1.125rem] sm:text-[1.3125rem]">
        {t('title')}
      </h2>
      <p className="mt-1.5 text-[0.9375rem] leading-snug">{t('text', { shop: useStore().name })}</p>
      <AnswerButtons className="mt-4" />
      <p className="mt-0.5 -mb-2 flex flex-wrap items-center gap-x-5">
        <Button variant="link" size="small" onClick={() => openModal('cookieSettings', {})}>
          {t('choose')}
        </Button>
        <Link href={usePaths().cookies()} tone="quiet" className="text-[0.9375rem]">
          {t('statement')}
        </Link>
      </p>
    </section>
  )
}

/** How much of the lower edge is taken by what phones and tablets have there on some pages. */
function useBarHeight(): number {
  const { pathname } = useLocation()
  const [height, setHeight] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another bar.
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bar]')
    if (!bar) {
      setHeight(0)
      return
    }
    const observer = new ResizeObserver(() => {
      const { position, bottom } = getComputedStyle(bar)
      setHeight(position === 'sticky' ? bar.offsetHeight + Number.parseFloat(bottom) : 0)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [pathname])
  return height
}
