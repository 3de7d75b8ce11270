import { cx } from './class-names.ts'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

type Look = { size?: number | undefined; className?: string | undefined }

/** A drawing beside words that say the same; alone it needs an accessible name around it. */
export const Icon = ({ name, ...look }: Look & { name: IconName }) => (
  <Drawing path={iconPaths[name]} isFilled={name === 'star'} {...look} />
)

export type DrawingProps = Look & { path: string; isFilled: boolean }

/** One path on a field of 24. */
export const Drawing = ({ path, isFilled, size = 24, className }: DrawingProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={size < 18 ? 2.3 : 1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={cx('shrink-0', className)}
  >
    <path d={path} />
  </svg>
)
