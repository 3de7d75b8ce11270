import { useTranslations } from 'use-intl'
import { Blocks, heroOf } from '#storefront/components/blocks/blocks.tsx'
import { PageMeta } from '#storefront/components/page-meta.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { publicPage } from '#storefront/page-headers.ts'
import { shopApi } from '#storefront/shop-api.ts'
import { Page } from '#storefront/ui/page.tsx'
import type { Route } from './+types/home.route'

/** Either composition of the front page is a queue of blocks; the storefront says which is its own (SPEC §2). */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(shopApi)
  const { storeData } = await api.query(HomeVersionDocument, {})
  const queueID = `home-${storeData.homeVersion}`
  const { getBlocksQueue } = await api.query(HomeRouteDocument, { queueID })
  return { blocks: getBlocksQueue?.blocks ?? [] }
}

export const headers = () => publicPage

export default function HomeRoute({ loaderData: { blocks } }: Route.ComponentProps) {
  const t = useTranslations('browse.home')
  return (
    <Page hero={heroOf(blocks)}>
      <PageMeta title={t('title')} description={t('description')} />
      <Blocks blocks={blocks} />
    </Page>
  )
}

const HomeVersionDocument = graphql(`
  query HomeVersion($userData: UserData!) {
    storeData(userData: $userData) {
      homeVersion
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
  }
`)
