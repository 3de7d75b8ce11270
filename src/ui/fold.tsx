import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'
import { Icon } from './icon.tsx'

type FoldProps = {
  title: string
  /** It cannot be closed meanwhile: what stands in it has to be seen. */
  isOpen: boolean
  /** A title that stands for itself, or one that stays behind what is around it. */
  weight: 'bold' | 'quiet'
  className?: string | undefined
  children: Elements
}

const weightClass: Record<FoldProps['weight'], string> = {
  bold: 'font-bold',
  quiet: 'text-[0.9375rem]',
}

/**
 * Something that few need, behind its title. The browser's `details`: it opens before hydration and
 * by keyboard.
 */
export const Fold = ({ title, isOpen, weight, className, children }: FoldProps) => (
  <details open={isOpen || undefined} className={cx('group/fold', className)}>
    <summary
      className={cx(
        'touch inline-flex max-w-full cursor-pointer list-none items-center gap-1.5 rounded-sm hover:text-action [&::-webkit-details-marker]:hidden',
        weightClass[weight],
      )}
    >
      <span>{title}</span>
      <Icon
        name="chevronDown"
        size={18}
        className="text-action transition-transform duration-200 group-open/fold:rotate-180"
      />
    </summary>
    {children}
  </details>
)
