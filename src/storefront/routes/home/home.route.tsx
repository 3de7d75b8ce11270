import { browseTexts } from '#i18n/texts/browse.ts'
import { FinderStart } from '#storefront/areas/finder/finder-start.tsx'
import { ShopStructuredData } from '#storefront/areas/home/shop-structured-data.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { shopApi } from '#storefront/parts/api/shop-api.ts'
import { Blocks, heroOf } from '#storefront/parts/blocks/blocks.tsx'
import { readData, writeData } from '#storefront/parts/page/page-data.ts'
import { publicPage } from '#storefront/parts/page/page-headers.ts'
import { RecentlyViewed } from '#storefront/parts/recently-viewed/recently-viewed.tsx'
import { PageSearch } from '#storefront/parts/search/search-field.tsx'
import { organisation as describe } from '#storefront/parts/seo/organisation.ts'
import { PageMeta } from '#storefront/parts/seo/page-meta.tsx'
import { Page } from '#ui/page.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { Route } from './+types/home.route'

/** Either composition of the front page is a queue of blocks; the storefront says which is its own (SPEC §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { storeData } = await api.query(HomeVersionDocument, {})
  const queueID = `home-${storeData.homeVersion}`
  const { getBlocksQueue, giftFinder } = await api.query(HomeRouteDocument, { queueID })
  // Made here, where no browser has to load what makes it.
  const { name, mainLogo } = storeData
  const organisation = describe({ ...storeData.organisation, name, logoUrl: mainLogo.url })
  return writeData({ blocks: getBlocksQueue?.blocks ?? [], giftFinder, organisation })
}

export const headers = () => publicPage

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { blocks, giftFinder, organisation } = readData(loaderData)
  const t = useTexts(browseTexts, 'home')
  return (
    <Page
      hero={heroOf(blocks, {
        above: <PageSearch />,
        act: <FinderStart choices={giftFinder} />,
        actBy: giftFinder,
      })}
    >
      <PageMeta title={t('title')} description={t('description')} />
      <ShopStructuredData organisation={organisation} />
      <Blocks blocks={blocks} />
      <RecentlyViewed />
    </Page>
  )
}

const HomeVersionDocument = graphql(`
  query HomeVersion($userData: UserData!) {
    storeData(userData: $userData) {
      homeVersion
      name
      mainLogo {
        url
      }
      organisation {
        legalName
        address
        email
        phone
      }
    }
  }
`)

const HomeRouteDocument = graphql(`
  query HomeRoute($userData: UserData!, $queueID: String!) {
    getBlocksQueue(userData: $userData, queueID: $queueID) {
      blocks {
        ...PageBlock
      }
    }
    giftFinder(userData: $userData) {
      ...FinderStart
    }
  }
`)
