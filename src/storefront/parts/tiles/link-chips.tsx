import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { DaysLeft } from './days-left.tsx'

type LinkChip = {
  path: string
  title: string
  icon?: string | null | undefined
  daysLeft?: number | null | undefined
}

/** Short links, for visitors who know what they look for. */
export const LinkChips = ({ chips }: { chips: readonly LinkChip[] }) => (
  <ul className="swipe-row gap-2.5 [--swipe:auto] sm:flex sm:flex-wrap">
    {chips.map(({ path, title, icon, daysLeft }) => (
      <li key={path}>
        <Anchor
          href={path}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-blush px-4.5 font-semibold text-[0.9375rem] hover:bg-action hover:text-on-action"
        >
          {icon && <ContentIcon name={icon} size={20} />}
          <span>{title}</span>
          <DaysLeft count={daysLeft} />
        </Anchor>
      </li>
    ))}
  </ul>
)
