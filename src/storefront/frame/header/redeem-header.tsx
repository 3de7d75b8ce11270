import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { RedeemHeaderFragment } from '#storefront/graphql/generated/graphql.ts'
import { Logo } from './logo.tsx'
import { SupportLink } from './support-link.tsx'

type RedeemHeaderProps = {
  store: RedeemHeaderFragment
  /** On the redeem page (SPEC §2), and on the page of a gift, which has no footer with the choice. */
  hasLanguages?: boolean | undefined
}

/** The header for holders of a card: the sender and help, nothing for sale. */
export const RedeemHeader = ({ store, hasLanguages }: RedeemHeaderProps) => (
  <header className="page-width flex min-h-20 items-center justify-between gap-3">
    <Logo />
    <div className="-mr-2.5 flex items-center gap-1 print:hidden">
      <SupportLink support={store.support} isShortOnPhones />
      {hasLanguages && store.toggles.languageSwitcher && (
        <StoreSwitcherButton place="redeemHeader" />
      )}
    </div>
  </header>
)

graphql(`
  fragment RedeemHeader on StoreData {
    support {
      ...SupportLink
    }
    toggles {
      languageSwitcher
    }
  }
`)
