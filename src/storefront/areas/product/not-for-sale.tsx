import { formatMoney } from '#i18n/formats.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import { productTexts } from '#i18n/texts/product.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { FormList } from '#storefront/parts/gift-form/form-choice.tsx'
import { availabilityOf, formsOf, variantOf } from '#storefront/parts/gift-form/product-forms.ts'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useLanguage } from '#storefront/ui/language.tsx'
import { MessageRow } from '#storefront/ui/message-row.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'

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
  const coming = t(variantOf(product) === 'pack' ? 'packText' : 'comingText')
  return (
    <MessageRow tone="warning" icon="clock">
      <strong className="block">{isComing ? t('comingTitle') : out('title')}</strong>
      {isComing ? coming : out('text')}
    </MessageRow>
  )
}

/** What a pack costs, also before it can be bought: three cards, VAT inside. */
function PackPrice({ product }: { product: ProductFormFragment }) {
  const t = useTexts(offerTexts, 'pack')
  const language = useLanguage()
  const [form] = formsOf(product)
  if (!form) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <strong className="font-display text-[1.75rem] leading-tight">
        {t('price', { amount: formatMoney(language, form.config.minPrice) })}
      </strong>
      <span className="text-text-soft">{t('vat')}</span>
    </p>
  )
}

const contents = ['cards', 'envelopes', 'number'] as const

function PackContents() {
  const t = useTexts(offerTexts, 'pack.inside')
  return (
    <div>
      <h2 className="text-[1.1875rem]">{t('title')}</h2>
      <ul className="mt-3 grid gap-2">
        {contents.map((name) => (
          <li key={name} className="flex gap-2.5">
            <Icon name="check" size={20} className="mt-0.5 text-leaf" />
            {t(name)}
          </li>
        ))}
      </ul>
    </div>
  )
}
