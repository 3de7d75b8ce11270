import { formatMoney } from '#i18n/formats.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { formsOf } from '#storefront/parts/gift-form/product-forms.ts'
import { Icon } from '#ui/icon.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/use-texts.ts'

/** What a pack costs, also when it cannot be bought: three cards, VAT inside. */
export function PackPrice({ product }: { product: ProductFormFragment }) {
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

/** What lies in the envelope. */
export function PackContents() {
  const t = useTexts(offerTexts, 'pack.inside')
  return (
    <div>
      <h2 className="text-[1.1875rem]">{t('title')}</h2>
      <ul className="mt-3 grid gap-2">
        {contents.map((name) => (
          <li key={name} className="flex gap-2.5">
            <Icon name="check" size={20} className="mt-0.5 text-leaf" />
            <span>{t(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
