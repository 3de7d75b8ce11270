import { footerTexts } from '#i18n/texts/footer.ts'
import { useLanguage } from '#storefront/ui/language.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { nameMark, PaymentMark } from './payment-mark.tsx'

/** The ways to pay that are really offered (DESIGN §7), on a phone the first four (SPEC §9). */
export function PaymentLogos({ marks }: { marks: readonly string[] }) {
  const locale = useLanguage()
  const t = useTexts(footerTexts)
  return (
    <ul aria-label={t('paymentMethods')} className="mt-5 flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark} className="max-sm:nth-[n+5]:hidden">
          <PaymentMark mark={mark} />
          <span className="sr-only">{nameMark(mark, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
