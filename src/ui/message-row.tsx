import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** The ten styles of SPEC §8. */
export type MessageTone =
  | 'default'
  | 'error'
  | 'warning'
  | 'dark'
  | 'pink'
  | 'gray'
  | 'ruby'
  | 'lightRuby'
  | 'checkoutWarning'
  | 'confirmationWarning'

const toneClass: Record<MessageTone, string> = {
  default: 'bg-surface-warm text-text',
  error: 'bg-error-soft text-error ring-[1.5px] ring-inset ring-error',
  warning: 'bg-sun-soft text-warning-text',
  dark: 'bg-surface-deep text-on-deep on-deep',
  pink: 'bg-surface-blush text-text',
  gray: 'bg-surface-gray text-text',
  ruby: 'bg-action text-on-action on-deep',
  lightRuby: 'bg-action-soft text-action-strong',
  checkoutWarning: 'bg-sun-soft text-text ring-[1.5px] ring-inset ring-sun',
  confirmationWarning: 'bg-sun text-text',
}

const toneIcon: Record<MessageTone, IconName> = {
  default: 'info',
  error: 'warning',
  warning: 'warning',
  dark: 'info',
  pink: 'gift',
  gray: 'info',
  ruby: 'gift',
  lightRuby: 'info',
  checkoutWarning: 'warning',
  confirmationWarning: 'clock',
}

type MessageRowProps = {
  tone?: MessageTone | undefined
  icon?: IconName | undefined
  children: ReactNode
  className?: string | undefined
}

/** A message in the page. A screen reader reads an error at once, the others when it is idle. */
export function MessageRow({ tone = 'default', icon, children, className }: MessageRowProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-field px-4 py-3.5 leading-snug',
        toneClass[tone],
        className,
      )}
    >
      <Icon name={icon ?? toneIcon[tone]} size={20} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
