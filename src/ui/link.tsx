import { Anchor, type AnchorProps } from './anchor.tsx'
import { cx } from './class-names.ts'

export type LinkTone = 'action' | 'quiet' | 'onDeep'

const toneClass: Record<LinkTone, string> = {
  action: 'font-bold text-action hover:text-action-strong',
  quiet: 'text-text underline decoration-line-field hover:decoration-2',
  onDeep: 'text-on-deep-soft hover:text-on-deep',
}

/** A link in running text or a row of links. One that acts like a button is `Button` with `href`. */
export function Link({ tone = 'action', className, ...anchor }: AnchorProps & { tone?: LinkTone }) {
  return (
    <Anchor
      {...anchor}
      className={cx('rounded-sm underline-offset-4 hover:underline', toneClass[tone], className)}
    />
  )
}
