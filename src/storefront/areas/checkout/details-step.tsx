import { type BaseSyntheticEvent, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { graphql } from '#storefront/graphql/generated/gql.ts'
import type {
  DetailsAddressFragment,
  DetailsProfileFragment,
  ShopErrorFragment,
} from '#storefront/graphql/generated/graphql.ts'
import { StepActions } from '#storefront/parts/checkout-steps/step-actions.tsx'
import { TermsCheckbox } from '#storefront/parts/legal/terms-checkbox.tsx'
import { ErrorRows } from '#storefront/parts/messages/error-rows.tsx'
import { usePaths } from '#storefront/parts/paths/use-paths.ts'
import { RadioCards } from '#storefront/ui/radio-cards.tsx'
import { TextField } from '#storefront/ui/text-field.tsx'
import {
  type DetailsDraft,
  type DetailsField,
  detailsFields,
  detailsResolver,
  isDetailsField,
  problemKey,
} from './details-form.ts'
import { ProblemSummary, useSummaryFocus } from './problem-summary.tsx'

type DetailsStepProps = {
  saved: DetailsAddressFragment | null | undefined
  /** Of whoever is logged in: what nobody filled in yet is taken from it. */
  profile: DetailsProfileFragment | null | undefined
  /** What the server refused the last time. */
  errors: readonly ShopErrorFragment[]
}

/** Who orders: only what a guest order needs, with nothing ticked in advance. */
export function DetailsStep({ saved, profile, errors }: DetailsStepProps) {
  const t = useTranslations('checkout')
  const paths = usePaths()
  const submit = useSubmit()
  const isSaving = useNavigation().state !== 'idle'
  // Of whoever said over the basket who he is.
  const { state } = useLocation()
  const { ref, focusSummary } = useSummaryFocus()
  const form = useForm<DetailsDraft>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: draftOf({ saved, customer: profile, typed: state }),
    resolver: detailsResolver as never,
  })
  const { register, setValue, setFocus, setError, watch, formState } = form
  const customerType = watch('customerType')

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer of the server is told once.
  useEffect(() => {
    for (const error of errors)
      if (isDetailsField(error.referencedRequestParameter))
        setError(error.referencedRequestParameter, { type: 'server', message: error.message })
    if (errors.length > 0) focusSummary()
  }, [errors])

  const textOf = (field: DetailsField) => {
    const problem = formState.errors[field]
    if (!problem) return undefined
    return problem.type === 'server'
      ? problem.message
      : t(`problems.${problemKey(field, problem.message)}`)
  }
  const problems = detailsFields.flatMap((field) => {
    const text = textOf(field)
    return text ? [{ field, text }] : []
  })
  const field = (name: Exclude<DetailsField, 'customerType' | 'acceptTerms'>) => ({
    ...register(name),
    error: textOf(name),
  })
  const send = form.handleSubmit(
    (_values, event?: BaseSyntheticEvent) => submit(event?.target, { method: 'post' }),
    focusSummary,
  )
  return (
    <Form method="post" noValidate onSubmit={(event) => void send(event)}>
      <input type="hidden" name="intent" value="details" />
      {formState.submitCount > 0 && problems.length > 0 && (
        <ProblemSummary
          ref={ref}
          problems={problems}
          onChoose={(name) => isDetailsField(name) && setFocus(name)}
        />
      )}
      <ErrorRows
        errors={errors.filter((error) => !isDetailsField(error.referencedRequestParameter))}
        className="mb-6"
      />
      <div className="grid gap-5">
        <RadioCards
          legend={t('details.customerType')}
          name="customerType"
          layout="pair"
          options={[
            { value: 'PRIVATE', label: t('details.private') },
            { value: 'BUSINESS', label: t('details.business') },
          ]}
          value={customerType}
          onChange={(value) => setValue('customerType', value === 'BUSINESS' ? value : 'PRIVATE')}
        />
        {customerType === 'BUSINESS' && (
          <TextField
            {...field('companyName')}
            label={t('details.companyName')}
            autoComplete="organization"
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...field('firstName')}
            label={t('details.firstName')}
            autoComplete="given-name"
          />
          <TextField
            {...field('lastName')}
            label={t('details.lastName')}
            autoComplete="family-name"
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            {...field('email')}
            label={t('details.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
          <TextField
            {...field('confirmEmail')}
            label={t('details.confirmEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
          />
        </div>
        <TextField
          {...field('phoneNumber')}
          label={t('details.phone')}
          optionalText={t('details.optional')}
          hint={t('details.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TermsCheckbox {...register('acceptTerms')} error={textOf('acceptTerms')} />
      </div>
      <StepActions
        back={{ href: paths.basket(), text: t('back.basket') }}
        next={t('details.next')}
        isLoading={isSaving}
      />
    </Form>
  )
}

type Known = {
  saved: DetailsStepProps['saved']
  customer: DetailsStepProps['profile']
  /** The address alone. */
  typed: { email?: string } | null | undefined
}

function draftOf({ saved, customer, typed }: Known): DetailsDraft {
  const hasSaved = Boolean(saved?.email)
  const known = hasSaved ? saved : customer
  return {
    customerType: saved?.customerType ?? 'PRIVATE',
    companyName: saved?.companyName ?? '',
    firstName: known?.firstName ?? '',
    lastName: known?.lastName ?? '',
    email: known?.email ?? typed?.email ?? '',
    // Typed once, it is typed once more: that is what finds a slip.
    confirmEmail: known?.email ?? '',
    phoneNumber: known?.phoneNumber ?? '',
    // Whoever saved the details has agreed already.
    acceptTerms: hasSaved,
  }
}

graphql(`
  fragment DetailsAddress on BillingAddress {
    customerType
    companyName
    firstName
    lastName
    email
    phoneNumber
  }
`)

graphql(`
  fragment DetailsProfile on CustomerProfile {
    firstName
    lastName
    email
    phoneNumber
  }
`)
