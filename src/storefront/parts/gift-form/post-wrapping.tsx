import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { PackingChoice } from './packing-choice.tsx'
import { PaperChoice } from './paper-choice.tsx'
import type { GiftFormState } from './use-gift-choice.ts'

type PostWrappingProps = { product: ProductFormFragment; state: GiftFormState; className?: string }

/** What goes around a card that is posted, also to the giver, who may want to hand it over. */
export function PostWrapping({ product, state, className }: PostWrappingProps) {
  if (state.choice.variationType !== 'PHYSICAL' || product.productType !== 'GIFTCARD') return null
  return (
    <div className={className}>
      <PaperChoice state={state} />
      <PackingChoice state={state} gift={product} className="mt-3" />
    </div>
  )
}
