import { ContentIcon } from '#storefront/parts/icons/content-icon.tsx'
import type { Elements } from '#ui/elements.ts'

type ListHeadingProps = {
  title: string
  text: string
  icon?: string | undefined
  /** In place of the icon. Phones, which show neither, do not fetch it. */
  picture?: string | undefined
  aside?: Elements
}

/** What a list is about, in a breath. */
export function ListHeading({ title, text, icon, picture, aside }: ListHeadingProps) {
  return (
    <div className="mb-6 flex items-center gap-5">
      {picture && (
        <img
          src={picture}
          alt=""
          width={856}
          height={540}
          loading="lazy"
          decoding="async"
          className="aspect-[85.6/54] h-auto w-44 shrink-0 rounded-card max-sm:hidden"
        />
      )}
      {icon && !picture && (
        <span className="grid size-16 shrink-0 place-items-center rounded-full bg-surface-blush text-action max-sm:hidden">
          <ContentIcon name={icon} size={34} />
        </span>
      )}
      <div className="min-w-0">
        <h1 className="text-heading-1">{title}</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.0625rem] text-text-soft">{text}</p>
        {aside}
      </div>
    </div>
  )
}
