import { productTexts } from '#i18n/texts/product.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FieldError } from '#storefront/ui/field-error.tsx'
import { Stepper } from '#storefront/ui/stepper.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { AmountChoice } from './amount-choice.tsx'
import { FormChoice, OneForm } from './form-choice.tsx'
import { otherAmount } from './gift-form.ts'
import { formsOnOffer, typedAmount, variantOf } from './product-forms.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import type { GiftFormState } from './use-gift-form.ts'

/** By which the button in the bar belongs to it. */
export const giftFormId = 'gift'

type GiftCardFormProps = {
  product: ProductFormFragment
  state: GiftFormState
}

/** Everything that a giver chooses. A choice of forms comes first, since it says which amounts there are. */
export function GiftCardForm({ product, state }: GiftCardFormProps) {
  const { form, choice, rule } = state
  const variant = variantOf(product)
  const isDonation = variant === 'donation'
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  const [firstForm, ...otherForms] = formsOnOffer(product)
  const hasFormChoice = otherForms.length > 0
  return (
    <form {...form.formProps} id={giftFormId} className="mt-7 grid gap-7">
      <ErrorSummary form={form} />
      {choice.amount !== otherAmount && (
        <input type="hidden" name="amount" value={typedAmount(Number(choice.amount))} />
      )}
      {hasFormChoice && (
        <FormChoice product={product} value={choice.variationType} onChange={state.chooseForm} />
      )}
      {rule && !hasOnePrice && <AmountChoice state={state} rule={rule} />}
      {firstForm && !hasFormChoice && !isDonation && <OneForm form={firstForm} />}
      {variant !== 'pack' && <ReceiverFields state={state} isDonation={isDonation} />}
      <Quantity product={product} state={state} isDonation={isDonation} />
    </form>
  )
}

type QuantityProps = GiftCardFormProps & { isDonation: boolean }

/** How many of the same; of a donation the amount says it all. */
function Quantity({ product, state: { form, choice, choose }, isDonation }: QuantityProps) {
  const t = useTexts(productTexts, 'form')
  const { name, error } = form.field('quantity')
  if (isDonation) return <input type="hidden" name={name} value={1} />
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
        <span className="text-[0.9375rem] text-text-soft">{t('quantityHint')}</span>
      </div>
      {error && <FieldError id="quantity-error">{error}</FieldError>}
    </div>
  )
}
