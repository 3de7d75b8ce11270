import { delayTexts } from '#i18n/texts/delay.ts'
import { translate } from '#i18n/translate.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { type Delay, dayIn, delayOn } from './delay.ts'

/** Resolves to what a page says on top of it while digital cards come late: what the storefront announces, else what was measured. */
export async function loadDelay(
  api: ShopApi,
  announced: Promise<{ storeData: { deliveryDelay: Delay | null } }>,
): Promise<string | undefined> {
  const [{ storeData }, { isDeliveryDelayed }] = await Promise.all([
    announced,
    // By itself: what does not follow from the storefront's data is measured anew.
    api.query(DeliveryDelayedDocument, {}),
  ])
  return (
    delayOn(dayIn(new Date()), storeData.deliveryDelay) ??
    (isDeliveryDelayed ? translate(delayTexts, api.language)('measured') : undefined)
  )
}

const DeliveryDelayedDocument = graphql(`
  query DeliveryDelayed($userData: UserData!) {
    isDeliveryDelayed(userData: $userData)
  }
`)
