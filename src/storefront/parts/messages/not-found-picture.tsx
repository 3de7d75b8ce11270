import { useRouteLoaderData } from 'react-router'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { ShopFrameQuery } from '#storefront/graphql/generated/graphql.ts'
import { type PageData, readData } from '#storefront/parts/page/page-data.ts'
import { EmptyBox } from './empty-box.tsx'

/** The storefront's own drawing for where there is no page (SPEC §1); before the storefront is known, an empty box. */
export function NotFoundPicture() {
  const shop = useRouteLoaderData<PageData<ShopFrameQuery>>('shop-frame')
  if (!shop) return <EmptyBox />
  const { url, alt } = readData(shop).storeData.notFoundImage
  return <img src={url} alt={alt} width={360} height={240} className="h-auto w-full max-w-72" />
}

graphql(`
  fragment NotFoundPicture on StoreData {
    notFoundImage {
      url
      alt
    }
  }
`)
