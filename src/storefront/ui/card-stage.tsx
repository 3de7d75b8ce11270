import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** `tile` in a list, `small` in a row of the basket, `large` on the product's own page. */
export type StageSize = 'small' | 'tile' | 'large'

const sizeClass: Record<StageSize, string> = {
  small: 'rounded-field p-2',
  tile: 'rounded-stage px-3 pt-9 pb-8 sm:px-6 sm:pt-10 sm:pb-7',
  large: 'rounded-panel px-6 py-9 sm:px-14 sm:py-14',
}

type CardStageProps = {
  /** The product's own colour: data, hence the one style that is not a token. */
  backgroundColor: string
  size?: StageSize | undefined
  children: ReactNode
  className?: string | undefined
}

/** The coloured floor on which a card is shown. */
export function CardStage({ backgroundColor, size = 'tile', children, className }: CardStageProps) {
  return (
    <div
      style={{ backgroundColor }}
      className={cx('relative overflow-hidden', sizeClass[size], className)}
    >
      {children}
    </div>
  )
}
