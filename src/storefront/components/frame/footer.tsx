import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NewsletterBand } from '#storefront/components/newsletter/newsletter-band.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FooterCategoryFragment,
  FooterFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { usePaths } from '#storefront/use-paths.ts'
import { Logo } from './logo.tsx'
import { PaymentLogos } from './payment-logos.tsx'

type FooterProps = { store: FooterFragment; categories: readonly FooterCategoryFragment[] }

export function Footer({ store, categories }: FooterProps) {
  const t = useTranslations('layout.footer')
  const paths = usePaths()
  const { menuItems } = store.menus.footerMenu
  return (
    <footer className="on-deep bg-surface-deep text-on-deep-soft">
      <NewsletterBand />
      <LastWord />
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-9 py-12 sm:gap-x-10 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
        <div className="max-lg:col-span-2">
          <Logo tone="onDeep" />
          <p className="mt-4 max-w-[34ch]">{t('about')}</p>
          {store.toggles.isFooterLogos && <PaymentLogos names={store.paymentIcons} />}
        </div>
        <Column title={t('shop')}>
          {menuItems.map((item) => (
            <Item key={item.path} {...item} />
          ))}
        </Column>
        <Column title={t('categories')}>
          {categories
            .filter((category) => category.topList)
            .map((category) => (
              <Item key={category.id} {...category} />
            ))}
          <Item path={paths.categories()} title={t('allCategories')} />
        </Column>
        <OrganisationColumn store={store} />
      </div>
      <div className="border-on-deep/15 border-t">
        <p className="page-width py-5 text-[0.9375rem]">
          {t('copyright', { year: String(new Date().getFullYear()), name: store.name })}
        </p>
      </div>
    </footer>
  )
}

/** The last word of every page, and a true one: a digital card needs no working day. */
function LastWord() {
  const t = useTranslations('layout.footer')
  return (
    <p className="bg-action text-on-action">
      <span className="page-width flex items-center justify-center gap-3 py-3.5 text-center font-semibold">
        <Icon name="mail" size={22} className="max-sm:hidden" />
        {t('promise')}
      </span>
    </p>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.125rem] text-on-deep">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Item({ path, title }: { path: string; title: string }) {
  return (
    <li>
      <Link href={path} tone="onDeep" className="inline-flex min-h-9 items-center max-sm:min-h-11">
        {title}
      </Link>
    </li>
  )
}

function OrganisationColumn({ store }: { store: FooterFragment }) {
  const t = useTranslations('layout.footer')
  const { legalName, address, email, phone, kvkNumber, vatNumber } = store.organisation
  return (
    <section className="max-lg:col-span-2">
      <h2 className="mb-2 text-[1.125rem] text-on-deep">{t('contact')}</h2>
      <address className="not-italic">
        <p>{legalName}</p>
        <p>{address}</p>
        <ul className="mt-2">
          <Item path={`mailto:${email}`} title={email} />
          <Item path={`tel:${phone.replace(/[^+\d]/g, '')}`} title={phone} />
        </ul>
        <p className="mt-2 text-[0.9375rem]">{t('kvk', { number: kvkNumber })}</p>
        <p className="text-[0.9375rem]">{t('vat', { number: vatNumber })}</p>
      </address>
    </section>
  )
}

graphql(`
  fragment Footer on StoreData {
    toggles {
      isFooterLogos
    }
    name
    paymentIcons
    menus {
      footerMenu {
        menuItems {
          title
          path
        }
      }
    }
    organisation {
      legalName
      address
      email
      phone
      kvkNumber
      vatNumber
    }
  }
`)

graphql(`
  fragment FooterCategory on MenuCategory {
    id
    title
    path
    topList
  }
`)
