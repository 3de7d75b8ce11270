import { ordering } from '#i18n/en/ordering.ts'
import { TextsFrame } from '#storefront/frame/page/texts-frame.tsx'

/** Brings the texts of ordering, in one language. */
export default function OrderingRoute() {
  return <TextsFrame messages={ordering} />
}
