import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { consentTexts } from '#i18n/texts/consent.ts'
import { useModals } from '#storefront/parts/modals/use-modals.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AnswerButtons } from './answer-buttons.tsx'

export function ConsentBanner() {
  const t = useTexts(consentTexts)
  const openModal = useModals()
  return (
    <section
      data-consent
      aria-labelledby="consent-title"
      // A bar to buy with stands below amounts and prices: there the question leaves them free, under the header.
      style={useHasBar() ? { top: 'min(7.25rem, 40dvh)' } : { bottom: '0.75rem' }}
      className="fixed inset-x-3 z-30 mx-auto flex max-h-[60dvh] max-w-[58rem] animate-appear flex-wrap items-center gap-x-6 gap-y-3 [@media(height<30rem)]:max-h-[40dvh] overflow-y-auto rounded-panel bg-surface px-3.5 pt-3.5 shadow-giftcard ring-1 ring-line sm:inset-x-6 sm:px-5 sm:py-4 print:hidden"
    >
      <div className="w-full text-[0.9375rem] leading-snug">
        <h2 id="consent-title" className="font-text text-[0.9375rem] tracking-normal">
          {t('title')}
        </h2>
        <p>{t('question')}</p>
      </div>
      <AnswerButtons className="max-sm:w-full" onAnswered={focusOnContent} />
      <p className="flex flex-wrap items-center gap-x-5 max-sm:-mt-3">
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

/** Whether the lower edge is taken by what phones and tablets have there on some pages. */
function useHasBar(): boolean {
  const { pathname } = useLocation()
  const [hasBar, setHasBar] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another bar.
  useLayoutEffect(() => {
    const bar = document.querySelector('[data-bar]')
    if (!bar) return setHasBar(false)
    const observer = new ResizeObserver(() =>
      setHasBar(getComputedStyle(bar).position === 'sticky'),
    )
    observer.observe(bar)
    return () => observer.disconnect()
  }, [pathname])
  return hasBar
}
