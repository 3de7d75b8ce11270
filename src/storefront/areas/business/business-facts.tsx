import type { ReactNode } from 'react'
import { businessTexts } from '#i18n/texts/business.ts'
import { firstNamePlaceholder } from '#kernel/note-template.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { BusinessFactsFragment } from '#storefront/graphql/generated/graphql.ts'
import { offeredForms } from '#storefront/parts/gift-form/product-forms.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Link } from '#ui/link.tsx'
import { Section } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BusinessProduct } from './business-product.ts'

type BusinessFactsProps = { product: BusinessFactsFragment & BusinessProduct }

/** Paying, VAT, looks and delivery, as companies ask about them. */
export function BusinessFacts({ product }: BusinessFactsProps) {
  const t = useTexts(businessTexts, 'good')
  const paths = usePaths()
  const token = firstNamePlaceholder[useLanguage()]
  const isByPostToo = offeredForms(product).length > 1
  return (
    <Section title={t('title')}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Fact icon="briefcase" title={t('pay.title')}>
          {t.rich('pay.text', {
            account: (text) => <Link href={paths.account()}>{text}</Link>,
            contact: (text) => (
              <Link href={`${paths.contact()}?onderwerp=zakelijk#write-to-us`}>{text}</Link>
            ),
          })}
        </Fact>
        <Fact icon="info" title={t('vat.title')}>
          {useVatText(product)}
        </Fact>
        <Fact icon="gift" title={t('look.title')}>
          {t(`look.${product.productType === 'DONATION' ? 'donation' : 'text'}`, {
            brand: product.brand.title,
            token,
          })}
        </Fact>
        <Fact icon="mail" title={t('delivery.title')}>
          {t(`delivery.${isByPostToo ? 'byMailOrPost' : 'byMail'}`)}
        </Fact>
      </ul>
    </Section>
  )
}

function useVatText({ productType, vatPercent }: BusinessFactsFragment): string {
  const t = useTexts(businessTexts, 'good.vat')
  if (productType === 'DONATION') return t('donation')
  return vatPercent === null ? t('none') : t('some', { percent: String(vatPercent) })
}

type FactProps = { icon: IconName; title: string; children: ReactNode }

const Fact = ({ icon, title, children }: FactProps) => (
  <li className="flex gap-4">
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-surface-blush text-action">
      <Icon name={icon} size={22} />
    </span>
    <div className="min-w-0">
      <h3 className="pt-0.5 text-[1.1875rem]">{title}</h3>
      <p className="mt-1 text-text-soft">{children}</p>
    </div>
  </li>
)

graphql(`
  fragment BusinessFacts on Product {
    productType
    vatPercent
    brand { title }
  }
`)
