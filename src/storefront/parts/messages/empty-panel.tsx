import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type EmptyPanelProps = {
  icon: IconName
  /** A heading of the level that the page asks for. */
  heading: Elements
  text: string
  action: string
  href: string
}

/** Says why a list is empty, and leads on. */
export const EmptyPanel = ({ icon, heading, text, action, href }: EmptyPanelProps) => (
  <section className="grid justify-items-center gap-4 rounded-panel bg-surface-blush px-5 py-10 text-center sm:py-14">
    <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
      <Icon name={icon} size={38} />
    </span>
    {heading}
    <p className="max-w-md text-balance text-[1.0625rem]">{text}</p>
    <Button href={href} className="mt-2">
      {action}
    </Button>
  </section>
)
