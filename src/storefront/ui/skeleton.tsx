import { cx } from './class-names.ts'

/** Holds the place of what is still on its way. Give it the size of that by `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block animate-shimmer rounded-field bg-[length:200%_100%] bg-linear-to-r from-surface-gray via-line to-surface-gray',
        className,
      )}
    />
  )
}
