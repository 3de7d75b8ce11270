import { useState } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import type { TrustMarkFragment } from '#storefront/graphql/generated/graphql.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { HeldMarks } from '#storefront/parts/trust/held-marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useTexts } from '#ui/use-texts.ts'

type TopBarProps = { points: readonly string[]; marks: readonly TrustMarkFragment[] }

/**
 * The bar of header v3, 30 px high (SPEC §9): a desktop shows its three points, a phone one at a time, every 3 s the
 * next. The style sheet moves them, so they move before the page is hydrated, and stop for visitors who prefer reduced
 * motion.
 */
export function TopBar({ points, marks }: TopBarProps) {
  const t = useTexts(frameTexts, 'topBar')
  const [isPaused, setIsPaused] = useState(false)
  const isHydrated = useHydrated()
  const [first] = points
  return (
    <Kept
      as="section"
      name="top-bar"
      by={[points, marks]}
      aria-label={t('label')}
      data-paused={isPaused || undefined}
      className="on-deep relative h-[30px] overflow-hidden bg-surface-deep text-[0.8125rem] text-on-deep sm:text-[0.875rem]"
    >
      <ul className="selling-points flex h-full lg:justify-center lg:gap-x-10">
        {points.map((point) => (
          <Point key={point} text={point} />
        ))}
        {/* The first again, so that the last can go on to it; read and shown once. */}
        <Point text={first ?? ''} isEcho />
      </ul>
      <HeldMarks marks={marks} isLow className="absolute inset-y-0 right-4 max-lg:hidden" />
      <button
        type="button"
        disabled={!isHydrated}
        aria-label={t(isPaused ? 'play' : 'pause')}
        onClick={() => setIsPaused(!isPaused)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center bg-surface-deep -outline-offset-3 motion-reduce:hidden lg:hidden"
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </button>
    </Kept>
  )
}

function Point({ text, isEcho }: { text: string; isEcho?: boolean }) {
  return (
    <li
      aria-hidden={isEcho}
      className={`flex shrink-0 items-center justify-center gap-2 whitespace-nowrap max-lg:w-full max-lg:pr-11 max-lg:pl-3 ${isEcho ? 'lg:hidden' : ''}`}
    >
      <Icon name="check" size={16} className="text-sun" />
      <span>{text}</span>
    </li>
  )
}
