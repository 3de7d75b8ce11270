import { offerTexts } from '#i18n/texts/offer.ts'
import { productTexts } from '#i18n/texts/product.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { FormList } from '#storefront/parts/gift-form/form-choice.tsx'
import { availabilityOf, variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#ui/button.tsx'
import { MessageRow } from '#ui/message-row.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { PackContents, PackPrice } from './pack-contents.tsx'

/** Stands in place of the form: why the product cannot be bought now, which forms it has, and a way on. */
export function NotForSale({ product }: { product: ProductFormFragment }) {
  const t = useTexts(offerTexts, 'notForSale')
  const isPack = variantOf(product) === 'pack'
  return (
    <div className="mt-6 grid gap-6">
      {isPack && <PackPrice product={product} />}
      <Reason product={product} />
      {isPack ? (
        <PackContents />
      ) : (
        product.productType !== 'DONATION' && <FormList product={product} />
      )}
      <Button href={usePaths().giftCards()} className="justify-self-start">
        {t(isPack ? 'otherCards' : 'all')}
      </Button>
    </div>
  )
}

function Reason({ product }: { product: ProductFormFragment }) {
  const t = useTexts(offerTexts, 'notForSale')
  const out = useTexts(productTexts, 'outOfStock')
  const isComing = availabilityOf(product) === 'coming'
  return (
    <MessageRow tone="warning" icon="clock">
      <strong className="block">{isComing ? t('comingTitle') : out('title')}</strong>
      <span>{isComing ? t('comingText') : out('text')}</span>
    </MessageRow>
  )
}
