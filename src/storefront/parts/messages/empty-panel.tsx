import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type EmptyPanelProps = {
  icon: IconName
  /** A heading of the level that the page asks for. */
  heading: Elements
  text: string
  action: string
} & ({ href: string; onAction?: undefined } | { href?: undefined; onAction: () => void })

/** Says why a list is empty, and leads on: to another page, or to what fills it. */
export const EmptyPanel = ({ icon, heading, text, action, ...way }: EmptyPanelProps) => (
  <section className="grid justify-items-center gap-4 rounded-panel bg-surface-blush px-5 py-10 text-center sm:py-14">
    <span className="grid size-20 place-items-center rounded-full bg-surface text-action">
      <Icon name={icon} size={38} />
    </span>
    {heading}
    <p className="max-w-md text-balance text-[1.0625rem]">{text}</p>
    {way.href === undefined ? (
      <Button onClick={way.onAction} className="mt-2">
        {action}
      </Button>
    ) : (
      <Button href={way.href} className="mt-2">
        {action}
      </Button>
    )}
  </section>
)
