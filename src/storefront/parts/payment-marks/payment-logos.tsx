import { footerTexts } from '#i18n/texts/footer.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { nameMark, PaymentMark } from './payment-mark.tsx'

/** The marks of a phone, most used first: what a country pays with, then what is used in all of them. */
const mostUsed: readonly string[] = [
  ...['ideal', 'bancontact', 'carteBancaire', 'blik', 'mbway', 'adyenEPS'],
  ...['applePay', 'googlePay', 'paypal', 'visa', 'mastercard'],
]

/** The ways to pay that are really offered, on a phone the four most used (SPEC §9). */
export function PaymentLogos({ marks }: { marks: readonly string[] }) {
  const locale = useLanguage()
  const t = useTexts(footerTexts)
  const onPhones = mostUsed.filter((mark) => marks.includes(mark)).slice(0, 4)
  return (
    <ul aria-label={t('paymentMethods')} className="mt-5 flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark} className={onPhones.includes(mark) ? undefined : 'max-sm:hidden'}>
          <PaymentMark mark={mark} />
          <span className="sr-only">{nameMark(mark, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
