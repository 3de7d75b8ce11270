import { useEffect, useState } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import { focusOnContent } from '#storefront/parts/page/use-focus-on-page.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** SPEC §9: the number of window heights after which it is shown. */
const screensMin = 2

/**
 * The button back to the top of a long page. It moves the focus too, and scrolls at once for visitors who prefer
 * reduced motion.
 */
export function ScrollToTop() {
  const t = useTexts(frameTexts)
  const [isFarDown, setIsFarDown] = useState(false)
  useEffect(() => {
    const look = () => setIsFarDown(window.scrollY > screensMin * window.innerHeight)
    // With the next frame, which knows the measures of the page anyway.
    const frame = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', look)
    }
  }, [])
  if (!isFarDown) return null
  const handleClick = () => {
    const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    focusOnContent()
    window.scrollTo({ top: 0, behavior: prefersStill ? 'instant' : 'smooth' })
  }
  return (
    <button
      type="button"
      aria-label={t('toTop')}
      onClick={handleClick}
      className="above-bar fixed right-4 z-10 grid size-12 animate-appear place-items-center rounded-full bg-surface text-action shadow-giftcard ring-1 ring-line hover:bg-action-soft print:hidden"
    >
      <Icon name="chevronDown" className="rotate-180" />
    </button>
  )
}
