import { cx } from './class-names.ts'

/** What is on its way: a card on its stage, or lines of text. */
export type SkeletonShape = 'card' | 'line' | 'heading'

const shapeClass: Record<SkeletonShape, string> = {
  card: 'aspect-[85.6/54] rounded-stage',
  line: 'h-4 rounded-sm',
  heading: 'h-7 w-2/3 rounded-sm',
}

/**
 * Keeps the place of content that is loading, so that nothing moves when it comes. The loading part tells screen
 * readers, not each grey box.
 */
export function Skeleton(props: { shape: SkeletonShape; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer bg-[length:200%_100%] bg-linear-100 from-surface-gray via-line to-surface-gray',
        shapeClass[props.shape],
        props.className,
      )}
    />
  )
}
