import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'

type ProductGridProps = {
  /** By which name the list is measured; without it it is not. */
  list?: string | undefined
  /** On a phone one row to swipe through, on tablets three columns. */
  isRow?: boolean | undefined
  children: ReactNode
}

/**
 * Two columns on phones and tablets, three on small desktops, four from 1280 px. Each child is one cell and renders
 * its own `li`.
 */
export function ProductGrid({ list, isRow, children }: ProductGridProps) {
  return (
    <ul
      data-list={list}
      className={cx(
        isRow ? 'swipe-row sm:grid md:grid-cols-3' : 'grid',
        'grid-cols-2 gap-x-3.5 gap-y-8 sm:gap-x-5 lg:grid-cols-3 lg:gap-x-6 lg:gap-y-10 xl:grid-cols-4',
      )}
    >
      {children}
    </ul>
  )
}

/** A cell that fills the third column of small desktops and is hidden elsewhere. */
export const onlySmallDesktop = 'max-lg:hidden xl:hidden'
