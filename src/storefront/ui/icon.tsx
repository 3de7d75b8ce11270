import { cx } from './class-names.ts'
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

const filled: ReadonlySet<IconName> = new Set(['star'])

type IconProps = { name: IconName; size?: number | undefined; className?: string | undefined }

/** A drawing beside words that say the same; alone it needs an accessible name around it. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={size < 18 ? 2.3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('shrink-0', className)}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}

/** Names come as data too, from the catalogue: an unknown one is a gift. */
export const asIconName = (name: string): IconName =>
  name in iconPaths ? (name as IconName) : 'gift'
