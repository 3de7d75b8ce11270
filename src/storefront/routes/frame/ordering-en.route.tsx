import { ordering } from '#i18n/en/ordering.ts'
import { OrderingFrame } from '#storefront/components/ordering-frame.tsx'

/** Brings the texts of ordering, in one language. */
export default function OrderingRoute() {
  return <OrderingFrame messages={ordering} />
}
