import { offerTexts } from '#i18n/texts/offer.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { MomentFields, ProductFields, Quantity } from '#storefront/parts/gift-form/gift-fields.tsx'
import { PostWrapping } from '#storefront/parts/gift-form/post-wrapping.tsx'
import { variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { OwnAddress, ReceiverFields } from '#storefront/parts/gift-form/receiver-fields.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { Link } from '#ui/link.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PackContents, PackPrice } from './pack-contents.tsx'
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
      {variant === 'pack' && (
        <div className="grid gap-4">
          <PackPrice product={product} />
          <PackContents />
        </div>
      )}
      <ProductFields product={product} state={state} />
      {variant === 'pack' ? (
        <OwnAddress state={state} what="pack" />
      ) : (
        <div>
          <ReceiverFields state={state} isDonation={variant === 'donation'} />
          <PostWrapping product={product} state={state} className="mt-6" />
          <MomentFields state={state} className="mt-6" />
        </div>
      )}
      <div>
        <Quantity product={product} state={state} />
        {product.digitalVariationConfig?.stock === 'AVAILABLE' && <ForMany product={product} />}
      </div>
    </form>
  )
}

/** The way to a list of receivers: it stands behind all that one gift asks. */
const ForMany = ({ product }: { product: ProductFormFragment }) => (
  <p className="mt-2">
    <Link href={usePaths().receivers(product.id)} className="inline-flex min-h-11 items-center">
      {useTexts(offerTexts)('forMany')}
    </Link>
  </p>
)
