import { paymentOutcomeTexts } from '#i18n/texts/payment-outcome.ts'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** Where the ways to pay stand on their page. */
export const methodsId = 'betaalwijze'

/** The way from what went wrong to where it is put right. */
export const ToMethods = () => (
  <span className="mt-1.5 block">
    <Link tone="quiet" href={`#${methodsId}`}>
      {useTexts(paymentOutcomeTexts, 'retry')('toMethods')}
    </Link>
  </span>
)
