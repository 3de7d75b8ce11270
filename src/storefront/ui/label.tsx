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
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-3 py-1 font-bold text-[0.8125rem] leading-5 shadow-soft',
        colorClass[props.color],
      )}
    >
      {props.icon && <Icon name={props.icon} size={14} />}
      {props.children}
    </span>
  )
}
