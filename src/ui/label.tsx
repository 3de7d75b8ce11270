import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type LabelColor = 'pink' | 'sun' | 'leaf' | 'gray'

const colorClass: Record<LabelColor, string> = {
  pink: 'bg-surface text-action',
  sun: 'bg-sun text-text',
  leaf: 'bg-leaf-soft text-leaf',
  gray: 'bg-surface-gray text-text-soft',
}

/** A short remark on a card: new, favourite, coming. */
export function Label(props: {
  color: LabelColor
  icon?: IconName | undefined
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 max-w-full rounded-full px-2.5 py-0.5 font-bold text-[0.75rem] leading-4.5 shadow-soft sm:px-3 sm:py-1 sm:text-[0.8125rem]',
        colorClass[props.color],
      )}
    >
      {props.icon && <Icon name={props.icon} size={14} className="max-sm:hidden" />}
      <span>{props.children}</span>
    </span>
  )
}
