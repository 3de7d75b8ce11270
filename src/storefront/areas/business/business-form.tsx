import { formatMoney } from '#i18n/formats.ts'
import { businessTexts } from '#i18n/texts/business.ts'
import { otherAmount } from '#storefront/parts/amounts/price-rule.ts'
import { MomentChoice } from '#storefront/parts/delivery-date/moment-choice.tsx'
import { PostDayChoice } from '#storefront/parts/delivery-date/post-day-choice.tsx'
import { AmountChoice } from '#storefront/parts/gift-form/amount-choice.tsx'
import { FormChoice } from '#storefront/parts/gift-form/form-choice.tsx'
import { offeredForms, typedAmount } from '#storefront/parts/gift-form/product-forms.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { NoPrice } from '#ui/no-price.tsx'
import { Price } from '#ui/price.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.ts'
import type { BusinessProduct } from './business-product.ts'
import type { BusinessTerms } from './business-terms.ts'
import { type BusinessFormState, useBusinessForm } from './use-business-form.ts'

type BusinessFormProps = { product: BusinessProduct; terms: BusinessTerms }

/** How many, which amount, what for and when; on to the list of receivers or to a quote. */
export function BusinessForm({ product, terms }: BusinessFormProps) {
  const t = useTexts(businessTexts, 'form')
  const state = useBusinessForm(product, terms)
  const { form, choice, rule, occasion } = state
  const isByPost = choice.variationType === 'PHYSICAL'
  const whenProps = { legend: t('when'), error: form.field('deliveryDate').error }
  const hasOnePrice = rule?.hasFixedPrices === true && rule.pricesToShow.length === 1
  return (
    <form {...form.formProps} aria-label={t('legend')} className="grid gap-6">
      <ErrorSummary form={form} />
      <LineField
        {...form.field('number')}
        label={t(product.productType === 'DONATION' ? 'numberDonation' : 'number')}
        hint={t('numberHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={state.number}
        onChange={(event) => state.writeNumber(event.target.value)}
        className="max-w-sm"
      />
      {offeredForms(product).length > 1 && (
        <FormChoice
          product={product}
          value={choice.variationType}
          onChange={(variationType) => {
            state.chooseForm(variationType)
            form.changed('amount')
          }}
        />
      )}
      {choice.amount !== otherAmount && (
        <input type="hidden" name="amount" value={typedAmount(Number(choice.amount))} />
      )}
      {rule && !hasOnePrice && <AmountChoice state={state} rule={rule} />}
      <Select
        {...form.field('occasion')}
        label={t('occasion')}
        options={[
          { id: '', label: t('noOccasion') },
          ...terms.occasions.map(({ id, title }) => ({ id, label: title })),
        ]}
        value={occasion ?? ''}
        onChange={(id) => {
          state.chooseOccasion(id)
          form.changed('occasion')
        }}
      />
      {isByPost ? <PostDayChoice {...whenProps} /> : <MomentChoice {...whenProps} />}
      <Sum
        state={state}
        serviceFee={terms.serviceFee}
        isByPost={isByPost}
        unit={product.productType === 'DONATION' ? 'donations' : 'cards'}
      />
      <FormMessages form={form} />
      <WaysOn state={state} />
    </form>
  )
}

type SumProps = {
  state: BusinessFormState
  serviceFee: BusinessTerms['serviceFee']
  isByPost: boolean
  unit: 'cards' | 'donations'
}

/** Sum of the order, as far as it is known. */
function Sum({ state: { number, unitPrice }, serviceFee, isByPost, unit }: SumProps) {
  const t = useTexts(businessTexts, 'form')
  const language = useLanguage()
  const count = /^[1-9]\d{0,5}$/.test(number.trim()) ? Number(number) : 0
  const amount = unitPrice ? formatMoney(language, unitPrice, 'short') : '–'
  const cards = { currency: serviceFee.currency, value: count * (unitPrice?.value ?? 0) }
  const isKnown = cards.value > 0
  return (
    <div aria-live="polite">
      <dl className="grid gap-2 border-line-blush border-t pt-4 tabular-nums">
        <div className="flex items-baseline justify-between gap-4">
          <dt>{count === 0 ? t('noNumber') : t(unit, { count, amount })}</dt>
          <dd>{isKnown ? <Price money={cards} /> : <NoPrice />}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t('serviceFee')}</dt>
          <dd>
            <Price money={serviceFee} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 font-bold">
          <dt className="text-[1.0625rem]">{t('total')}</dt>
          <dd className="font-display text-[1.5rem] leading-none tracking-tight">
            {isKnown ? (
              <Price money={{ ...cards, value: cards.value + serviceFee.value }} />
            ) : (
              <NoPrice />
            )}
          </dd>
        </div>
      </dl>
      {isByPost && <p className="mt-2 text-[0.9375rem] text-text-soft">{t('plusPostage')}</p>}
    </div>
  )
}

function WaysOn({ state: { form, goOn } }: { state: BusinessFormState }) {
  const t = useTexts(businessTexts, 'form')
  return (
    <div className="grid gap-3">
      <Button type="submit" isWide isLoading={form.isSending} onClick={() => goOn('list')}>
        {t('toList')}
      </Button>
      <Button
        type="submit"
        variant="quiet"
        isWide
        isLoading={form.isSending}
        onClick={() => goOn('quote')}
      >
        {t('toQuote')}
      </Button>
      <p className="text-center text-[0.9375rem] text-text-soft">{t('nothingYet')}</p>
    </div>
  )
}
