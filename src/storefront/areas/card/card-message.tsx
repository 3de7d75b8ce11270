import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

type CardMessageProps = { icon: IconName; title: string; children: Elements }

/** When there is no card to show: why not, and what to do. */
export const CardMessage = ({ icon, title, children }: CardMessageProps) => (
  <section className="mx-auto grid max-w-2xl justify-items-center gap-4 rounded-panel bg-surface px-5 py-14 text-center shadow-soft sm:px-12">
    <span className="grid size-20 place-items-center rounded-full bg-action-soft text-action">
      <Icon name={icon} size={38} />
    </span>
    <h1 className="text-heading-2">{title}</h1>
    {children}
  </section>
)
