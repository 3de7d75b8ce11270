import type { ReactNode } from 'react'
import { offerTexts } from '#i18n/texts/offer.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  ProductPageFragment,
  ProductStoreFragment,
} from '#storefront/graphql/generated/graphql.ts'
import type { StartedGift } from '#storefront/parts/gift-wish/started-gift.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { GiftCardForm } from './gift-card-form.tsx'
import { NotForSale } from './not-for-sale.tsx'
import { variantOf } from './product-forms.ts'
import { ProductStage } from './product-stage.tsx'
import { TotalPanel } from './total-panel.tsx'
import { useGiftForm } from './use-gift-form.ts'

type ProductChoiceProps = {
  product: ProductPageFragment
  store: ProductStoreFragment
  gift: StartedGift | undefined
  heading: ReactNode
  /** What stands below the choice. */
  children: ReactNode
}

/**
 * What changes while a giver chooses: the card, the form, the total. The rest of the page is handed in, so that typing
 * renders only this.
 */
export function ProductChoice({ product, store, gift, heading, children }: ProductChoiceProps) {
  const state = useGiftForm(product, gift)
  const { serviceFee, paymentMethods } = store
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)]">
        <div className="h-full">
          <ProductStage product={product} state={product.isOrderable ? state : undefined} />
        </div>
        <div>
          {heading}
          {product.isOrderable ? (
            <>
              {variantOf(product) === 'choice' && <ChoiceNotice />}
              <GiftCardForm product={product} state={state} serviceFee={serviceFee} />
              <Assurances
                isDonation={product.productType === 'DONATION'}
                methods={paymentMethods}
              />
            </>
          ) : (
            <NotForSale product={product} />
          )}
        </div>
      </div>
      {children}
      {product.isOrderable && <TotalPanel state={state} serviceFee={serviceFee} place="bar" />}
    </>
  )
}

const assurances = {
  card: ['payment', 'speed', 'withdrawal'],
  donation: ['payment', 'donationSpeed', 'donationWhole'],
} as const

function Assurances({ isDonation, methods }: { isDonation: boolean; methods: string }) {
  const t = useTexts(productTexts, 'assurances')
  return (
    <ul className="mt-5 grid gap-2 text-[0.9375rem]">
      {assurances[isDonation ? 'donation' : 'card'].map((name) => (
        <li key={name} className="flex gap-2.5">
          <Icon name="check" size={18} className="mt-0.5 text-leaf" />
          {t(name, { methods })}
        </li>
      ))}
    </ul>
  )
}

/** Buyers of a choice card must read that exchanging is not open yet. */
function ChoiceNotice() {
  const t = useTexts(offerTexts, 'choice')
  return (
    <MessageRow tone="lightRuby" className="mt-5">
      {t.rich('notice', { strong: (words) => <strong>{words}</strong> })}
    </MessageRow>
  )
}

graphql(`
  fragment ProductStore on StoreData {
    serviceFee {
      currency
      value
    }
    paymentMethods
  }
`)
