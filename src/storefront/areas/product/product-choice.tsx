import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  MeasuredDeliveryFragment,
  ProductPageFragment,
  ProductStoreFragment,
  WrappingOnOfferFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { giftAsksPhone, postageOf } from '#storefront/parts/gift-form/postage.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import type { Elements } from '#ui/elements.ts'
import { Assurances } from './assurances.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { ProductStage } from './product-stage.tsx'
import { TotalBar } from './total-bar.tsx'
import { useGiftForm } from './use-gift-form.ts'

type ProductChoiceProps = {
  product: ProductPageFragment
  store: ProductStoreFragment
  wrappings: readonly WrappingOnOfferFragment[]
  deliveryTime: MeasuredDeliveryFragment | null | undefined
  gift: StartedGift | undefined
  heading: Elements
  /** What stands below the choice. */
  children: Elements
}

/**
 * What changes while a giver chooses: the card, the form, the total. The rest of the page is handed in, so that typing
 * renders only this.
 */
export function ProductChoice(props: ProductChoiceProps) {
  const { product, store, wrappings, deliveryTime, gift, heading, children } = props
  const state = useGiftForm(product, { begun: gift, wrappings })
  const { serviceFee, paymentMethods, postage } = store
  const priced = { product, ...state }
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:gap-x-12">
        <ProductStage product={product} state={product.isOrderable ? state : undefined} />
        <div>
          {heading}
          {product.isOrderable ? (
            <>
              <GiftCardForm
                product={product}
                state={{ ...state, asksPhone: giftAsksPhone(postage, priced) }}
              />
              <Assurances
                kind={kindOf(product, state)}
                isBlockable={product.isBlockable}
                methods={paymentMethods}
                deliveryTime={deliveryTime}
              />
            </>
          ) : (
            <NotForSale product={product} />
          )}
        </div>
      </div>
      {children}
      {product.isOrderable && (
        <TotalBar
          product={product}
          state={state}
          serviceFee={serviceFee}
          postage={postageOf(postage, priced)}
        />
      )}
    </>
  )
}

const kindOf = (
  { productType }: Pick<ProductPageFragment, 'productType'>,
  { choice }: ReturnType<typeof useGiftForm>,
) => {
  if (productType === 'DONATION') return choice.receiver === 'self' ? 'ownDonation' : 'donation'
  if (productType === 'GIFTCARD_BLANK_PACK') return 'pack'
  return choice.variationType === 'PHYSICAL' ? 'post' : 'card'
}

graphql(`
  fragment ProductStore on StoreData {
    serviceFee {
      currency
      value
    }
    postage { ...PostagePrices }
    paymentMethods
  }
`)
