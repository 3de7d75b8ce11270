import { useTranslations } from 'use-intl'
import type { WireMoney } from '#i18n/formats.ts'
import { packageQuantityMax } from '#kernel/limits.ts'
import type { ProductFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { FieldError } from '#storefront/ui/field-error.tsx'
import { Stepper } from '#storefront/ui/stepper.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { FormChoice } from './form-choice.tsx'
import { variantOf } from './product-forms.ts'
import { ReceiverFields } from './receiver-fields.tsx'
import { TotalPanel } from './total-panel.tsx'
import { useFieldMessage } from './use-field-message.ts'
import type { GiftFormState } from './use-gift-form.ts'

type GiftCardFormProps = {
  product: ProductFormFragment
  state: GiftFormState
  serviceFee: WireMoney
}

/** Everything that a giver chooses: the form first, since it says which amounts there are. */
export function GiftCardForm({ product, state, serviceFee }: GiftCardFormProps) {
  const t = useTranslations('product.form')
  const { form, rule } = state
  const say = useFieldMessage(rule)
  const { errors } = form.formState
  const variant = variantOf(product)
  const isDonation = variant === 'donation'
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  return (
    <form
      method="post"
      noValidate
      className="mt-7 grid gap-7"
      onSubmit={(event) => {
        event.preventDefault()
        state.add()
      }}
    >
      {!isDonation && (
        <FormChoice
          product={product}
          value={form.watch('variationType')}
          onChange={state.chooseForm}
        />
      )}
      {rule && !hasOnePrice && <AmountChoice form={form} rule={rule} />}
      {variant !== 'pack' && <ReceiverFields form={form} isDonation={isDonation} />}
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold">{t('quantity')}</span>
          <Stepper
            label={t('quantityLabel', { title: product.title })}
            value={form.watch('quantity')}
            max={packageQuantityMax}
            onChange={(quantity) => {
              form.setValue('quantity', quantity)
              form.clearErrors('quantity')
            }}
          />
          {!isDonation && (
            <span className="text-[0.9375rem] text-text-soft">{t('quantityHint')}</span>
          )}
        </div>
        {errors.quantity && <FieldError id="quantity-error">{say(errors.quantity)}</FieldError>}
      </div>
      <TotalPanel state={state} serviceFee={serviceFee} place="panel" />
    </form>
  )
}
