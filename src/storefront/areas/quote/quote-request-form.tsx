import { quoteTexts } from '#i18n/texts/quote.ts'
import { contactLengthMax } from '#kernel/limits.ts'
import { quoteOccasionMax, quoteRemarkMax } from '#kernel/quote-request.ts'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useTexts } from '#ui/use-texts.ts'
import { CompanyPart, ContactPart } from './company-parts.tsx'
import { ListFile } from './list-file.tsx'
import type { QuotePrefill } from './quote-prefill.ts'
import { type AskedRequest, type QuoteRequestState, useQuoteRequest } from './use-quote-request.ts'

type QuoteRequestFormProps = {
  prefill: QuotePrefill
  postsTo: readonly string[]
  supportEmail: string
  onAsked: (asked: AskedRequest) => void
}

/** All that a quote needs: what, for whom, and how the company is reached. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { prefill, supportEmail } = props
  const t = useTexts(quoteTexts, 'request')
  const state = useQuoteRequest(props)
  const { form, file } = state
  return (
    <form {...form.formProps} aria-label={t('form')} className="grid gap-9">
      <noscript>
        <p className="font-semibold">{t('noScript', { email: supportEmail })}</p>
      </noscript>
      <ErrorSummary form={form} />
      <Part title={t('what')}>
        {prefill.product && <p>{t('about', { title: prefill.product.title })}</p>}
        <TextArea
          {...form.field('message')}
          label={t('message')}
          amountOfCharactersAllowed={contactLengthMax}
          rows={5}
          required
        />
        <Wishes state={state} prefill={prefill} />
        <TextArea
          {...form.field('remark')}
          label={`${t('remark')} (${t('optional')})`}
          amountOfCharactersAllowed={quoteRemarkMax}
          rows={3}
        />
      </Part>
      <Part title={t('company')}>
        <CompanyPart form={form} />
      </Part>
      <Part title={t('contact')}>
        <ContactPart form={form} />
      </Part>
      <FormMessages form={form} />
      <div>
        <Button
          type="submit"
          isLoading={form.isSending}
          isDisabled={file.list.is === 'read' && file.list.wrong.length > 0}
          className="max-sm:w-full"
        >
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </section>
  )
}

type WishesProps = { state: QuoteRequestState; prefill: QuotePrefill }

/** Numbers, amounts, the occasion, and everybody who gets a card. */
function Wishes({ state, prefill }: WishesProps) {
  const t = useTexts(quoteTexts, 'request')
  const { form, file, deliveryForm, chooseForm } = state
  const line = (name: 'quantity' | 'amount' | 'budget' | 'occasion') => ({
    ...form.field(name),
    optionalText: t('optional'),
    autoComplete: 'off',
  })
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LineField
          {...line('quantity')}
          label={t('number')}
          inputMode="numeric"
          defaultValue={prefill.number}
        />
        <LineField
          {...line('amount')}
          label={t('amount')}
          prefix="€"
          inputMode="decimal"
          defaultValue={prefill.amount}
        />
        <LineField {...line('budget')} label={t('budget')} prefix="€" inputMode="decimal" />
        <LineField
          {...line('occasion')}
          label={t('occasion')}
          hint={t('occasionHint')}
          maxLength={quoteOccasionMax}
          defaultValue={prefill.occasion}
        />
      </div>
      <RadioCards
        legend={t('how')}
        name={form.field('deliveryForm').name}
        layout="pair"
        options={[
          { value: 'DIGITAL', label: t('DIGITAL') },
          { value: 'PHYSICAL', label: t('PHYSICAL') },
        ]}
        value={deliveryForm}
        onChange={chooseForm}
      />
      <ListFile {...file} />
    </>
  )
}
