import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

type BarPanelProps = {
  title: string
  /** How many choices in it are made. */
  count?: number | undefined
  /** Shows where one is, rather than what one may choose. */
  isCurrent?: boolean | undefined
  /** Room for two columns, on desktops. */
  isWide?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A name in the bar above a list that unfolds what is behind it, one at a time, with or without script. */
export const BarPanel = ({
  title,
  count = 0,
  isCurrent,
  isWide = false,
  className,
  children,
}: BarPanelProps) => (
  <details name="bar-panel" className={cx('group relative', className)}>
    <summary
      className={cx(
        'inline-flex min-h-11 list-none items-center gap-2 rounded-full px-4.5 font-semibold text-[0.9375rem] ring-[1.5px] ring-inset hover:ring-action group-open:ring-action [&::-webkit-details-marker]:hidden',
        isCurrent
          ? 'bg-action text-on-action ring-action hover:bg-action-strong'
          : 'bg-surface ring-line-blush',
      )}
    >
      <span>{title}</span>
      {count > 0 && (
        <span className="grid size-5 place-items-center rounded-full bg-action text-[0.75rem] text-on-action tabular-nums">
          {count}
        </span>
      )}
      <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
    </summary>
    <div
      className={cx(
        'top-full left-0 z-10 mt-2 rounded-card bg-surface p-2.5 lg:absolute lg:max-h-[min(70vh,28rem)] lg:overflow-y-auto lg:overscroll-contain lg:shadow-giftcard',
        isWide ? 'lg:w-[34rem]' : 'lg:w-80',
      )}
    >
      {children}
    </div>
  </details>
)
