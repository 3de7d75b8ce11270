import { BusinessHeader } from '#storefront/frame/header/business-header.tsx'
import { RedeemHeader } from '#storefront/frame/header/redeem-header.tsx'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  FrameCategoryFragment,
  FramePartsFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { ComponentDemo, State } from './component-demo.tsx'

export type FramePartsProps = {
  store: FramePartsFragment
  categories: readonly FrameCategoryFragment[]
}

/** Headers that few pages have. The others stand above this page and at checkout. */
export const FrameParts = ({ store, categories }: FramePartsProps) => (
  <ComponentDemo name="Headers">
    <div className="grid gap-6">
      <State name="business">
        <div className="overflow-hidden rounded-card ring-1 ring-line ring-inset">
          <BusinessHeader store={store} categories={categories} />
        </div>
      </State>
      <State name="redeem">
        <div className="rounded-card bg-surface-blush">
          <RedeemHeader store={store} />
        </div>
      </State>
      <State name="redeem, on the redeem page itself">
        <div className="rounded-card bg-surface-blush">
          <RedeemHeader store={store} hasLanguages />
        </div>
      </State>
    </div>
  </ComponentDemo>
)

graphql(`
  fragment FrameParts on StoreData {
    ...BusinessHeader
    ...RedeemHeader
  }
`)
