import type { ReactNode } from 'react'

/** The words below a sign of the header, on all but phones; what it is called is said by its name. */
export const IconText = ({ children }: { children: ReactNode }) => (
  <span aria-hidden="true" className="font-semibold text-[0.75rem] leading-4 max-sm:hidden">
    {children}
  </span>
)
