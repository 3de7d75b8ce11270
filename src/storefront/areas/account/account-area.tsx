import type { ReactNode } from 'react'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { Toasts } from '#ui/toasts.tsx'
import { AccountNavigation } from './account-navigation.tsx'

type AccountAreaProps = { pageTitle: string; children: ReactNode }

/** A page of the account, with links to the other ones beside it, or above it on phones and tablets. */
export const AccountArea = ({ pageTitle, children }: AccountAreaProps) => (
  <Toasts>
    <Page>
      <PageMeta title={pageTitle} isPrivate />
      <div className="grid items-start gap-x-12 gap-y-7 pt-5 sm:pt-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-12">
        <AccountNavigation />
        <div className="min-w-0">{children}</div>
      </div>
    </Page>
  </Toasts>
)
