import { Anchor } from '#ui/anchor.tsx'
import { BarPanel } from './bar-panel.tsx'
import type { ListChipsProps } from './list-chips.tsx'

/** The way to the other lists of its kind, as the first panel of the bar: on desktops, where chips take rows. */
export function ListSwitch({ label, all, chips, current }: ListChipsProps) {
  const here = chips.find(({ id }) => id === current)
  if (!here) return null
  return (
    <BarPanel title={here.title} isCurrent className="max-lg:hidden">
      <ul aria-label={label}>
        {[{ id: '', ...all }, ...chips].map(({ id, title, path }) => (
          <li key={id}>
            <Anchor
              href={path}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-field px-3 font-semibold leading-snug hover:bg-action-soft aria-[current=page]:text-action"
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </BarPanel>
  )
}
