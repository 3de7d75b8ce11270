import { footerTexts } from '#i18n/texts/footer.ts'
import { NewsletterBand } from '#storefront/areas/newsletter/newsletter-band.tsx'
import { hasNewsletter } from '#storefront/areas/newsletter/newsletter-pages.ts'
import { Logo } from '#storefront/frame/header/logo.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FooterBodyFragment,
  FrameCategoryFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { OpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { Kept } from '#storefront/parts/page/kept.tsx'
import { usePagePath } from '#storefront/parts/page/page-path.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { PaymentLogos } from '#storefront/parts/payment-marks/payment-logos.tsx'
import type { Elements } from '#ui/elements.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { FooterLink, type MenuItem } from './footer-link.tsx'
import { OrganisationColumn } from './organisation-column.tsx'
import { SisterShops } from './sister-shops.tsx'

type FooterBodyProps = {
  store: FooterBodyFragment
  categories: readonly FrameCategoryFragment[]
  hours: readonly OpeningHours[]
}

/** All of the footer that is read rather than pressed, and the newsletter above it where people look around. */
export function FooterBody(props: FooterBodyProps) {
  const { store, categories, hours } = props
  return (
    <>
      {hasNewsletter(usePagePath()) && <NewsletterBand />}
      <Kept as="div" name="footer" by={[store, categories, hours]}>
        <LastWord />
        <Columns {...props} />
      </Kept>
    </>
  )
}

function Columns({ store, categories, hours }: FooterBodyProps) {
  const t = useTexts(footerTexts)
  const paths = usePaths()
  return (
    <div className="page-width grid grid-cols-2 gap-x-6 gap-y-6 pt-8 pb-5 sm:gap-x-10 sm:gap-y-8 sm:pt-10 sm:pb-8 lg:grid-cols-[1.15fr_0.85fr_0.85fr_1.4fr]">
      <div className="-mt-5 max-lg:col-span-2">
        <Logo tone="onDeep" />
        <p className="max-w-[36ch]">{store.organisation.description}</p>
        {store.toggles.isFooterLogos && <PaymentLogos marks={store.paymentIcons} />}
        <SisterShops shops={store.sisterShops} />
      </div>
      <Column
        title={t('shop')}
        items={store.menus.footerMenu.menuItems}
        className="max-sm:col-span-2"
        listClass="max-sm:columns-2 max-sm:gap-6"
      />
      {/* A phone has them in its menu and on the front page. */}
      <Column
        title={t('categories')}
        items={categories.filter(({ isTop }) => isTop)}
        className="max-sm:hidden"
      >
        <FooterLink path={paths.categories()} title={t('allCategories')} />
      </Column>
      <OrganisationColumn organisation={store.organisation} hours={hours} />
    </div>
  )
}

/** The last word of every page, and a true one: a digital card needs no working day. */
function LastWord() {
  const t = useTexts(footerTexts)
  return (
    <p className="bg-action text-on-action">
      <span className="page-width flex items-center justify-center gap-3 py-3.5 text-center font-semibold">
        <Icon name="mail" size={22} className="max-sm:hidden" />
        <span>{t('promise')}</span>
      </span>
    </p>
  )
}

type ColumnProps = {
  title: string
  items: readonly MenuItem[]
  className: string
  listClass?: string
  children?: Elements
}

function Column({ title, items, className, listClass, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-2 text-[1.125rem] text-on-deep">{title}</h2>
      <ul className={listClass}>
        {items.map(({ path, title }) => (
          <FooterLink key={path} path={path} title={title} />
        ))}
        {children}
      </ul>
    </section>
  )
}

graphql(`
  fragment FooterBody on StoreData {
    toggles {
      isFooterLogos
    }
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
    }
    organisation {
      description
      ...OrganisationColumn
    }
  }
`)
