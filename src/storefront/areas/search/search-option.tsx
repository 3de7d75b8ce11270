import { type ReactNode, use, useId } from 'react'
import { cx } from '#ui/class-names.ts'
import { ActiveOptionContext } from './use-options.ts'

type SearchOptionProps = { href: string; children: ReactNode; className?: string | undefined }

/** A link that the arrow keys of the field reach. Tab skips it, as is usual for such lists. */
export function SearchOption({ href, children, className }: SearchOptionProps) {
  const id = useId()
  const isActive = use(ActiveOptionContext) === id
  return (
    <a
      href={href}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={cx(
        'outline-none ring-action hover:bg-surface-blush aria-selected:bg-surface-blush aria-selected:ring-[2px] aria-selected:ring-inset',
        className,
      )}
    >
      {children}
    </a>
  )
}

type OptionGroupProps = { title: string; children: ReactNode; className?: string | undefined }

/** Options under a heading. */
export function OptionGroup({ title, children, className }: OptionGroupProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; a listbox has groups.
    <div role="group" aria-labelledby={id} className="mt-6 first:mt-0">
      <div id={id} className="mb-2 font-display font-bold text-[1.0625rem]">
        {title}
      </div>
      <div className={className}>{children}</div>
    </div>
  )
}
