import { offering } from '#i18n/en/offering.ts'
import { TextsFrame } from '#storefront/frame/page/texts-frame.tsx'

/** Brings the texts of lists and pages of products, in one language. */
export default function OfferingRoute() {
  return <TextsFrame messages={offering} />
}
