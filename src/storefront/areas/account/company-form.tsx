import type * as v from 'valibot'
import { accountCompaniesTexts } from '#i18n/texts/account-companies.ts'
import { addressParts } from '#kernel/address-parts.ts'
import { companySchema } from '#kernel/company.ts'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type { CompanyFormFragment } from '#storefront/graphql/generated/graphql.ts'
import { useAccountForm } from '#storefront/parts/account/use-account-form.ts'
import { AddressFields } from '#storefront/parts/address-fields/address-fields.tsx'
import { knownParts } from '#storefront/parts/address-fields/known-parts.ts'
import { mutate } from '#storefront/parts/api/call-shop.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { LineField } from '#ui/form/line-field.tsx'
import { useFieldErrorMessage } from '#ui/form/use-field-error-message.ts'
import { useTexts } from '#ui/use-texts.ts'
import { FormFooter } from './form-footer.tsx'

type Typed = v.InferOutput<typeof companySchema>

type CompanyFormProps = {
  /** Undefined for one that is being opened. */
  company: CompanyFormFragment | undefined
  /** Called with the id of the company. */
  onDone: (companyId: string) => void
}

/** Company with all that its invoices need. */
export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const t = useTexts(accountCompaniesTexts, 'form')
  const known = knownParts(addressParts, company?.address)
  const form = useAccountForm({
    name: company ? `company-${company.id}` : 'company-new',
    fieldErrorMessage: useFieldErrorMessage(accountCompaniesTexts),
    load: async () => ({
      schema: companySchema,
      send: (typed) => (company ? save(company.id, typed) : open(typed)),
    }),
    onDone: (_typed, { companyId }) => {
      if (companyId) onDone(companyId)
    },
  })
  const line = (name: 'name' | 'kvkNumber' | 'vatNumber' | 'reference' | 'invoiceEmails') => ({
    ...form.field(name),
    label: t(name),
    autoComplete: 'off',
    spellCheck: false,
  })
  const optionalText = t('optional')
  return (
    <form {...form.formProps} aria-label={t('details')} className="grid gap-5">
      <ErrorSummary form={form} />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-4">
        <LineField
          {...line('name')}
          defaultValue={company?.name}
          autoComplete="organization"
          required
        />
        <LineField
          {...line('kvkNumber')}
          hint={t('kvkHint')}
          defaultValue={company?.kvkNumber ?? ''}
          inputMode="numeric"
        />
        <LineField
          {...line('vatNumber')}
          optionalText={optionalText}
          defaultValue={company?.vatNumber ?? ''}
          hint={company?.vatNumber ? t(`vatState.${company.vatState ?? 'NONE'}`) : undefined}
          autoCapitalize="characters"
        />
        <LineField
          {...line('reference')}
          optionalText={optionalText}
          hint={t('referenceHint')}
          defaultValue={company?.reference ?? ''}
        />
        <LineField
          {...line('invoiceEmails')}
          optionalText={optionalText}
          hint={t('invoiceEmailsHint')}
          defaultValue={company?.invoiceEmails.join(', ')}
          inputMode="email"
          className="sm:col-span-2"
        />
      </div>
      <fieldset className="grid min-w-0 gap-5">
        <legend className="mb-3 font-semibold">{t('address')}</legend>
        <AddressFields
          field={(part) => form.field(`address.${part}`)}
          known={known}
          onCountry={() => form.changed('address.postCode')}
        />
      </fieldset>
      <FormFooter form={form} submit={t(company ? 'save' : 'add')} />
    </form>
  )
}

/** The API takes the addresses as one line, as they were typed. */
const asInput = ({ invoiceEmails, ...details }: Typed) => ({
  ...details,
  invoiceEmails: invoiceEmails.join(','),
})

const open = (typed: Typed) => mutate(OpenCompanyDocument, { details: asInput(typed) })

const save = async (companyId: string, typed: Typed) => {
  const variables = { company: companyId, details: asInput(typed) }
  return { ...(await mutate(SaveCompanyDocument, variables)), companyId }
}

const OpenCompanyDocument = graphql(`
  mutation OpenCompany($userData: UserData!, $details: CompanyInput!) {
    openCompany(userData: $userData, details: $details) { companyId errors { ...ShopError } }
  }
`)

const SaveCompanyDocument = graphql(`
  mutation SaveCompany($userData: UserData!, $company: String!, $details: CompanyInput!) {
    saveCompany(userData: $userData, company: $company, details: $details) {
      errors { ...ShopError }
    }
  }
`)

graphql(`
  fragment CompanyForm on Company {
    id
    name
    kvkNumber
    vatNumber
    vatState
    reference
    invoiceEmails
    address {
      countryCode
      postCode
      houseNumber
      suffix
      street
      addressLine1
      addressLine2
      city
      administrativeArea
    }
  }
`)
