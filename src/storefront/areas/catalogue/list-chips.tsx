import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Anchor } from '#ui/anchor.tsx'

type ListChip = { id: string; title: string; path: string; icon?: string | undefined }

export type ListChipsProps = {
  /** The name of the row, for screen readers. */
  label: string
  /** The way to everything, in front of the others. */
  all: { title: string; path: string }
  chips: readonly ListChip[]
  /** Id of the one that is shown; without it all are. */
  current: string | undefined
}

/** Steps from one list to another, where the bar of filters has no room: a row that scrolls sideways. */
export function ListChips({ label, all, chips, current }: ListChipsProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:hidden">
      <ul className="flex w-max gap-2.5">
        <Chip href={all.path} isCurrent={current === undefined} text={all.title} />
        {chips.map((chip) => (
          <Chip
            key={chip.id}
            href={chip.path}
            isCurrent={chip.id === current}
            text={chip.title}
            icon={chip.icon}
          />
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = { href: string; text: string; isCurrent: boolean; icon?: string | undefined }

function Chip({ href, text, isCurrent, icon }: ChipProps) {
  return (
    <li>
      <Anchor
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-surface px-4 font-semibold text-[0.9375rem] ring-[1.5px] ring-line-blush ring-inset hover:ring-action aria-[current=page]:bg-action aria-[current=page]:text-on-action aria-[current=page]:ring-action"
      >
        {icon && <ContentIcon name={icon} size={20} />}
        <span>{text}</span>
      </Anchor>
    </li>
  )
}
