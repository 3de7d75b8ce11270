import { footerTexts } from '#i18n/texts/footer.ts'
import { frameTexts } from '#i18n/texts/frame.ts'
import { CookieSettingsButton } from '#storefront/frame/consent/cookie-settings-button.tsx'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FooterFragment,
  FrameCategoryFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { OpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { TrustMarks } from '#storefront/parts/trust/trust-marks.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FooterBody } from './footer-body.tsx'
import { FooterLink, type MenuItem } from './footer-link.tsx'
import { SocialLinks } from './social-links.tsx'

type FooterProps = {
  store: FooterFragment
  categories: readonly FrameCategoryFragment[]
  year: string
  hours: readonly OpeningHours[]
}

export function Footer({ store, categories, year, hours }: FooterProps) {
  return (
    <footer className="on-deep bg-surface-deep text-on-deep-soft">
      <FooterBody store={store} categories={categories} hours={hours} />
      <Bottom store={store} year={year} />
    </footer>
  )
}

/** The way to this very page in another language stands here, which no other page has. */
function Bottom({ store, year }: Pick<FooterProps, 'store' | 'year'>) {
  const t = useTexts(footerTexts)
  return (
    <div className="border-on-deep/15 border-t">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 pt-4 pb-20 text-[0.9375rem] min-[90rem]:pb-4">
        <p>{t('copyright', { year, name: store.name })}</p>
        <TrustMarks marks={store.trustMarks.bottomBar} />
        <Kept as="div" name="legal-links" by={[store.menus]} className="contents">
          <LegalLinks items={store.menus.legalMenu.menuItems} />
        </Kept>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full lg:ml-auto">
          <SocialLinks accounts={store.socialAccounts} />
          <StoreSwitcherButton place="footer" />
        </div>
      </div>
    </div>
  )
}

/** Terms, privacy and cookies, as far as they have a page, and the answer about cookies. */
function LegalLinks({ items }: { items: readonly MenuItem[] }) {
  const t = useTexts(frameTexts)
  return (
    <nav aria-label={t('conditions')}>
      <ul className="flex flex-wrap items-center gap-x-5">
        {items.map(({ path, title }) => (
          <FooterLink key={path} path={path} title={title} />
        ))}
        <li>
          <CookieSettingsButton />
        </li>
      </ul>
    </nav>
  )
}

graphql(`
  fragment Footer on StoreData {
    name
    menus {
      legalMenu {
        menuItems {
          title
          path
        }
      }
    }
    trustMarks {
      bottomBar {
        ...TrustMark
      }
    }
    socialAccounts {
      network
      url
    }
    ...FooterBody
  }
`)
