import { deliveryDateTexts } from '#i18n/texts/delivery-date.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { otherAmount } from '#storefront/parts/amounts/price-rule.ts'
import { MomentChoice } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { AmountChoice } from './amount-choice.tsx'
import { FormChoice, OneForm } from './form-choice.tsx'
import { offeredForms, typedAmount, variantOf } from './product-forms.ts'
import type { GiftFormState } from './use-gift-choice.ts'

type GiftFieldsProps = { product: ProductFormFragment; state: GiftFormState }

/** In which form, for how much. A choice of forms comes first, since it says which amounts there are. */
export function ProductFields({ product, state }: GiftFieldsProps) {
  const { form, choice, rule } = state
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  const [firstForm, ...otherForms] = offeredForms(product)
  const hasFormChoice = otherForms.length > 0
  return (
    <>
      {choice.amount !== otherAmount && (
        <input type="hidden" name="amount" value={typedAmount(Number(choice.amount))} />
      )}
      {hasFormChoice && (
        <FormChoice
          product={product}
          value={choice.variationType}
          onChange={(variationType) => {
            state.chooseForm(variationType)
            form.changed('amount')
          }}
        />
      )}
      {rule && !hasOnePrice && <AmountChoice state={state} rule={rule} />}
      {firstForm && !hasFormChoice && variantOf(product) !== 'donation' && (
        <OneForm form={firstForm} />
      )}
    </>
  )
}

/** How many of the same; of a donation the amount says it all. */
export function Quantity({ product, state: { form, choice, choose } }: GiftFieldsProps) {
  const t = useTexts(productTexts, 'form')
  const { name, error } = form.field('quantity')
  if (variantOf(product) === 'donation') return <input type="hidden" name={name} value={1} />
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="font-bold">{t('quantity')}</span>
        <Stepper
          label={t('quantityLabel', { title: product.title })}
          name={name}
          value={choice.quantity}
          max={packageQuantityMax}
          onChange={(quantity) => {
            choose({ quantity })
            form.changed('quantity')
          }}
        />
        <span className="text-[0.9375rem] text-text-soft">
          {t(variantOf(product) === 'pack' ? 'quantityHintPack' : 'quantityHint')}
        </span>
      </div>
      {error && <FieldError id="quantity-error">{error}</FieldError>}
    </div>
  )
}

type MomentFieldsProps = { state: GiftFormState; isLegendHidden?: boolean; className?: string }

/** When somebody gets it; what is mailed to the giver comes at once. */
export function MomentFields({ state, isLegendHidden, className }: MomentFieldsProps) {
  const t = useTexts(deliveryDateTexts)
  if (state.choice.variationType === 'PHYSICAL')
    return (
      <div className={className}>
        <PostDayChoice
          legend={t('when')}
          isLegendHidden={isLegendHidden}
          chosen={state.begun.deliveryDate}
          error={state.form.field('deliveryDate').error}
        />
      </div>
    )
  if (state.choice.receiver === 'self') return null
  return (
    <div className={className}>
      <MomentChoice
        legend={t('when')}
        isLegendHidden={isLegendHidden}
        chosen={state.begun.deliveryDate}
        error={state.form.field('deliveryDate').error}
      />
    </div>
  )
}
