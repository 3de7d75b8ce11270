import type { WireMoney } from '#i18n/formats.ts'
import { productTexts } from '#i18n/texts/product.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { ErrorSummary } from '#storefront/parts/form/error-summary.tsx'
import { FieldError } from '#storefront/ui/field-error.tsx'
import { Stepper } from '#storefront/ui/stepper.tsx'
import { useTexts } from '#storefront/ui/use-texts.ts'
import { AmountChoice } from './amount-choice.tsx'
import { FormChoice } from './form-choice.tsx'
import { otherAmount } from './gift-form.ts'
import { typedAmount, variantOf } from './product-forms.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { TotalPanel } from './total-panel.tsx'
import type { GiftFormState } from './use-gift-form.ts'

type GiftCardFormProps = {
  product: ProductFormFragment
  state: GiftFormState
  serviceFee: WireMoney
}

/** Everything that a giver chooses: the form first, since it says which amounts there are. */
export function GiftCardForm({ product, state, serviceFee }: GiftCardFormProps) {
  const t = useTexts(productTexts, 'form')
  const { form, choice, rule } = state
  const quantity = form.field('quantity')
  const variant = variantOf(product)
  const isDonation = variant === 'donation'
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  return (
    <form {...form.formProps} className="mt-7 grid gap-7">
      <ErrorSummary form={form} />
      {choice.amount !== otherAmount && (
        <input type="hidden" name="amount" value={typedAmount(Number(choice.amount))} />
      )}
      {!isDonation && (
        <FormChoice product={product} value={choice.variationType} onChange={state.chooseForm} />
      )}
      {rule && !hasOnePrice && <AmountChoice state={state} rule={rule} />}
      {variant !== 'pack' && <ReceiverFields state={state} isDonation={isDonation} />}
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold">{t('quantity')}</span>
          <Stepper
            label={t('quantityLabel', { title: product.title })}
            name={quantity.name}
            value={choice.quantity}
            max={packageQuantityMax}
            onChange={(chosen) => {
              state.choose({ quantity: chosen })
              form.changed('quantity')
            }}
          />
          {!isDonation && (
            <span className="text-[0.9375rem] text-text-soft">{t('quantityHint')}</span>
          )}
        </div>
        {quantity.error && <FieldError id="quantity-error">{quantity.error}</FieldError>}
      </div>
      <TotalPanel state={state} serviceFee={serviceFee} place="panel" />
    </form>
  )
}
