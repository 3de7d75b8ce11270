import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopApi } from '#storefront/parts/api/shop-api.ts'
import { formatOpeningHours } from '#storefront/parts/organisation/opening-hours.ts'
import { notFound } from '#storefront/parts/page/not-found.ts'

/** The page at the address that is asked for. */
export async function loadInformation(api: ShopApi, { pathname }: URL) {
  const { informationPage, storeData } = await api.query(InformationDocument, { path: pathname })
  if (!informationPage) throw notFound()
  const { organisation, helpCentreUrl } = storeData
  return {
    page: informationPage,
    organisation,
    helpCentreUrl,
    hours: organisation.businessHours.map((hours) => formatOpeningHours(api.language, hours)),
  }
}

const InformationDocument = graphql(`
  query Information($userData: UserData!, $path: String!) {
    informationPage(userData: $userData, path: $path) {
      ...InformationPage
    }
    storeData(userData: $userData) {
      helpCentreUrl
      organisation {
        ...Reachable
        businessHours {
          days
          opens
          closes
        }
      }
    }
  }
`)
