import { cx } from './class-names.ts'
import type { Elements } from './elements.ts'

/** `page`: as wide as the shop. `reading`: as wide as a line that reads well. */
export type PageWidth = 'page' | 'reading'

type PageProps = {
  width?: PageWidth | undefined
  /** Opens the page over the whole width of the window. */
  hero?: Elements
  children: Elements
}

/** The part between header and footer that this address is about; the skip link leads here. */
export function Page({ width = 'page', hero, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className="pb-10 outline-none sm:pb-20">
      {hero}
      <div className={cx('page-width', width === 'reading' && 'max-w-3xl!')}>{children}</div>
    </main>
  )
}

type SectionProps = { title: string; aside?: Elements; children: Elements }

/** A titled part of a page, with room for one link beside the title. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="pt-8 sm:pt-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-7">
        <h2 className="text-heading-2">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
