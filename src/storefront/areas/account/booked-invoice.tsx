import { accountPagesTexts } from '#i18n/texts/account-pages.ts'
import { addressLines, addressParts } from '#kernel/address-parts.ts'
import type { InvoiceFieldsFragment } from '#storefront/graphql/generated/graphql.ts'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** To whom invoices are made out as the address book says it, where it is changed. */
export function BookedInvoice({ profile }: { profile: InvoiceFieldsFragment }) {
  const t = useTexts(accountPagesTexts, 'details')
  const paths = usePaths()
  const { address } = profile
  const place = { countryCode: '', city: '', ...knownParts(addressParts, address) }
  const lines = addressLines({ ...place, companyName: address?.companyName ?? undefined })
  return (
    <section aria-labelledby="invoices" className="mt-4 rounded-card bg-surface-warm px-5 py-4">
      <h2 id="invoices" className="text-[1.25rem]">
        {t('invoices')}
      </h2>
      <p className="mt-1 text-text-soft">{t('invoicesInBook')}</p>
      <address className="wrap-anywhere mt-2 not-italic leading-relaxed">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-2">
        <Link href={paths.accountAddressBook()}>{t('toBook')}</Link>
      </p>
    </section>
  )
}
