import type { ReactNode } from 'react'
import { frameTexts } from '#i18n/texts/frame.ts'
import { layoutTexts } from '#i18n/texts/layout.ts'
import { NewsletterBand } from '#storefront/areas/newsletter/newsletter-band.tsx'
import { CookieSettingsButton } from '#storefront/frame/consent/cookie-settings-button.tsx'
import { Logo } from '#storefront/frame/header/logo.tsx'
import { StoreSwitcherButton } from '#storefront/frame/switcher/store-switcher-button.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FooterFragment,
  FrameCategoryFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { OpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PaymentLogos } from '#storefront/parts/payment-marks/payment-logos.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Kept } from '#storefront/ui/kept.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { OrganisationColumn } from './organisation-column.tsx'
import { SisterShops } from './sister-shops.tsx'
import { SocialLinks } from './social-links.tsx'

type FooterProps = {
  store: FooterFragment
  categories: readonly FrameCategoryFragment[]
  year: string
  hours: readonly OpeningHours[]
}

export function Footer(props: FooterProps) {
  const { store, categories, year, hours } = props
  return (
    <footer className="on-deep bg-surface-deep text-on-deep-soft">
      <NewsletterBand />
      <Kept as="div" name="footer" by={[store, categories, hours]}>
        <Columns {...props} />
      </Kept>
      <Bottom store={store} year={year} />
    </footer>
  )
}

function Columns({ store, categories, hours }: FooterProps) {
  const t = useTexts(layoutTexts, 'footer')
  const paths = usePaths()
  return (
    <>
      <LastWord />
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-9 pt-10 pb-12 sm:gap-x-10 lg:grid-cols-[1.15fr_0.85fr_0.85fr_1.4fr]">
        <div className="-mt-5 max-lg:col-span-2">
          <Logo tone="onDeep" />
          <p className="max-w-[36ch]">{store.organisation.description}</p>
          {store.toggles.isFooterLogos && <PaymentLogos marks={store.paymentIcons} />}
          <SisterShops shops={store.sisterShops} />
        </div>
        <Column title={t('shop')} items={store.menus.footerMenu.menuItems} />
        <Column title={t('categories')} items={categories.filter(({ topList }) => topList)}>
          <FooterLink path={paths.categories()} title={t('allCategories')} />
        </Column>
        <OrganisationColumn organisation={store.organisation} hours={hours} />
      </div>
    </>
  )
}

/** The way to this very page in another language stands here, which no other page has. */
function Bottom({ store, year }: Pick<FooterProps, 'store' | 'year'>) {
  const t = useTexts(layoutTexts, 'footer')
  return (
    <div className="border-on-deep/15 border-t">
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-3 pt-4 pb-20 text-[0.9375rem] min-[90rem]:pb-4">
        <p>{t('copyright', { year, name: store.name })}</p>
        <LegalLinks items={store.menus.legalMenu.menuItems} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full lg:ml-auto">
          <SocialLinks accounts={store.socialAccounts} />
          <StoreSwitcherButton place="footer" />
        </div>
      </div>
    </div>
  )
}

/** The last word of every page, and a true one: a digital card needs no working day. */
function LastWord() {
  const t = useTexts(layoutTexts, 'footer')
  return (
    <p className="bg-action text-on-action">
      <span className="page-width flex items-center justify-center gap-3 py-3.5 text-center font-semibold">
        <Icon name="mail" size={22} className="max-sm:hidden" />
        {t('promise')}
      </span>
    </p>
  )
}

type MenuItem = { path: string; title: string }

type ColumnProps = { title: string; items: readonly MenuItem[]; children?: ReactNode }

function Column({ title, items, children }: ColumnProps) {
  return (
    <section>
      <h2 className="mb-2 text-[1.125rem] text-on-deep">{title}</h2>
      <ul>
        {items.map(({ path, title }) => (
          <FooterLink key={path} path={path} title={title} />
        ))}
        {children}
      </ul>
    </section>
  )
}

function FooterLink({ path, title }: MenuItem) {
  return (
    <li>
      <Link href={path} tone="onDeep" className="inline-flex min-h-9 items-center max-sm:min-h-11">
        {title}
      </Link>
    </li>
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
    toggles {
      isFooterLogos
    }
    name
    paymentIcons
    sisterShops {
      ...SisterShop
    }
    menus {
      footerMenu {
        menuItems {
          title
          path
        }
      }
      legalMenu {
        menuItems {
          title
          path
        }
      }
    }
    socialAccounts {
      network
      url
    }
    organisation {
      description
      ...OrganisationColumn
    }
  }
`)
