import { useTranslations } from 'use-intl'
import { PaymentMark, paymentBrandName } from '#storefront/components/payment/payment-mark.tsx'

/** The ways to pay that are really offered (DESIGN §7), on a phone the first four (SPEC §9). */
export function PaymentLogos({ names }: { names: readonly string[] }) {
  const t = useTranslations('layout.footer')
  return (
    <ul aria-label={t('paymentMethods')} className="mt-5 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="max-sm:nth-[n+5]:hidden">
          <PaymentMark brand={name} />
          <span className="sr-only">{paymentBrandName(name)}</span>
        </li>
      ))}
    </ul>
  )
}
