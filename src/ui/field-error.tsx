import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The sentence under a field that is not right yet. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="mt-1.5 flex items-start gap-1.5 font-semibold text-[0.9375rem] text-error"
    >
      <Icon name="warning" size={18} className="mt-0.5" />
      <span>{children}</span>
    </p>
  )
}
