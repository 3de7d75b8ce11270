import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

/** `tile` in a list, `small` in a row of the basket, `large` on the product's own page. */
export type StageSize = 'small' | 'tile' | 'large'

const sizeClass: Record<StageSize, string> = {
  small: 'rounded-field p-2',
  tile: 'rounded-stage px-3 py-8 sm:px-6 sm:py-10',
  large: 'rounded-panel px-6 py-5 md:py-12 lg:px-14 lg:py-14',
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
