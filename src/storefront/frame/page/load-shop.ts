import type { Language } from '#kernel/language.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopFrameQuery } from '#storefront/graphql/generated/graphql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import {
  formatOpeningHours,
  type OpeningHours,
} from '#storefront/parts/organisation/opening-hours.ts'
import { dayIn } from './delay.ts'
import { loadDelay } from './load-delay.ts'

export type LoadedShop = ShopFrameQuery & {
  origin: string
  /** The time when the page was made. The browser uses it too, whatever its own clock says. */
  year: string
  delay: string | undefined
  hours: readonly OpeningHours[]
}

/** What header and footer show. */
export async function loadShop(api: ShopApi, request: Request): Promise<LoadedShop> {
  const asked = api.query(ShopFrameDocument, {})
  const [shop, delay] = await Promise.all([asked, loadDelay(api, asked)])
  return {
    ...shop,
    // The request's origin is the configured one, whatever host the visitor used.
    origin: new URL(request.url).origin,
    year: dayIn(new Date()).slice(0, 4),
    delay,
    hours: hoursIn(api.language, shop),
  }
}

/** Said once for the answer they stand in, which comes again until the shop's data changes. */
const said = new WeakMap<object, readonly OpeningHours[]>()

function hoursIn(language: Language, { storeData }: ShopFrameQuery): readonly OpeningHours[] {
  const { businessHours } = storeData.organisation
  const known = said.get(businessHours)
  if (known !== undefined) return known
  const hours = businessHours.map((each) => formatOpeningHours(language, each))
  said.set(businessHours, Object.freeze(hours))
  return hours
}

const ShopFrameDocument = graphql(`
  query ShopFrame($userData: UserData!) {
    storeData(userData: $userData) {
      headerVariant
      sellingPoints
      trustMarks {
        topBar {
          ...TrustMark
        }
      }
      deliveryDelay {
        text
        until
      }
      organisation {
        businessHours {
          days
          opens
          closes
        }
      }
      ...Header
      ...Footer
      ...Measurement
      ...NotFoundPicture
    }
    menuCategories(userData: $userData) {
      ...FrameCategory
    }
  }
`)
