import { Icon } from './icon.tsx'

export type Fold = { title: string; text: string }

/** Questions that open one by one; the browser's own, so it works before the page is alive. */
export function Accordion({ folds }: { folds: readonly Fold[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {folds.map(({ title, text }) => (
        <details key={title} className="group">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm py-3.5 hover:text-action [&::-webkit-details-marker]:hidden">
            <h3 className="text-[1.0625rem] leading-snug sm:text-[1.125rem]">{title}</h3>
            <Icon
              name="chevronDown"
              size={22}
              className="text-action transition-[rotate] duration-300 group-open:rotate-180"
            />
          </summary>
          <p className="max-w-[65ch] pr-10 pb-5 text-text-soft">{text}</p>
        </details>
      ))}
    </div>
  )
}
