import { formatMoney } from '#i18n/formats.ts'
import { offerTexts } from '#i18n/texts/offer.ts'
import type { PriceRule } from '#storefront/parts/amounts/price-rule.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Label } from '#ui/label.tsx'
import { useLanguage } from '#ui/language.tsx'
import { type RadioCard, RadioCards } from '#ui/radio-cards.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { GiftChoice } from './gift-form.ts'
import { type FormsOf, formsOf, offeredForms, type ProductForm } from './product-forms.ts'

const iconOf: Record<ProductForm['variationType'], IconName> = {
  DIGITAL: 'mail',
  PHYSICAL: 'parcel',
}

type FormChoiceProps = {
  product: FormsOf
  value: GiftChoice['variationType']
  onChange: (variationType: GiftChoice['variationType']) => void
}

/**
 * By e-mail or by post, each with its promise and its amounts. One that ran out is shown with the reason; what was
 * never for sale is no choice.
 */
export function FormChoice({ product, value, onChange }: FormChoiceProps) {
  const t = useTexts(offerTexts, 'form')
  const options = offeredForms(product).map(
    (form): RadioCard => ({
      value: form.variationType,
      label: <FormName form={form} />,
      hint: <FormFacts form={form} />,
      isDisabled: form.config.stock !== 'AVAILABLE',
    }),
  )
  return (
    <RadioCards
      legend={t('legend')}
      name="variationType"
      layout="columns"
      value={value}
      options={options}
      onChange={(chosen) => onChange(chosen as GiftChoice['variationType'])}
    />
  )
}

/** With one form there is no choice, only the form's description. */
export function OneForm({ form: { variationType } }: { form: ProductForm }) {
  const t = useTexts(offerTexts, 'form')
  return (
    <p className="flex gap-3">
      <Icon name={iconOf[variationType]} size={22} className="mt-0.5 text-action" />
      <span>
        <strong>{t(variationType)}</strong>
        <span className="block text-text-soft">{t(`promise${variationType}`)}</span>
      </span>
    </p>
  )
}

/** The forms as a list without a choice, for a product that cannot be bought now. */
export function FormList({ product }: { product: FormsOf }) {
  return (
    <ul className="grid gap-2.5 min-[420px]:grid-cols-2">
      {formsOf(product).map((form) => (
        <li
          key={form.variationType}
          className="rounded-field border-[1.5px] border-line bg-surface-gray px-4.5 py-3 font-semibold"
        >
          <FormName form={form} />
          <span className="block font-normal text-[0.875rem] text-text-soft leading-snug">
            <FormFacts form={form} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function FormName({ form: { variationType, config } }: { form: ProductForm }) {
  const t = useTexts(offerTexts, 'form')
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-2.5">
        <Icon name={iconOf[variationType]} size={20} />
        <span>{t(variationType)}</span>
      </span>
      {config.stock === 'COMING' && <Label color="sun">{t('coming')}</Label>}
      {config.stock === 'OUT' && <Label color="gray">{t('out')}</Label>}
    </span>
  )
}

function FormFacts({ form: { variationType, config } }: { form: ProductForm }) {
  const t = useTexts(offerTexts, 'form')
  return (
    <>
      <span className="mt-1 block">{t(`promise${variationType}`)}</span>
      <span className="block">
        <Amounts rule={config} />
      </span>
    </>
  )
}

/** A range where any amount is for sale, else the amounts themselves, or the least and the most of many. */
function Amounts({ rule }: { rule: PriceRule }) {
  const t = useTexts(offerTexts, 'form')
  const language = useLanguage()
  const money = (price: PriceRule['minPrice']) => formatMoney(language, price, 'short')
  if (rule.hasFixedPrices && rule.pricesToShow.length <= listedMax)
    return <span>{rule.pricesToShow.map(money).join(' · ')}</span>
  return <span>{t('free', { min: money(rule.minPrice), max: money(rule.maxPrice) })}</span>
}

const listedMax = 4
