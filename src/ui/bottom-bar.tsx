import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** `gone`: not shown. `static`: at its place on the page. `kept`: at the lower edge too. `floating`: likewise, as a card. */
type OnDesktop = 'gone' | 'static' | 'kept' | 'floating'

const desktopClass: Record<OnDesktop, string> = {
  gone: 'lg:hidden',
  static: 'lg:static lg:mx-0 lg:rounded-card lg:bg-surface-blush lg:p-5 lg:shadow-none',
  kept: '',
  floating: 'lg:bottom-4 lg:mx-0 lg:rounded-card',
}

type BottomBarProps = {
  onDesktop: OnDesktop
  /** Places it; never restyles it. */
  className?: string | undefined
  children: ReactNode
}

/** Stays in sight at the lower edge of a phone or tablet: what counts on the left, the one thing to do on the right. */
export const BottomBar = ({ onDesktop, className, children }: BottomBarProps) => (
  <div
    data-bar={onDesktop === 'gone' || 'wide'}
    className={cx(
      'sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-x-3 rounded-t-panel bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-bar sm:-mx-6 sm:gap-x-5 sm:px-6',
      desktopClass[onDesktop],
      className,
    )}
  >
    {children}
  </div>
)

/** The amount of a bar. */
export const barAmount =
  'block font-bold font-display text-[1.375rem] tabular-nums leading-tight sm:text-[1.75rem]'
