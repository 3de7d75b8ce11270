import { invoiceLines } from '#i18n/invoice-lines.ts'
import { orderTexts } from '#i18n/texts/order.ts'
import { addressParts, type PostalAddress } from '#kernel/address-parts.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { OrderBillingFragment } from '#storefront/graphql/generated/graphql.ts'
import { useStore } from '#storefront/parts/store/store-context.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** To whom the invoice is made out, and where it goes. */
export function OrderBilling({ billing }: { billing: OrderBillingFragment }) {
  const t = useTexts(orderTexts)
  const language = useLanguage()
  const shopCountry = useStore().countryCode
  const { kvkNumber, vatNumber, invoiceEmail, companyName } = billing
  const invoiced = {
    firstName: billing.firstName ?? '',
    lastName: billing.lastName ?? '',
    companyName,
    address: addressOf(billing),
  }
  const numbers = [
    kvkNumber && t('kvkNumber', { number: kvkNumber }),
    vatNumber && t('vatNumber', { number: vatNumber }),
    invoiceEmail && t('invoiceEmail', { email: invoiceEmail }),
  ].filter(Boolean)
  return (
    <section className="rounded-card p-5 ring-[1.5px] ring-line ring-inset sm:p-6">
      <h2 className="mb-2 text-[1.1875rem]">{t('billing')}</h2>
      <address className="wrap-anywhere not-italic">
        {invoiceLines(language, invoiced, shopCountry).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      {numbers.length > 0 && (
        <div className="wrap-anywhere mt-3 text-[0.9375rem] text-text-soft">
          {numbers.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </section>
  )
}

function addressOf(billing: OrderBillingFragment): PostalAddress | undefined {
  const parts = addressParts.flatMap((part) => (billing[part] ? [[part, billing[part]]] : []))
  const address: Partial<PostalAddress> = Object.fromEntries(parts)
  const { countryCode, city } = address
  return countryCode && city ? { ...address, countryCode, city } : undefined
}

graphql(`
  fragment OrderBilling on BillingAddress {
    firstName
    lastName
    companyName
    kvkNumber
    vatNumber
    invoiceEmail
    countryCode
    postCode
    houseNumber
    suffix
    street
    addressLine1
    addressLine2
    city
    administrativeArea
  }
`)
