import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type AccordionItem = { id: string; title: string; content: ReactNode }

/**
 * Titles that open one by one. The browser's `details`: it works before hydration and by keyboard, and a search within
 * the page finds folded text.
 */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div className="divide-y divide-line border-line border-y">
    {items.map(({ id, title, content }) => (
      <details key={id} id={id} className="group scroll-mt-28">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3.5 font-bold text-[1.0625rem] hover:text-action [&::-webkit-details-marker]:hidden">
          <span>{title}</span>
          <Icon
            name="chevronDown"
            size={20}
            className="text-action transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="max-w-[68ch] pr-8 pb-5 text-text-soft">{content}</div>
      </details>
    ))}
  </div>
)
