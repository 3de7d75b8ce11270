import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { MomentFields, ProductFields, Quantity } from '#storefront/parts/gift-form/gift-fields.tsx'
import { PostWrapping } from '#storefront/parts/gift-form/post-wrapping.tsx'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { ReceiverFields } from '#storefront/parts/gift-form/receiver-fields.tsx'
import type { ProductGiftState } from './use-gift-form.ts'

/** By which the button in the bar belongs to it. */
export const giftFormId = 'gift'

type GiftCardFormProps = {
  product: ProductFormFragment
  state: ProductGiftState
}

/** Everything that a giver chooses. */
export function GiftCardForm({ product, state }: GiftCardFormProps) {
  const { form } = state
  const variant = variantOf(product)
  return (
    <form {...form.formProps} id={giftFormId} className="mt-7 grid gap-7">
      <ErrorSummary form={form} />
      <ProductFields product={product} state={state} />
      {variant !== 'pack' && (
        <div>
          <ReceiverFields state={state} isDonation={variant === 'donation'} />
          <PostWrapping product={product} state={state} className="mt-6" />
          <MomentFields state={state} className="mt-6" />
        </div>
      )}
      <Quantity product={product} state={state} />
    </form>
  )
}
