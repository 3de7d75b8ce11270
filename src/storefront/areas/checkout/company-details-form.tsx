import { useNavigate, useRevalidator } from 'react-router'
import type * as v from 'valibot'
import { checkoutTexts } from '#i18n/texts/checkout.ts'
import { orderForCompanySchema } from '#kernel/order-for-company.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { refreshBasketCount } from '#storefront/parts/basket/basket-count.ts'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import type { Elements } from '#ui/elements.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { FormMessages } from '#ui/form/form-messages.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useShopForm } from '#ui/form/use-shop-form.ts'
import { useTexts } from '#ui/use-texts.ts'

type CompanyDetailsFormProps = {
  company: { id: string; name: string }
  /** Reference that this basket has already. */
  reference: string | null | undefined
  /** Something is posted, which is looked over next. */
  hasShipping: boolean
  /** Stands below the fields: the way on. */
  actions: (isSending: boolean) => Elements
}

/** Orders for a company of the customer: it says everything of itself but the reference. */
export function CompanyDetailsForm(props: CompanyDetailsFormProps) {
  const { company, reference, hasShipping, actions } = props
  const t = useTexts(checkoutTexts, 'details.forCompany')
  const paths = usePaths()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const form = useShopForm({
    name: `details-${company.id}`,
    load: async () => ({
      schema: orderForCompanySchema,
      send: (typed: v.InferOutput<typeof orderForCompanySchema>) =>
        mutate(OrderForCompanyDocument, { ...typed, company: company.id }),
    }),
    fieldErrorMessage: useFieldErrorMessage(checkoutTexts),
    onRefused: () => void revalidate(),
    onDone: async () => {
      void refreshBasketCount()
      await navigate(`${paths.checkout()}?stap=${hasShipping ? 'verzending' : 'betaling'}`)
    },
  })
  return (
    <form {...form.formProps}>
      <div className="grid gap-5">
        <ErrorSummary form={form} />
        <FormMessages form={form} />
        <p className="wrap-anywhere">{t('text', { company: company.name })}</p>
        <LineField
          {...form.field('referenceNumber')}
          label={t('reference')}
          optionalText={t('optional')}
          hint={t('referenceHint')}
          defaultValue={reference ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
        <TermsCheckbox {...form.field('acceptTerms')} />
      </div>
      {actions(form.isSending)}
    </form>
  )
}

const OrderForCompanyDocument = graphql(`
  mutation OrderForCompany(
    $userData: UserData!
    $company: String!
    $referenceNumber: String
    $acceptTerms: Boolean!
  ) {
    orderForCompany(
      userData: $userData
      company: $company
      referenceNumber: $referenceNumber
      acceptTerms: $acceptTerms
    ) { errors { ...ShopError } }
  }
`)
