import type { ReactNode } from 'react'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Page } from '#ui/page.tsx'

type EntryPageProps = {
  pageTitle: string
  heading: string
  intro?: ReactNode
  /** A picture above the heading of pages without a form. */
  icon?: IconName | undefined
  /** Stands beside the form on desktops, below it elsewhere. */
  aside?: Elements
  children: ReactNode
}

/** A page on the way to an account: one thing to do, in a column as wide as a form reads well. */
export const EntryPage = (props: EntryPageProps) => (
  <Page>
    <PageMeta title={props.pageTitle} isPrivate />
    <div className="mx-auto grid max-w-xl items-start gap-8 pt-6 sm:pt-10 lg:max-w-none lg:grid-cols-[minmax(0,36rem)_minmax(0,24rem)] lg:justify-center lg:gap-12">
      <div className={props.aside ? undefined : 'lg:col-span-2 lg:mx-auto lg:w-full lg:max-w-xl'}>
        {props.icon && (
          <span className="mb-5 grid size-16 place-items-center rounded-full bg-surface-blush text-action">
            <Icon name={props.icon} size={32} />
          </span>
        )}
        <h1 className="text-heading-1">{props.heading}</h1>
        {props.intro && <div className="wrap-anywhere mt-3 text-[1.0625rem]">{props.intro}</div>}
        <div className="mt-6 grid gap-5">{props.children}</div>
      </div>
      {props.aside}
    </div>
  </Page>
)
